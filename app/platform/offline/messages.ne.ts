import { en, type OfflineCopyMessages } from './messages.en.ts'

const ne: OfflineCopyMessages = {
  offline: 'तपाईं अफलाइन हुनुहुन्छ।',
  slow: 'अहिले नेटवर्क धेरै ढिलो छ।',
  copyOf: (time) => `यो प्रति ${time} को हो।`,
}

export const messages = { en, ne }
