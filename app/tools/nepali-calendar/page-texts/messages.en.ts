/** What only the server draws: in a dictionary of its own, so that no browser loads it. */
export const en = {
  features: {
    title: 'What this calendar does',
    cards: {
      festivals: {
        title: 'Festivals and holidays',
        text: 'Published days for 2067 to 2083 BS, each with its source. Other years are computed, and marked as such.',
      },
      panchanga: {
        title: 'Tithi, nakshatra, sun',
        text: 'By the Surya Siddhanta, as in printed calendars of Nepal, with sunrise and sunset at Kathmandu.',
      },
      paper: {
        title: 'On paper',
        text: 'A month fills one A4 page, and so does a whole year.',
      },
      own: {
        title: 'Nobody in between',
        text: 'No third-party scripts, no account. Months change in your browser, without waiting for the network.',
      },
    },
  },
  takeAway: {
    title: 'In your own calendar',
    embed: 'Put this calendar on your own site',
  },
  noSuchDay: {
    nothingHere: 'This calendar has no such day.',
    range:
      'It goes from Baisakh 2000 to Chaitra 2090: an address names a year, a month from 1 to 12 and a day of that month, in plain digits.',
    monthLength: (month: string, days: string) => `${month} has ${days} days.`,
    months: (year: string) => `The months of ${year} are 1 (Baisakh) to 12 (Chaitra).`,
    open: (place: string) => `Open ${place}`,
    toThisMonth: 'Open the calendar of this month',
  },
  dateCard: {
    sun: (sunrise: string, sunset: string) => `Sunrise ${sunrise}, sunset ${sunset} (Kathmandu)`,
    holiday: (when: string) => `Holiday ${when}`,
    festival: (when: string) => `Great festival ${when}`,
    coming: 'Next festivals and holidays',
    inDays: (days: string) => (days === '1' ? 'tomorrow' : `in ${days} days`),
  },
}

export type PageTexts = typeof en
