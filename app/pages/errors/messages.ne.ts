import { type ErrorMessages, en } from './messages.en.ts'

const ne: ErrorMessages = {
  crash: {
    title: 'केही गडबड भयो',
    explanation: 'पृष्ठ देखाउन सकिएन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।',
    id: 'त्रुटि नम्बर',
    again: 'फेरि प्रयास गर्नुहोस्',
    home: 'गृहपृष्ठमा जानुहोस्',
  },
  notFound: {
    code: '४०४',
    title: 'पृष्ठ भेटिएन',
    explanation: 'तपाईंले खोजेको पृष्ठ छैन वा अन्तै सरेको छ।',
    closed: (tool) => `${tool} अहिले उपलब्ध छैन।`,
    home: 'गृहपृष्ठमा जानुहोस्',
    back: 'पछाडि जानुहोस्',
    popular: 'धेरै चलाइने औजार',
  },
}

export const messages = { en, ne }
