import { en, type PolicyMessages } from './messages.en.ts'

const ne: PolicyMessages = {
  contents: 'यस पृष्ठमा',
}

export const messages = { en, ne }
