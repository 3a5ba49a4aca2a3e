export const en = {
  calendar: {
    title: (month: string) => `${month} – Nepali calendar`,
    previous: 'Previous month',
    next: 'Next month',
    festivals: 'Festivals and holidays',
    marks: {
      all: 'Public holiday',
      some: 'Holiday for some groups or regions',
      festival: 'Festival or observed day',
    },
    more: 'Nepali calendar at',
  },
  today: {
    title: 'Today in Nepal',
    tithi: (name: string) => `Tithi: ${name}`,
    next: (name: string, days: string) =>
      days === '1' ? `Tomorrow: ${name} (public holiday)` : `Next public holiday: ${name}, in ${days} days`,
  },
  rates: {
    title: 'Exchange rates in Nepal',
    currency: 'Currency',
    buy: 'Buy (NPR)',
    sell: 'Sell (NPR)',
    bank: 'Nepal Rastra Bank',
    missing: 'The bank’s rates have not reached us yet.',
    more: 'All rates at',
  },
  gold: {
    title: 'Gold and silver price in Nepal',
    metal: 'Metal',
    tola: 'NPR a tola',
    tenGram: 'NPR for 10 g',
    gold: 'Gold (hallmark)',
    silver: 'Silver',
    noSource: 'source not recorded',
    missing: 'No gold price has reached us yet.',
    failed: 'The prices cannot be read at the moment.',
    more: 'Prices and calculator at',
  },
  converter: {
    title: 'Nepali date converter',
    direction: 'Convert',
    from: { bs: 'BS to AD', ad: 'AD to BS' },
    date: 'Date (year-month-day)',
    convert: 'Convert',
    more: 'Ages, lists and working days at',
    /** `#` is the date, or the number of days. */
    answers: {
      result: { bs: '# BS', ad: '# AD' },
      unreadable: 'This date cannot be read. Write year, month and day, for example 2083-08-11.',
      outside: 'Dates from 1970 to 2090 BS are covered (13 April 1913 to 13 April 2034 AD).',
      short: 'That month has # days.',
    },
  },
}

export type FrameMessages = typeof en
