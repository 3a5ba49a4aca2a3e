export const en = {
  title: 'Follow without an account',
  about: 'Your calendar or feed reader asks this site for what is new: nobody has to sign in.',
  calendars: {
    dates: {
      title: 'BS date on every day',
      about:
        'The BS date in both scripts on each day of the last, this and the next BS year, in the calendar of your phone or computer.',
    },
    festivals: {
      title: 'Festivals and public holidays',
      about:
        'The festivals of this BS year and the next as a calendar file. A subscription stays up to date by itself; a download is a copy as of today.',
    },
  },
  subscribe: 'Subscribe',
  download: 'Download the file',
  byAddress: 'In Google Calendar, on a computer: “Other calendars”, “From URL”, then this address:',
  feeds: {
    rates: 'Exchange rates of each day (Atom feed)',
    gold: 'Gold and silver prices of each market day (Atom feed)',
    holidays: 'Public holidays, a week before each (Atom feed)',
  },
}

export type FollowMessages = typeof en
