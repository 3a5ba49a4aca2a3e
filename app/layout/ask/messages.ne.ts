import { type AskBoxMessages, en } from './messages.en.ts'

const ne: AskBoxMessages = {
  label: 'प्रश्न सोध्नुहोस्',
  placeholder: '२५० डलर, १.५ तोला, दशैँ…',
  open: 'सोध्नुहोस्',
  close: 'बन्द',
  answer: 'उत्तर',
  more: 'थप',
  copy: 'प्रतिलिपि गर्नुहोस्',
  copied: 'प्रतिलिपि भयो',
  share: 'सेयर गर्नुहोस्',
  openAnswer: (tool) => `${tool} खोल्नुहोस्`,
  orMeant: 'वा यो सोध्नुभएको हो?',
  nothing: (question) => `“${question}” को उत्तर भेटिएन।`,
  mayHelp: 'यो काम लाग्न सक्छ',
  askLikeThis: 'यसरी सोध्नुहोस्',
  call: (number) => `${number} मा फोन गर्नुहोस्`,
  exampleQuestions: ['२५० डलर', '१.५ तोला सुन', 'दशैँ कहिले हो', '२०५२-०५-०१', '९८४१', '२०० एमबीपीएस'],
  recent: 'तपाईंले पहिले सोधेका',
  loading: 'पछिल्लो भाउ ल्याउँदै…',
  stored: (day) => `तपाईं अफलाइन हुनुहुन्छ। यहाँ राखिएका दर र भाउ ${day} का हुन्।`,
  noFigures: 'तपाईं अफलाइन हुनुहुन्छ। मिति र नापको उत्तर पाइन्छ, दर र भाउको पाइँदैन।',
  noReader: 'तपाईं अफलाइन हुनुहुन्छ, र सोध्ने सुविधा यो उपकरणमा अझै राखिएको छैन। इन्टरनेट आएपछि फेरि सोध्नुहोस्।',
  asOf: (day) => `${day} को भाउ`,
}

export const messages = { en, ne }
