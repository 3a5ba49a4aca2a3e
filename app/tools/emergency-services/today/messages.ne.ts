import { type CallRowMessages, en } from './messages.en.ts'

const ne: CallRowMessages = {
  title: 'आपत्कालीन नम्बर',
}

export const messages = { en, ne }
