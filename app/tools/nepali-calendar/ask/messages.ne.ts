import { type CalendarAskMessages, en } from './messages.en.ts'

const ne: CalendarAskMessages = {
  today: 'नेपालमा आज',
  monthDays: (month, days) => `${month} महिनामा ${days} दिन छन्`,
  monthReading: 'महिनामा कति दिन',
  days: (days) => `${days} दिन`,
  until: (date) => `${date} सम्म`,
  firstDay: (period) => `${period} को पहिलो दिन`,
  lastDay: (period) => `${period} को अन्तिम दिन`,
  fiscalYear: (label) => `आर्थिक वर्ष ${label}`,
  fiscalReading: (date) => `${date} को आर्थिक वर्ष`,
  fromTo: (from, to) => `${from} देखि ${to} सम्म`,
  was: (festival, date, ago) => `${festival} ${date} मा परेको थियो, ${ago}`,
  span: (first, from, last, to) => `${first} (${from}) देखि ${last} (${to}) सम्म`,
  withMore: (line, more) => `${line}। ${more}`,
  notAnnounced:
    'इद चन्द्रमा देखिएपछि मात्र तय हुन्छ। सरकारले केही दिनअघि मात्र मिति तोक्छ, र आउँदो इदको मिति अहिलेसम्म तोकिएको छैन।',
  noFestival: (day) => `${day} मा कुनै चाडपर्व छैन; आउँदो चाड`,
  nextHoliday: 'आउँदो सार्वजनिक बिदा',
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
        yes: 'हो',
        some: 'हो, केहीलाई मात्र',
        none: 'हामीलाई थाहा भएसम्म',
        closed: 'हो',
        limited: 'हो, केहीलाई मात्र',
        forSome: 'हो, केहीलाई मात्र',
      },
      open: {
        yes: 'बन्द',
        some: 'सबै खुल्दैनन्',
        none: 'खुला हुनुपर्छ: हामीलाई थाहा भएसम्म',
        closed: 'बन्द',
        limited: 'खुला हुनुपर्छ, तर केहीलाई',
        forSome: 'केहीलाई बिदा',
      },
    },
    coming: {
      all: (name, { yes }) => `${yes}, सार्वजनिक बिदा छ: ${name}।`,
      saturday: (_, { yes }) => `${yes}, शनिबार साप्ताहिक बिदा हो।`,
      sunday: (_, { some }) =>
        `${some}। आइतबार सरकारी कार्यालय र विद्यालय बन्द हुन्छन्; थाहा भएको सार्वजनिक बिदा छैन।`,
      sundayUnlisted: (_, { some }) =>
        `${some}। आइतबार सरकारी कार्यालय र विद्यालय बन्द हुन्छन्; सार्वजनिक बिदा प्रकाशित भएका छैनन्।`,
      some: (name, { limited }) => `${limited} बिदा छ: ${name}।`,
      none: (day, { none }) => `${none} ${day} मा सार्वजनिक बिदा छैन।`,
      unknown: (day) => `${day} का सार्वजनिक बिदा प्रकाशित भएका छैनन्।`,
    },
    past: {
      all: (name, { yes }) => `${yes}, सार्वजनिक बिदा थियो: ${name}।`,
      saturday: (_, { yes }) => `${yes}, शनिबार थियो, साप्ताहिक बिदा।`,
      sunday: (_, { some }) =>
        `${some}। आइतबार थियो, सरकारी कार्यालय र विद्यालय बन्द थिए; थाहा भएको सार्वजनिक बिदा थिएन।`,
      sundayUnlisted: (_, { some }) => `${some}। आइतबार थियो, सरकारी कार्यालय र विद्यालय बन्द थिए।`,
      some: (name, { limited }) => `${limited} बिदा थियो: ${name}।`,
      none: (day, { none }) => `${none} ${day} मा सार्वजनिक बिदा थिएन।`,
      unknown: (day) => `${day} का सार्वजनिक बिदाको सूची हामीसँग छैन।`,
    },
    figure: {
      all: (name, { closed }) => `${closed}: ${name}`,
      saturday: (_, { closed }) => `${closed}: शनिबार`,
      sunday: (_, { closed }) => `${closed}: कार्यालय र विद्यालय`,
      sundayUnlisted: (_, { closed }) => `${closed}: कार्यालय र विद्यालय`,
      some: (name, { forSome }) => `${forSome}: ${name}`,
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
