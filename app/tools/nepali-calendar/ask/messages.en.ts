const inSentence = (period: string) =>
  period.replace(/^(?:Fiscal|Quarter|Half)/, (word) => word.toLowerCase())

export const en = {
  today: 'today in Nepal',
  monthDays: (month: string, days: string) => `${month} has ${days} days`,
  monthReading: 'length of a month',
  days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  until: (date: string) => `until ${date}`,
  firstDay: (period: string) => `First day of ${inSentence(period)}`,
  lastDay: (period: string) => `Last day of ${inSentence(period)}`,
  lastWorkingDay: (period: string) => `Last working day of ${inSentence(period)}`,
  periodOf: {
    'fiscal-year': (date: string) => `fiscal year of ${date}`,
    half: (date: string) => `half of the fiscal year with ${date}`,
    quarter: (date: string) => `quarter of ${date}`,
  },
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  was: (festival: string, date: string, ago: string) => `${festival} was on ${date}, ${ago}`,
  /** Of a festival of many days: names and dates of the first and the last one. */
  span: (first: string, from: string, last: string, to: string) =>
    `From ${first}, ${from}, to ${last}, ${to}`,
  withMore: (line: string, more: string) => `${line}. ${more}`,
  notAnnounced:
    'Eid follows the sighting of the moon. The government announces its day shortly before; the coming one is not announced yet.',
  noFestival: (day: string) => `No festival on ${day}; the next one`,
  nextHoliday: 'next public holiday in Nepal',
  onThisDay: (festivals: string) => `On this day: ${festivals}.`,
  nextIs: (holiday: string) => `Next: ${holiday}.`,
  whether: (date: string) => `whether ${date} is a holiday`,
  holidaysOf: (month: string, count: string) =>
    count === '0'
      ? `No public holiday is known for ${month}`
      : `${month} has ${count} public ${count === '1' ? 'holiday' : 'holidays'}:`,
  holidaysReading: (month: string) => `public holidays of ${month}, without weekly ones`,
  limited: (holidays: string) => `For some only: ${holidays}`,
  holidayOn: {
    /** How the answer begins, by whether it was asked if a day is a holiday or if offices are open. */
    lead: {
      closed: {
        all: 'Yes',
        saturday: 'Yes',
        sunday: 'Yes, for some',
        sundayUnlisted: 'Yes, for some',
        some: 'Yes, for some',
        none: 'No public holiday is known for',
        figure: 'Yes',
      },
      open: {
        all: 'No',
        saturday: 'No',
        sunday: 'Not everywhere',
        sundayUnlisted: 'Not everywhere',
        some: 'Yes, as far as is known, but a holiday for some',
        none: 'Yes, as far as is known: no public holiday on',
        figure: 'Closed',
      },
    },
    coming: {
      all: (name: string, lead: string) => `${lead}, a public holiday: ${name}.`,
      saturday: (_: string, lead: string) => `${lead}, Saturday is the weekly holiday.`,
      sunday: (_: string, lead: string) =>
        `${lead}. Sunday: government offices and schools are closed; no public holiday is known.`,
      sundayUnlisted: (_: string, lead: string) =>
        `${lead}. Sunday: government offices and schools are closed; the public holidays are not published yet.`,
      some: (name: string, lead: string) => `${lead}: ${name}.`,
      none: (day: string, lead: string) => `${lead} ${day}.`,
      unknown: (day: string) => `The public holidays of ${day} are not published yet.`,
    },
    past: {
      all: (name: string, lead: string) => `${lead}, it was a public holiday: ${name}.`,
      saturday: (_: string, lead: string) => `${lead}, it was a Saturday, the weekly holiday.`,
      sunday: (_: string, lead: string) =>
        `${lead}. It was a Sunday: government offices and schools were closed; no public holiday is known.`,
      sundayUnlisted: (_: string, lead: string) =>
        `${lead}. It was a Sunday: government offices and schools were closed.`,
      some: (name: string, lead: string) => `${lead}: ${name}.`,
      none: (day: string, lead: string) => `${lead} ${day}.`,
      unknown: (day: string) => `We have no list of public holidays for ${day}.`,
    },
    figure: {
      all: (name: string, lead: string) => `${lead}: ${name}`,
      saturday: (_: string, lead: string) => `${lead}: Saturday`,
      sunday: (_: string, lead: string) => `${lead}: offices and schools`,
      sundayUnlisted: (_: string, lead: string) => `${lead}: offices and schools`,
      some: (name: string, lead: string) => `${lead}, for some: ${name}`,
      none: () => 'No public holiday known',
      unknown: () => 'Not known',
    },
  },
  tithi: (name: string, paksha: string) => `${name}, ${paksha}`,
  nextTithi: (tithi: string, day: string, when: string) => `${tithi}: ${day}, ${when}`,
  paksha: { shukla: 'Shukla Paksha', krishna: 'Krishna Paksha' },
  tithiReading: (date: string) => `tithi at sunrise in Kathmandu, ${date}`,
  sun: (sunrise: string, sunset: string) => `Sunrise ${sunrise} am, sunset ${sunset} pm`,
  sunReading: (date: string) => `Kathmandu, ${date}`,
}

export type CalendarAskMessages = typeof en
