import type { ProviderWords } from './messages.en.ts'

export const ne: ProviderWords = {
  nameRequired: 'सेवा प्रदायकको नाम आवश्यक छ',
}
