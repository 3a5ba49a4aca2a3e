import { type CarrierAskMessages, en } from './messages.en.ts'

const ne: CarrierAskMessages = {
  reading: (prefix) => `${prefix} बाट सुरु हुने नम्बर यही सेवा प्रदायकले दिएको हो`,
  notConfirmed: 'नियामकको सूचीबाट पुष्टि भएको छैन',
}

export const messages = { en, ne }
