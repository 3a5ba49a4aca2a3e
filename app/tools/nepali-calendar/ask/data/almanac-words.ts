/** How people name minor days of the almanac, by id, as in `festival-words.ts`. */
export const almanacWords: Readonly<Record<string, string>> = {
  'kaag-tihar': 'kaag tihar,kag tihar,kaak tihar,crow tihar,काग तिहार',
  'kukur-tihar': 'kukur tihar,dog tihar,dog festival,kukur puja,kukur ko tihar,कुकुर तिहार,कुकुर पूजा',
  dhanteras: 'dhan teras,dhantera,dhanatrayodashi,dhan trayodashi,धनतेरस,धन तेरस,धनत्रयोदशी',
  'guru-purnima':
    'guru purnima,guru poornima,guru purne,teachers day,teacher day,vyas jayanti,guru punhi,गुरु पूर्णिमा,व्यास जयन्ती,शिक्षक दिवस',
  'nag-panchami': 'nag panchami,naag panchami,nag panchmi,nag pancami,नाग पञ्चमी',
  'akshaya-tritiya': 'akshaya tritiya,akshya tritiya,akshaya tritya,satu khane din,अक्षय तृतीया,सातु खाने दिन',
  'ganesh-chaturthi': 'ganesh chaturthi,ganesh chauthi,vinayak chaturthi,गणेश चतुर्थी,गणेश चौथी',
  'saune-sankranti':
    'saune sankranti,saun sankranti,shrawan sankranti,sawan sankranti,luto falne din,luto phalne,luto falne,साउने सङ्क्रान्ति,श्रावण सङ्क्रान्ति,लुतो फाल्ने,लुतो फाल्ने दिन',
  'asar-15':
    'asar 15,asar pandhra,asar pandra,ashad 15,ropain,ropain day,ropai jatra,dahi chiura khane din,dahi chiura,paddy day,dhan diwas,असार १५,असार पन्ध्र,रोपाइँ,दही चिउरा खाने दिन,दही चिउरा,धान दिवस',
  'bhanu-jayanti': 'bhanu jayanti,bhanubhakta jayanti,भानु जयन्ती,भानुभक्त जयन्ती',
  'vishwakarma-puja': 'vishwakarma puja,biswakarma puja,bishwakarma puja,viswakarma,विश्वकर्मा पूजा,विश्वकर्मा',
  'bala-chaturdashi':
    'bala chaturdashi,bala chaturdasi,satbij chharne,satbij,बाला चतुर्दशी,शतबीज छर्ने,सतबीज छर्ने दिन',
  'vivah-panchami': 'vivah panchami,bibaha panchami,sita vivah,ram sita vivah,विवाह पञ्चमी,सीता विवाह',
  'kamada-ekadashi': 'kamada ekadashi,कामदा एकादशी,kamada,कामदा',
  'varuthini-ekadashi': 'varuthini ekadashi,वरुथिनी एकादशी,varuthini,वरुथिनी',
  'mohini-ekadashi': 'mohini ekadashi,मोहिनी एकादशी',
  'apara-ekadashi': 'apara ekadashi,अपरा एकादशी',
  'nirjala-ekadashi':
    'nirjala ekadashi,निर्जला एकादशी,nirjala,निर्जला,bhimsen ekadashi,tulasi ko dal rakhne din,निर्जला व्रत',
  'yogini-ekadashi': 'yogini ekadashi,योगिनी एकादशी,yogini,योगिनी',
  'harishayani-ekadashi':
    'harishayani ekadashi,हरिशयनी एकादशी,harishayani,हरिशयनी,tulsi ropne,tulasi ropne din,devshayani ekadashi,asar ekadashi,तुलसी रोप्ने,तुलसी रोप्ने दिन',
  'kamika-ekadashi': 'kamika ekadashi,कामिका एकादशी,kamika,कामिका',
  'shravan-putrada-ekadashi':
    'shrawan putrada ekadashi,saun putrada ekadashi,putrada ekadashi,putrada,साउन पुत्रदा एकादशी,पुत्रदा एकादशी,पुत्रदा',
  'aja-ekadashi': 'aja ekadashi,aja ekadasi,अजा एकादशी',
  'hariparivartini-ekadashi':
    'hariparivartini ekadashi,हरिपरिवर्तिनी एकादशी,hariparivartini,हरिपरिवर्तिनी,parivartini ekadashi,hari parivartini ekadashi,परिवर्तिनी एकादशी',
  'indira-ekadashi': 'indira ekadashi,इन्दिरा एकादशी',
  'papankusha-ekadashi': 'papankusha ekadashi,पापाङ्कुशा एकादशी,papankusha,पापाङ्कुशा',
  'rama-ekadashi': 'rama ekadashi,rama ekadasi,रमा एकादशी',
  'utpanna-ekadashi':
    'utpanna ekadashi,उत्पन्ना एकादशी,utpanna,उत्पन्ना,utpattika ekadashi,utpatti ekadashi,उत्पत्तिका एकादशी',
  'mokshada-ekadashi': 'mokshada ekadashi,मोक्षदा एकादशी,mokshada,मोक्षदा,gita jayanti,गीता जयन्ती',
  'saphala-ekadashi': 'saphala ekadashi,सफला एकादशी,saphala,सफला',
  'poush-putrada-ekadashi': 'poush putrada ekadashi,pus putrada ekadashi,पुस पुत्रदा एकादशी,पौष पुत्रदा एकादशी',
  'shattila-ekadashi': 'shattila ekadashi,षट्तिला एकादशी,shattila,षट्तिला,shat tila ekadashi',
  'bhima-ekadashi': 'bhima ekadashi,भीमा एकादशी,jaya ekadashi,जया एकादशी',
  'vijaya-ekadashi': 'vijaya ekadashi,विजया एकादशी',
  'amalaki-ekadashi': 'amalaki ekadashi,आमलकी एकादशी,amalaki,आमलकी',
  'papmochani-ekadashi': 'papmochani ekadashi,पापमोचनी एकादशी,papmochani,पापमोचनी,papamochani ekadashi',
}

/** Names that several festivals share, by family. */
export const festivalFamilies: Readonly<Record<string, string>> = {
  lhosar: 'lhosar,lhochhar,lhosar parba,ल्होसार,ल्होछार,लोसार,ल्होसर',
  eid: 'eid,eid mubarak,eid festival,id parba,इद,इद पर्व',
}
