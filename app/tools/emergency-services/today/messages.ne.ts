import { type CallRowMessages, en } from './messages.en.ts'

const ne: CallRowMessages = {
  title: 'आपत्कालीन नम्बर',
  short: { 100: 'प्रहरी', 101: 'दमकल', 102: 'एम्बुलेन्स', 103: 'ट्राफिक' },
  line: (number) => `एम्बुलेन्स ${number}`,
}

export const messages = { en, ne }
