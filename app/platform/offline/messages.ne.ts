import type { OfflineCopyWords } from './messages.en.ts'

export const ne: OfflineCopyWords = {
  offline: 'तपाईं अफलाइन हुनुहुन्छ।',
  slow: 'अहिले नेटवर्क धेरै ढिलो छ।',
  copyOf: (time) => `यो प्रति ${time} को हो।`,
}
