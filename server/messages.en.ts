/** Of answers that are no page of the site. */
export const en = {
  plainPages: {
    failed: {
      title: 'Something went wrong',
      text: 'The page could not be shown. Please try again in a moment.',
    },
    overloaded: {
      title: 'Very busy just now',
      text: 'More people are here than we can serve at once. Please load the page again in a few seconds.',
    },
    home: 'Go to Homepage',
    id: 'Error id',
  },
  maintenance: {
    title: 'We will be back soon',
    again: 'Try again',
    emergency: 'Emergency numbers',
    /** Of the link to this language. */
    language: 'English',
    viewPage: 'View this page in English',
  },
  /** What feed readers show. */
  feeds: {
    rates: {
      title: 'Exchange rates of Nepal',
      subtitle: 'Reference rates of Nepal Rastra Bank',
      entry: (day: string) => `Exchange rates of ${day}`,
    },
    gold: {
      title: 'Gold and silver prices of Nepal',
      subtitle: 'Hallmark gold and silver, per tola and per 10 grams',
      entry: (day: string) => `Gold and silver prices of ${day}`,
      source: (source: string) => `Source: ${source}`,
      noSource: 'The source is not recorded.',
    },
  },
  /** What calendar programs show of the files. */
  calendarFiles: {
    dates: {
      name: 'BS date',
      description: 'The date in Bikram Sambat on every day.',
    },
    calendar: {
      name: 'Nepali calendar',
      description: 'First days of the months of Bikram Sambat, festivals and public holidays.',
    },
    festivals: {
      name: 'Festivals of Nepal',
      description: 'Festivals, public holidays and observed days by Bikram Sambat.',
    },
    holidays: {
      name: 'Public holidays of Nepal',
      description: 'Public holidays as published, also those of some groups or regions.',
      ahead: 'Each one comes here seven days before.',
    },
    publicHoliday: 'Public holiday',
    tithi: (name: string, ends: string) => `Tithi: ${name}, ${ends}`,
  },
}

export type ServerMessages = typeof en
