import { type CorrectionMessages, en } from './messages.en.ts'

const ne: CorrectionMessages = {
  wrong: 'गलत छ?',
  wrongOf: (name) => `गलत छ? गल्ती भए खबर गर्नुहोस्: ${name}`,
}

export const messages = { en, ne }
