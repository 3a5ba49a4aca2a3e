import { type AskBoxMessages, en } from './messages.en.ts'

const ne: AskBoxMessages = {
  label: 'प्रश्न सोध्नुहोस्',
  placeholder: '२५० डलर, १.५ तोला, दसैँ…',
  open: 'सोध्नुहोस्',
  close: 'बन्द',
  answer: 'उत्तर',
  more: 'थप',
  copy: 'कपी गर्नुहोस्',
  copied: 'कपी भयो',
  share: 'सेयर गर्नुहोस्',
  openAnswer: (tool) => `${tool} खोल्नुहोस्`,
  orMeant: 'कि यो हो?',
  nothing: (question) => `“${question}” को उत्तर भेटिएन।`,
  nothingHint: 'नजिकका औजार यी हुन्। कि यस्तो सोधेर हेर्नुहोस्:',
  examples: 'यस्तो सोध्न सकिन्छ',
  exampleQuestions: ['२५० डलर', '१.५ तोला सुन', 'दसैँ कहिले हो', '२०५२-०५-०१', '९८४१', '२०० एमबीपीएस'],
  recent: 'तपाईंका पछिल्ला उत्तर',
  loading: 'पछिल्लो भाउ ल्याउँदै…',
  stored: (day) => `नेटवर्क छैन: ${day} को भाउ देखाइएको छ।`,
  noFigures: 'नेटवर्क छैन: अहिले दर र भाउको उत्तर दिन सकिँदैन। मिति र नापको सकिन्छ।',
  noReader: 'नेटवर्क छैन: अहिले प्रश्नको उत्तर दिन सकिँदैन।',
  asOf: (day) => `${day} को भाउ`,
  old: (days) => `${days} दिन पुरानो`,
}

export const messages = { en, ne }
