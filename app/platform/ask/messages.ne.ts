import { type AskMessages, en } from './messages.en.ts'

const ne: AskMessages = {
  noSuchDay: (month, year, days) => `${year} ${month}मा ${days} दिन मात्र छन्।`,
  noSuchMonth: 'वर्षमा १ देखि १२ सम्म महिना हुन्छन्।',
  outOfRange:
    'वि.सं. १९७० वैशाख १ देखि २०९० चैत ३० (सन् १९१३ अप्रिल १३ देखि २०३४ अप्रिल १३) सम्मका मितिको मात्र उत्तर दिन सकिन्छ।',
  readAs: (date) => `${date} मानेर`,
  inDays: (days) => (days === '०' ? 'आज' : days === '१' ? 'भोलि' : `${days} दिनपछि`),
  ago: (days) => (days === '१' ? 'हिजो' : `${days} दिनअघि`),
  assumed: {
    year: { chip: 'साल नदिइएको', text: (date) => `साल नदिइएकाले ${date} मानिएको छ।` },
    month: { chip: 'महिना नदिइएको', text: (date) => `महिना नदिइएकाले ${date} मानिएको छ।` },
    calendar: { chip: 'पात्रो नखुलेको', text: (date) => `कुन पात्रोको भन्ने नखुलेकाले ${date} मानिएको छ।` },
    reading: {
      chip: 'अर्को अर्थ पनि सम्भव',
      text: (date) => `यो मिति एकभन्दा बढी तरिकाले बुझ्न सकिन्छ। यहाँ ${date} मानिएको छ।`,
    },
  },
}

export const messages = { en, ne }
