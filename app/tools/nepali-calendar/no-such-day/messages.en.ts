export const en = {
  nothingHere:
    'This calendar has no such day. It goes from Baisakh 2000 to Chaitra 2090: an address names a year, a month from 1 to 12 and a day of that month, in plain digits.',
  toThisMonth: 'Open the calendar of this month',
}

export type NoSuchDayWords = typeof en
