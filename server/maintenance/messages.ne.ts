import { en, type MaintenanceMessages } from './messages.en.ts'

const ne: MaintenanceMessages = {
  title: 'हामी छिट्टै फर्किन्छौँ',
  again: 'फेरि प्रयास गर्नुहोस्',
  emergency: 'आपत्कालीन नम्बर',
  language: 'नेपाली',
  viewPage: 'यो पृष्ठ नेपालीमा हेर्नुहोस्',
}

export const messages = { en, ne }
