import { type EmergencyAskMessages, en } from './messages.en.ts'

const ne: EmergencyAskMessages = {
  number: (number) => `${number} मा फोन गर्नुहोस्`,
}

export const messages = { en, ne }
