import { type CarrierAskMessages, en } from './messages.en.ts'

const ne: CarrierAskMessages = {
  reading: (prefix) => `${prefix} बाट सुरु हुने नम्बर दिने सेवा प्रदायक`,
}

export const messages = { en, ne }
