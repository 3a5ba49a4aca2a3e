import { type BankAskMessages, en } from './messages.en.ts'

const ne: BankAskMessages = {
  reading: 'भुक्तानीको क्यूआर कोडमा हुने कोड: धेरैजसो स्विफ्ट कोड नै हो, सधैँ होइन',
  differs: (swift, code) => `स्विफ्ट कोड: ${swift}। भुक्तानीको क्यूआर कोडमा: ${code}`,
}

export const messages = { en, ne }
