import { type CarrierAskMessages, en } from './messages.en.ts'

const ne: CarrierAskMessages = {
  carrier: (name, technology) => `${name} (${technology})`,
  reading: (prefix) => `${prefix} बाट सुरु हुने नम्बर सुरुमा यही कम्पनीले जारी गरेको हो`,
}

export const messages = { en, ne }
