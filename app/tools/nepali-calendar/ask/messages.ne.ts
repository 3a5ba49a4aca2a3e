import { type CalendarAskMessages, en } from './messages.en.ts'

/** The ending is written with a word, and apart from figures. */
const of = (period: string) => (/[०-९]$/.test(period) ? `${period} को` : `${period}को`)

const ne: CalendarAskMessages = {
  today: 'नेपालमा आज',
  monthDays: (month, days) => `${month} महिनामा ${days} दिन छन्`,
  monthReading: 'महिनामा कति दिन',
  days: (days) => `${days} दिन`,
  until: (date) => `${date} सम्म`,
  firstDay: (period) => `${of(period)} पहिलो दिन`,
  lastDay: (period) => `${of(period)} अन्तिम दिन`,
  lastWorkingDay: (period) => `${of(period)} अन्तिम कार्यदिन`,
  periodOf: {
    'fiscal-year': (date) => `${date} को आर्थिक वर्ष`,
    half: (date) => `${date} पर्ने ६ महिने अवधि`,
    quarter: (date) => `${date} पर्ने त्रैमास`,
  },
  fromTo: (from, to) => `${from} देखि ${to} सम्म`,
  was: (festival, date, ago) => `${festival} ${date} मा परेको थियो, ${ago}`,
  span: (first, from, last, to) => `${first} (${from}) देखि ${last} (${to}) सम्म`,
  withMore: (line, more) => `${line}। ${more}`,
  notAnnounced:
    'इद चन्द्रमा देखिएपछि मात्र तय हुन्छ। सरकारले केही दिनअघि मात्र मिति तोक्छ, र आउँदो इदको मिति अहिलेसम्म तोकिएको छैन।',
  noFestival: (day) => `${day} मा कुनै चाडपर्व छैन; आउँदो चाड`,
  nextHoliday: 'आउँदो सार्वजनिक बिदा',
  onThisDay: (festivals) => `यस दिन: ${festivals}।`,
  nextIs: (holiday) => `त्यसपछिको बिदा: ${holiday}।`,
  whether: (date) => `${date} मा बिदा छ कि छैन`,
  holidaysOf: (month, count) =>
    count === '०'
      ? `${month} मा हामीलाई थाहा भएको सार्वजनिक बिदा छैन`
      : `${month} मा ${count} दिन सार्वजनिक बिदा:`,
  holidaysReading: (month) => `${month} का सार्वजनिक बिदा, साप्ताहिक बिदाबाहेक`,
  limited: (holidays) => `केहीलाई मात्र: ${holidays}`,
  holidayOn: {
    lead: {
      closed: {
        all: 'हो',
        saturday: 'हो',
        sunday: 'हो, केहीलाई मात्र',
        sundayUnlisted: 'हो, केहीलाई मात्र',
        some: 'हो, केहीलाई मात्र',
        none: 'हामीलाई थाहा भएसम्म',
        figure: 'हो',
      },
      open: {
        all: 'बन्द',
        saturday: 'बन्द',
        sunday: 'सबै खुल्दैनन्',
        sundayUnlisted: 'सबै खुल्दैनन्',
        some: 'खुला हुनुपर्छ, तर केहीलाई',
        none: 'खुला हुनुपर्छ: हामीलाई थाहा भएसम्म',
        figure: 'बन्द',
      },
    },
    coming: {
      all: (name, lead) => `${lead}, सार्वजनिक बिदा छ: ${name}।`,
      saturday: (_, lead) => `${lead}, शनिबार साप्ताहिक बिदा हो।`,
      sunday: (_, lead) => `${lead}। आइतबार सरकारी कार्यालय र विद्यालय बन्द हुन्छन्; थाहा भएको सार्वजनिक बिदा छैन।`,
      sundayUnlisted: (_, lead) =>
        `${lead}। आइतबार सरकारी कार्यालय र विद्यालय बन्द हुन्छन्; सार्वजनिक बिदा प्रकाशित भएका छैनन्।`,
      some: (name, lead) => `${lead} बिदा छ: ${name}।`,
      none: (day, lead) => `${lead} ${day} मा सार्वजनिक बिदा छैन।`,
      unknown: (day) => `${day} का सार्वजनिक बिदा प्रकाशित भएका छैनन्।`,
    },
    past: {
      all: (name, lead) => `${lead}, सार्वजनिक बिदा थियो: ${name}।`,
      saturday: (_, lead) => `${lead}, शनिबार थियो, साप्ताहिक बिदा।`,
      sunday: (_, lead) =>
        `${lead}। आइतबार थियो, सरकारी कार्यालय र विद्यालय बन्द थिए; थाहा भएको सार्वजनिक बिदा थिएन।`,
      sundayUnlisted: (_, lead) => `${lead}। आइतबार थियो, सरकारी कार्यालय र विद्यालय बन्द थिए।`,
      some: (name, lead) => `${lead} बिदा थियो: ${name}।`,
      none: (day, lead) => `${lead} ${day} मा सार्वजनिक बिदा थिएन।`,
      unknown: (day) => `${day} का सार्वजनिक बिदाको सूची हामीसँग छैन।`,
    },
    figure: {
      all: (name, lead) => `${lead}: ${name}`,
      saturday: (_, lead) => `${lead}: शनिबार`,
      sunday: (_, lead) => `${lead}: कार्यालय र विद्यालय`,
      sundayUnlisted: (_, lead) => `${lead}: कार्यालय र विद्यालय`,
      some: (name, lead) => `${lead}, केहीलाई मात्र: ${name}`,
      none: () => 'थाहा भएको सार्वजनिक बिदा छैन',
      unknown: () => 'थाहा छैन',
    },
  },
  tithi: (name, paksha) => `${name}, ${paksha}`,
  nextTithi: (tithi, day, when) => `${tithi}: ${day}, ${when}`,
  paksha: { shukla: 'शुक्ल पक्ष', krishna: 'कृष्ण पक्ष' },
  tithiReading: (date) => `काठमाडौँमा सूर्योदयको तिथि, ${date}`,
  sun: (sunrise, sunset) => `सूर्योदय बिहान ${sunrise}, सूर्यास्त साँझ ${sunset}`,
  sunReading: (date) => `काठमाडौँ, ${date}`,
}

export const messages = { en, ne }
