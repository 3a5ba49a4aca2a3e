import { type ConverterAskMessages, en } from './messages.en.ts'

const ne: ConverterAskMessages = {
  age: (parts) => parts,
  today: 'आज जन्मेको',
  parts: {
    oneOf: (less, more) => `${less} वा ${more} वर्ष`,
    years: (count) => `${count} वर्ष`,
    months: (count) => `${count} महिना`,
    days: (count) => `${count} दिन`,
  },
  born: (date) => `${date} मा जन्मेको`,
  bornIn: (year, calendar) => `${calendar === 'bs' ? 'वि.सं.' : 'ई.सं.'} ${year} मा जन्मेको`,
  days: (days) => `${days} दिन`,
  between: (from, to) => `${from} देखि ${to} सम्म`,
  until: (date) => `${date} आउन बाँकी`,
  since: (date) => `${date} देखि`,
}

export const messages = { en, ne }
