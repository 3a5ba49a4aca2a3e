/** How people name minor days of the almanac, by id, as in `festival-words.ts`. */
export const almanacWords: Readonly<Record<string, string>> = {
  'kaag-tihar': 'kaag tihar,kag tihar,kaak tihar,kaagtihar,crow tihar,काग तिहार,कागतिहार',
  'kukur-tihar':
    'kukur tihar,kukurtihar,kukkur tihar,dog tihar,dog festival,kukur puja,kukur ko tihar,कुकुर तिहार,कुकुरतिहार,कुकुर पूजा',
  dhanteras: 'dhanteras,dhan teras,dhantera,dhanatrayodashi,dhan trayodashi,धनतेरस,धन तेरस,धनत्रयोदशी',
  'guru-purnima':
    'guru purnima,guru poornima,gurupurnima,guru purne,teachers day,teacher day,vyas jayanti,guru punhi,गुरु पूर्णिमा,गुरुपूर्णिमा,गुरु पुर्णिमा,व्यास जयन्ती,शिक्षक दिवस',
  'nag-panchami':
    'nag panchami,naag panchami,nagpanchami,nag panchmi,nag pancami,नागपञ्चमी,नाग पञ्चमी,नाग पंचमी',
  'akshaya-tritiya':
    'akshaya tritiya,akshay tritiya,akshya tritiya,akshaya tritya,satu khane din,अक्षय तृतीया,अक्षयतृतीया,सातु खाने दिन',
  'ganesh-chaturthi':
    'ganesh chaturthi,ganesh chauthi,ganesh chaturthee,vinayak chaturthi,गणेश चतुर्थी,गणेशचतुर्थी,गणेश चौथी',
  'saune-sankranti':
    'saune sankranti,saun sankranti,shrawan sankranti,sawan sankranti,luto falne din,luto phalne,luto falne,साउने सङ्क्रान्ति,साउने संक्रान्ति,श्रावण सङ्क्रान्ति,लुतो फाल्ने,लुतो फाल्ने दिन',
  'asar-15':
    'asar 15,asar pandhra,asar pandra,ashad 15,ropain,ropain day,ropai jatra,dahi chiura khane din,dahi chiura,paddy day,dhan diwas,असार १५,असार पन्ध्र,रोपाइँ,दही चिउरा खाने दिन,दही चिउरा,धान दिवस',
  'bhanu-jayanti': 'bhanu jayanti,bhanubhakta jayanti,bhanujayanti,भानु जयन्ती,भानुजयन्ती,भानुभक्त जयन्ती',
  'vishwakarma-puja':
    'vishwakarma puja,biswakarma puja,bishwakarma puja,viswakarma,vishwakarma,विश्वकर्मा पूजा,विश्वकर्मा',
  'bala-chaturdashi':
    'bala chaturdashi,balachaturdashi,bala chaturdasi,satbij chharne,satbij,बाला चतुर्दशी,बालाचतुर्दशी,शतबीज छर्ने,सतबीज छर्ने दिन',
  'vivah-panchami':
    'vivah panchami,bibaha panchami,bivah panchami,vivaha panchami,sita vivah,ram sita vivah,विवाह पञ्चमी,विवाहपञ्चमी,सीता विवाह',
  'kamada-ekadashi': 'kamada ekadashi,kamada ekadasi,कामदा एकादशी,kamada,कामदा',
  'varuthini-ekadashi':
    'varuthini ekadashi,varuthini ekadasi,वरुथिनी एकादशी,varuthini,वरुथिनी,baruthini ekadashi',
  'mohini-ekadashi': 'mohini ekadashi,mohini ekadasi,मोहिनी एकादशी',
  'apara-ekadashi': 'apara ekadashi,apara ekadasi,अपरा एकादशी',
  'nirjala-ekadashi':
    'nirjala ekadashi,nirjala ekadasi,निर्जला एकादशी,nirjala,निर्जला,bhimsen ekadashi,tulasi ko dal rakhne din,निर्जला व्रत',
  'yogini-ekadashi': 'yogini ekadashi,yogini ekadasi,योगिनी एकादशी,yogini,योगिनी',
  'harishayani-ekadashi':
    'harishayani ekadashi,harishayani ekadasi,हरिशयनी एकादशी,harishayani,हरिशयनी,harisayani ekadashi,tulsi ropne,tulasi ropne din,devshayani ekadashi,asar ekadashi,तुलसी रोप्ने,तुलसी रोप्ने दिन',
  'kamika-ekadashi': 'kamika ekadashi,kamika ekadasi,कामिका एकादशी,kamika,कामिका',
  'shravan-putrada-ekadashi':
    'shrawan putrada ekadashi,saun putrada ekadashi,putrada ekadashi,putrada,साउन पुत्रदा एकादशी,पुत्रदा एकादशी,पुत्रदा',
  'aja-ekadashi': 'aja ekadashi,aja ekadasi,अजा एकादशी',
  'hariparivartini-ekadashi':
    'hariparivartini ekadashi,hariparivartini ekadasi,हरिपरिवर्तिनी एकादशी,hariparivartini,हरिपरिवर्तिनी,parivartini ekadashi,hari parivartini ekadashi,परिवर्तिनी एकादशी',
  'indira-ekadashi': 'indira ekadashi,indira ekadasi,इन्दिरा एकादशी',
  'papankusha-ekadashi':
    'papankusha ekadashi,papankusha ekadasi,पापाङ्कुशा एकादशी,papankusha,पापाङ्कुशा,papankusa ekadashi,पापांकुशा एकादशी',
  'rama-ekadashi': 'rama ekadashi,rama ekadasi,रमा एकादशी',
  'utpanna-ekadashi':
    'utpanna ekadashi,utpanna ekadasi,उत्पन्ना एकादशी,utpanna,उत्पन्ना,utpattika ekadashi,utpatti ekadashi,उत्पत्तिका एकादशी',
  'mokshada-ekadashi':
    'mokshada ekadashi,mokshada ekadasi,मोक्षदा एकादशी,mokshada,मोक्षदा,gita jayanti,geeta jayanti,गीता जयन्ती',
  'saphala-ekadashi': 'saphala ekadashi,saphala ekadasi,सफला एकादशी,saphala,सफला,safala ekadashi',
  'poush-putrada-ekadashi': 'poush putrada ekadashi,pus putrada ekadashi,पुस पुत्रदा एकादशी,पौष पुत्रदा एकादशी',
  'shattila-ekadashi':
    'shattila ekadashi,shattila ekadasi,षट्तिला एकादशी,shattila,षट्तिला,sattila ekadashi,shat tila ekadashi,षटतिला एकादशी',
  'bhima-ekadashi': 'bhima ekadashi,bhima ekadasi,भीमा एकादशी,jaya ekadashi,bheema ekadashi,जया एकादशी',
  'vijaya-ekadashi': 'vijaya ekadashi,vijaya ekadasi,विजया एकादशी',
  'amalaki-ekadashi': 'amalaki ekadashi,amalaki ekadasi,आमलकी एकादशी,amalaki,आमलकी',
  'papmochani-ekadashi':
    'papmochani ekadashi,papmochani ekadasi,पापमोचनी एकादशी,papmochani,पापमोचनी,papamochani ekadashi',
}

/** Names that several festivals share, by family. */
export const festivalFamilies: Readonly<Record<string, string>> = {
  lhosar: 'lhosar,losar,lhochhar,lochhar,lhosar parba,ल्होसार,ल्होछार,लोसार,ल्होसर',
  eid: 'eid,eid mubarak,eid festival,id parba,इद,ईद,इद पर्व',
}
