import { type CalendarFileMessages, en } from './messages.en.ts'

const ne: CalendarFileMessages = {
  festivals: {
    name: 'नेपालका चाडपर्व',
    description: 'वि.सं. अनुसार चाडपर्व, सार्वजनिक बिदा र दिवस।',
  },
  holidays: {
    name: 'नेपालका सार्वजनिक बिदा',
    description: 'प्रकाशित सूचीअनुसार सार्वजनिक बिदा, केही समुदाय वा ठाउँका बिदासहित।',
  },
  publicHoliday: 'सार्वजनिक बिदा',
  dashain: 'दशैँ',
  tihar: 'तिहार',
}

export const messages = { en, ne }
