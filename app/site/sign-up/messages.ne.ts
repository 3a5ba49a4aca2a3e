import { en, type SignUpMessages } from './messages.en.ts'

const ne: SignUpMessages = {
  title: 'खाता खोल्नुहोस्',
  lead: 'आफ्नै प्रोफाइलका लागि। औजार सबै खाताबिनै चल्छन्।',
  off: 'यस साइटमा पासवर्ड राखेर खाता खोल्ने व्यवस्था छैन।',
  create: 'खाता खोल्नुहोस्',
  hasAccount: 'खाता पहिल्यै छ?',
  signIn: 'साइन इन गर्नुहोस्',
  terms: 'खाता खोल्दा सेवाका सर्त स्वीकार गरेको मानिन्छ।',
  readTerms: 'सेवाका सर्त',
  readPrivacy: 'गोपनीयता नीति',
}

export const messages = { en, ne }
