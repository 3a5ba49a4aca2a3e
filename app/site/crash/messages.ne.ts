import { type CrashMessages, en } from './messages.en.ts'

const ne: CrashMessages = {
  title: 'केही गडबड भयो',
  explanation: 'पृष्ठ देखाउन सकिएन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  id: 'त्रुटि नम्बर',
  again: 'फेरि प्रयास गर्नुहोस्',
  home: 'गृहपृष्ठमा जानुहोस्',
}

export const messages = { en, ne }
