import { type BankMessages, en } from './messages.en.ts'

const ne: BankMessages = {
  nameRequired: 'बैंकको नाम आवश्यक छ',
  codeRequired: 'बैंकको कोड आवश्यक छ',
  codeForm: 'बैंकको कोडमा खाली ठाउँ हुँदैन',
  codeTaken: 'यो कोड अर्को बैंकले प्रयोग गरिसकेको छ',
}

export const messages = { en, ne }
