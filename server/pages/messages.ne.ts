import { en, type PlainPageMessages } from './messages.en.ts'

const ne: PlainPageMessages = {
  failed: {
    title: 'केही गडबड भयो',
    text: 'पृष्ठ देखाउन सकिएन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  },
  overloaded: {
    title: 'अहिले निकै भीड छ',
    text: 'एकै पटक धेरै जना आउनुभएकाले पृष्ठ देखाउन सकिएन। कृपया केही सेकेन्डपछि पृष्ठ फेरि खोल्नुहोस्।',
  },
  home: 'गृहपृष्ठमा जानुहोस्',
  id: 'त्रुटि नम्बर',
}

export const messages = { en, ne }
