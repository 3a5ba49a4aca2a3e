import { en, type ProviderMessages } from './messages.en.ts'

const ne: ProviderMessages = {
  nameRequired: 'सेवा प्रदायकको नाम आवश्यक छ',
}

export const messages = { en, ne }
