import { type CarrierAskMessages, en } from './messages.en.ts'

const ne: CarrierAskMessages = {
  reading: (prefix) => `${prefix} बाट सुरु हुने नम्बर यही सेवा प्रदायकले दिएको हो`,
  notConfirmed: (prefix) => `निश्चित छैन: ${prefix} बाट सुरु हुने नम्बरको सूची नियामकबाट पाइएको छैन`,
}

export const messages = { en, ne }
