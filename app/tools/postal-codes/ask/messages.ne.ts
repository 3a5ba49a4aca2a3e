import { en, type PostalAskMessages } from './messages.en.ts'

const ne: PostalAskMessages = {
  reading: (office, district) => `${office} हुलाक, ${district}`,
}

export const messages = { en, ne }
