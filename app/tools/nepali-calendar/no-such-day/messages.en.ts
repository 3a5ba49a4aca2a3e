export const en = {
  nothingHere: 'This calendar has no such day.',
  range:
    'It goes from Baisakh 2000 to Chaitra 2090: an address names a year, a month from 1 to 12 and a day of that month, in plain digits.',
  monthLength: (month: string, days: string) => `${month} has ${days} days.`,
  months: (year: string) => `The months of ${year} are 1 (Baisakh) to 12 (Chaitra).`,
  open: (place: string) => `Open ${place}`,
  toThisMonth: 'Open the calendar of this month',
}

export type NoSuchDayMessages = typeof en
