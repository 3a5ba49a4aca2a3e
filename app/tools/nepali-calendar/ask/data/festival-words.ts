import { almanacWords } from './almanac-words.ts'

/** How people name festivals, by id: English, romanised and Devanagari spellings, separated by commas. */
export const festivalWords: Readonly<Record<string, string>> = {
  'new-year':
    'nepali new year,new year nepal,bs new year,naya barsa,nawa barsa,nava varsha,baisakh 1 gate,new year,नयाँ वर्ष,नव वर्ष,नववर्ष,नेपाली नयाँ वर्ष,nepali naya barsa',
  'mata-tirtha':
    'mata tirtha aunsi,mata tirtha,mothers day,mother day,aama ko mukh herne din,aamako mukh herne,aama ko mukh herne,aama ko din,aama diwas,मातातीर्थ औँसी,मातातीर्थ,आमाको मुख हेर्ने दिन,आमाको मुख हेर्ने,आमा दिवस,मातृ दिवस',
  'buddha-jayanti':
    'buddha jayanti,buddha purnima,ubhauli,buddha birthday,buddhas birthday,lord buddha birthday,बुद्ध जयन्ती,बुद्ध पूर्णिमा,उभौली',
  republic: 'republic day,ganatantra diwas,gantantra diwas,गणतन्त्र दिवस',
  'janai-purnima':
    'janai purnima,rakshya bandhan,raksha bandhan,rakhi,janai purne,rakhi purnima,kwati purnima,जनै पूर्णिमा,रक्षा बन्धन,राखी',
  'gai-jatra': 'gai jatra,saparu,गाई जात्रा',
  'krishna-janmashtami':
    'krishna janmashtami,janmashtami,krishna asthami,shree krishna janmashtami,sri krishna janmastami,श्रीकृष्ण जन्माष्टमी,कृष्ण जन्माष्टमी,जन्माष्टमी,कृष्णाष्टमी,कृष्ण अष्टमी',
  'kushe-aunsi':
    'kushe aunsi,kuse aunsi,fathers day,father day,buwa ko mukh herne din,buwako mukh herne,buba ko mukh herne din,ba ko mukh herne din,gokarna aunsi,कुशे औँसी,बुवाको मुख हेर्ने दिन,बाबुको मुख हेर्ने दिन,बुवाको मुख हेर्ने,पितृ दिवस,गोकर्ण औँसी',
  teej: 'teej,tij,haritalika teej,haritalika,hartalika teej,tiz,तीज,हरितालिका तीज,हरितालिका',
  'rishi-panchami': 'rishi panchami,ऋषि पञ्चमी',
  'indra-jatra': 'indra jatra,yenya,kumari jatra,इन्द्र जात्रा,येँया',
  constitution: 'constitution day,sambidhan diwas,संविधान दिवस',
  ghatasthapana:
    'ghatasthapana,ghatasthapna,ghatsthapana,dashain start,dashain begins,dashain suru,jamara rakhne din,jamara,घटस्थापना,घटस्थापना दशैँ,जमरा राख्ने दिन',
  fulpati: 'fool pati,saptami fulpati,फूलपाती',
  'maha-ashtami': 'maha ashtami,dashain ashtami,महाष्टमी,महा अष्टमी',
  'maha-navami': 'maha navami,dashain navami,महा नवमी',
  'vijaya-dashami':
    'dashain,dashami,bada dashain,bijaya dashami,dussehra,dashera,dashain tika,dasain ko tika,tika,durga puja,dashain festival,दशैँ,बडा दशैँ,विजया दशमी,दशैँको टीका,टीका',
  kojagrat: 'kojagrat,kojagrat purnima,कोजाग्रत पूर्णिमा,कोजाग्रत',
  'laxmi-puja':
    'tihar,laxmi puja,lakshmi puja,deepawali,diwali,deepawoli,tihar festival,लक्ष्मी पूजा,तिहार,दिपावली,दीवाली',
  gobardhan: 'gobardhan,gobardhan puja,mha puja,goru puja,nepal sambat new year,गोवर्धन पूजा,म्ह पूजा,गोरु पूजा',
  'bhai-tika': 'bhai tika,vai tika,bhai dooj,kija puja,भाइ टीका,किजा पूजा',
  chhath: 'chhath,chhath puja,chhath parba,छठ,छठ पर्व,छठ पूजा',
  haribodhini:
    'haribodhini,haribodhini ekadashi,thulo ekadashi,thuli ekadashi,हरिबोधिनी एकादशी,हरिबोधिनी,ठूली एकादशी,ठूलो एकादशी',
  'guru-nanak': 'guru nanak jayanti,guru nanak,गुरु नानक जयन्ती,गुरुनानक जयन्ती',
  yomari: 'yomari punhi,yomari,yomari purnima,udhauli,yo mari punhi,योमरी पुन्ही,योमरी,उधौली',
  christmas: 'christmas,xmas,christmas day,krismas,क्रिसमस,क्रिसमस डे',
  'tamu-lhosar': 'lhosar tamu,tamu lhosar,tamu lhochhar,gurung lhosar,तमु ल्होसार,तमु ल्होछार',
  prithvi:
    'prithvi jayanti,prithivi jayanti,national unity day,rastriya ekata diwas,ekata diwas,पृथ्वी जयन्ती,राष्ट्रिय एकता दिवस,एकता दिवस',
  'maghe-sankranti':
    'maghe sankranti,maghe sakranti,maghi,magh sankranti,makar sankranti,माघे सङ्क्रान्ति,माघी,मकर सङ्क्रान्ति',
  'sonam-lhosar':
    'lhosar sonam,sonam lhosar,sonam lhochhar,tamang lhosar,सोनाम ल्होसार,सोनाम ल्होछार,सोनम ल्होसार',
  'saraswati-puja':
    'saraswati puja,saraswoti puja,sarsoti puja,basanta panchami,shree panchami,सरस्वती पूजा,वसन्त पञ्चमी,श्री पञ्चमी',
  martyrs: 'martyrs day,martyr day,sahid diwas,सहिद दिवस',
  shivaratri: 'shivaratri,shivratri,maha shivaratri,maha shivratri,शिवरात्रि,महा शिवरात्रि',
  'gyalpo-lhosar': 'lhosar gyalpo,gyalpo lhosar,sherpa lhosar,ग्याल्पो ल्होसार,ग्याल्बो ल्होसार',
  democracy:
    'democracy day,prajatantra diwas,national democracy day,rastriya prajatantra diwas,प्रजातन्त्र दिवस,राष्ट्रिय प्रजातन्त्र दिवस',
  women:
    'womens day,women day,nari diwas,mahila diwas,international womens day,महिला दिवस,नारी दिवस,अन्तर्राष्ट्रिय महिला दिवस',
  'holi-hill':
    'fagu purnima pahad,holi pahad,holi hilly,holi,hori,fagu,fagu purnima,holi festival,holi kathmandu,pahad holi,pahadi holi,pahad ko holi,hilly holi,होली,होरी,फागु,फागु पूर्णिमा,पहाडको होली,पहाडी होली',
  'holi-terai':
    'terai holi,tarai holi,holi terai,holi tarai,holi in terai,terai ko holi,tarai ko holi,madhesh holi,madhes ko holi,तराईको होली,तराई होली,होली तराई,मधेसको होली',
  'ghode-jatra': 'ghode jatra,ghodey jatra,घोडे जात्रा',
  'chaite-dashain': 'chaite dashain,chaitra dashain,sano dashain,चैते दशैँ,चैत्र दशैँ,सानो दशैँ',
  'ram-navami': 'ram navami,राम नवमी',
  labour:
    'labour day,labor day,may day,majdur diwas,shramik diwas,international labour day,श्रमिक दिवस,मजदुर दिवस',
  loktantra: 'loktantra diwas,loktantra day,लोकतन्त्र दिवस',
  'id-fitr': 'eid al fitr,eid ul fitr,id ul fitr,ramadan eid,ramjan id,इद उल फित्र,रमजान इद',
  'id-adha': 'bakra eid,bakar eid,bakar id,eid al adha,eid ul adha,बकर इद,बकरीद,बकरइद',
  gaura: 'gaura,gaura parba,gaura festival,गौरा,गौरा पर्व',
  jitiya: 'jitiya,jitiya parba,jiutiya,जितिया,जितिया पर्व',
  falgunanda: 'falgunanda jayanti,falgunanda,फाल्गुनन्द जयन्ती',
  'civil-service': 'civil service day,nijamati diwas,nijamati sewa diwas,निजामती सेवा दिवस,निजामती दिवस',
  ...almanacWords,
}
