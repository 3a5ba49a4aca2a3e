import { type CarrierAskMessages, en } from './messages.en.ts'

const ne: CarrierAskMessages = {
  carrier: (name, technology) => `${name} (${technology})`,
  reading: (prefix) => `${prefix} बाट सुरु हुने नम्बर जुन सेवाले जारी गरेको हो`,
}

export const messages = { en, ne }
