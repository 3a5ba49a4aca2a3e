import { en, type HomeMessages } from './messages.en.ts'

const ne: HomeMessages = {
  heading: 'आज तपाईंलाई के चाहियो?',
  intro:
    'चौतारी भनेको गाउँले हरेक बटुवाका लागि खुला राख्ने छहारीको ठाउँ हो। यो चौतारीमा पनि त्यसै गरी नेपालको दैनिक जीवनमा काम लाग्ने साना वेब औजार सबैका लागि निःशुल्क र खुला छन्।',
  shortcuts: 'छिटो खुल्ने औजार',
  change: 'औजार र दिन मिलाउनुहोस्',
  recent: 'भर्खरै चलाएका औजार',
  short: {
    '/nepali-date-converter': 'वि.सं. ⇄ ई.सं.',
    '/qr-builder': 'इसेवा क्यूआर',
    '/carrier-identifier': 'कुन नेटवर्क?',
    '/postal-codes': 'हुलाक कोड',
    '/nepali-calendar': 'पात्रो',
    '/foreign-exchange': 'विदेशी मुद्रा',
    '/gold-silver-price': 'सुनचाँदी',
    '/crypto-exchange-rates': 'क्रिप्टो',
    '/emergency-services': 'आपत्कालीन',
    '/internet-comparison': 'इन्टरनेट',
  },
  allTools: 'सबै औजार',
  groups: {
    money: 'रुपैयाँपैसा',
    dates: 'मिति र पात्रो',
    phone: 'फोन र इन्टरनेट',
    places: 'ठाउँ र जग्गा',
    writing: 'लेखाइ',
    other: 'अन्य',
  },
  tryNow: 'अहिले प्रयोग गर्नुहोस्',
  notOpen: 'अझै खुलेको छैन',
  visits: (count) => `${count} पटक हेरिएको`,
  rating: (mean) => `५ मध्ये ${mean} मूल्याङ्कन`,
  categories: {
    Telecom: 'दूरसञ्चार',
    Finance: 'वित्त',
    Utility: 'उपयोगी',
    Safety: 'सुरक्षा',
    Internet: 'इन्टरनेट',
    Converter: 'रूपान्तरण',
    Generator: 'निर्माण',
  },
  why: (site) => `${site} नै किन?`,
  benefits: [
    {
      icon: 'gift',
      title: 'सधैँ निःशुल्क',
      text: 'सबै औजार निःशुल्क छन्। कुनै स्रोतलाई धेरै पटक सोध्न नमिल्दा पृष्ठमै भनिन्छ।',
    },
    { icon: 'zap', title: 'छिटो', text: 'हलुका पृष्ठहरू ढिलो मोबाइल डाटामा पनि छिटै खुल्छन्।' },
    { icon: 'lock', title: 'गोपनीयता पहिले', text: 'तपाईंले औजारमा लेखेको कुरा तपाईंकै ब्राउजरमा रहन्छ।' },
    { icon: 'user-check', title: 'दर्ता गर्नुपर्दैन', text: 'न फाराम, न पासवर्ड: औजार खोल्नुहोस् र चलाउनुहोस्।' },
  ],
  callHeading: 'एक मिनेट निकालेर एउटा चलाएर हेर्नुहोस्',
  callCarrier: 'सेवा प्रदायक चिन्नुहोस्',
  callQr: 'भुक्तानी क्यूआर बनाउनुहोस्',
}

export const messages = { en, ne }
