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
    about:
      'The festivals of this BS year and the next as a calendar file. A subscription stays up to date by itself; a download is a copy as of today.',
    subscribe: 'Subscribe',
    download: 'Download the file',
    embed: 'Put this calendar on your own site',
  },
}

export type TakeAwayMessages = typeof en
