import { type CalendarAskMessages, en } from './messages.en.ts'

const ne: CalendarAskMessages = {
  today: 'नेपालमा आज',
  monthDays: (month, days) => `${month} महिनामा ${days} दिन छन्`,
  monthReading: 'महिनामा कति दिन',
  fiscalYear: (label) => `आर्थिक वर्ष ${label}`,
  fiscalReading: (date) => `${date} को आर्थिक वर्ष`,
  inDays: (days) => (days === '०' ? 'आज' : days === '१' ? 'भोलि' : `${days} दिनपछि`),
  ago: (days) => (days === '१' ? 'हिजो' : `${days} दिनअघि`),
  computed: 'गणनाअनुसार; आधिकारिक रूपमा प्रकाशित भएको छैन',
  noHoliday: (day) => `${day} मा सार्वजनिक बिदा छैन; आउँदो बिदा`,
  noFestival: (day) => `${day} मा कुनै चाडपर्व छैन; आउँदो चाड`,
  saturday: (day) => `${day} शनिबार, साप्ताहिक बिदा; आउँदो सार्वजनिक बिदा`,
  nextHoliday: 'आउँदो सार्वजनिक बिदा',
  tithi: (name, paksha) => `${name}, ${paksha}`,
  nextTithi: (tithi, day, when) => `${tithi}: ${day}, ${when}`,
  paksha: { shukla: 'शुक्ल पक्ष', krishna: 'कृष्ण पक्ष' },
  tithiReading: (date) => `काठमाडौँमा सूर्योदयको तिथि, ${date}`,
  sun: (sunrise, sunset) => `सूर्योदय बिहान ${sunrise}, सूर्यास्त साँझ ${sunset}`,
  sunReading: (date) => `काठमाडौँ, ${date}`,
}

export const messages = { en, ne }
