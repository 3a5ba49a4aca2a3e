type Lead = Record<'yes' | 'some' | 'none' | 'closed' | 'limited' | 'forSome', string>

export const en = {
  today: 'today in Nepal',
  monthDays: (month: string, days: string) => `${month} has ${days} days`,
  monthReading: 'length of a month',
  days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  until: (date: string) => `until ${date}`,
  firstDay: (period: string) => `First day of ${period.replace('Fiscal', 'fiscal')}`,
  lastDay: (period: string) => `Last day of ${period.replace('Fiscal', 'fiscal')}`,
  fiscalYear: (label: string) => `Fiscal year ${label}`,
  fiscalReading: (date: string) => `fiscal year of ${date}`,
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
        yes: 'Yes',
        some: 'Yes, for some',
        none: 'No public holiday is known for',
        closed: 'Yes',
        limited: 'Yes, for some',
        forSome: 'Yes, for some',
      },
      open: {
        yes: 'No',
        some: 'Not everywhere',
        none: 'Yes, as far as is known: no public holiday on',
        closed: 'Closed',
        limited: 'Yes, as far as is known, but a holiday for some',
        forSome: 'A holiday for some',
      },
    },
    coming: {
      all: (name: string, { yes }: Lead) => `${yes}, a public holiday: ${name}.`,
      saturday: (_: string, { yes }: Lead) => `${yes}, Saturday is the weekly holiday.`,
      sunday: (_: string, { some }: Lead) =>
        `${some}. Sunday: government offices and schools are closed; no public holiday is known.`,
      sundayUnlisted: (_: string, { some }: Lead) =>
        `${some}. Sunday: government offices and schools are closed; the public holidays are not published yet.`,
      some: (name: string, { limited }: Lead) => `${limited}: ${name}.`,
      none: (day: string, { none }: Lead) => `${none} ${day}.`,
      unknown: (day: string) => `The public holidays of ${day} are not published yet.`,
    },
    past: {
      all: (name: string, { yes }: Lead) => `${yes}, it was a public holiday: ${name}.`,
      saturday: (_: string, { yes }: Lead) => `${yes}, it was a Saturday, the weekly holiday.`,
      sunday: (_: string, { some }: Lead) =>
        `${some}. It was a Sunday: government offices and schools were closed; no public holiday is known.`,
      sundayUnlisted: (_: string, { some }: Lead) =>
        `${some}. It was a Sunday: government offices and schools were closed.`,
      some: (name: string, { limited }: Lead) => `${limited}: ${name}.`,
      none: (day: string, { none }: Lead) => `${none} ${day}.`,
      unknown: (day: string) => `We have no list of public holidays for ${day}.`,
    },
    figure: {
      all: (name: string, { closed }: Lead) => `${closed}: ${name}`,
      saturday: (_: string, { closed }: Lead) => `${closed}: Saturday`,
      sunday: (_: string, { closed }: Lead) => `${closed}: offices and schools`,
      sundayUnlisted: (_: string, { closed }: Lead) => `${closed}: offices and schools`,
      some: (name: string, { forSome }: Lead) => `${forSome}: ${name}`,
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
