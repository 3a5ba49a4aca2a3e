import { type AskMessages, en } from './messages.en.ts'

const ne: AskMessages = {
  noSuchDay: (month, year, days) => `${year} ${month}मा ${days} दिन मात्र छन्।`,
  noSuchMonth: 'वर्षमा १ देखि १२ सम्म महिना हुन्छन्।',
  outOfRange: 'वि.सं. २००० वैशाख १ देखि २०९० चैत ३० (सन् १९४३ अप्रिल १४ देखि २०३४ अप्रिल १३) सम्मको उत्तर दिन सकिन्छ।',
  readAs: (date) => `${date} मानेर`,
}

export const messages = { en, ne }
