import { type EmergencyAskMessages, en } from './messages.en.ts'

const ne: EmergencyAskMessages = {
  number: (number) => `फोन गर्नुहोस् ${number}`,
}

export const messages = { en, ne }
