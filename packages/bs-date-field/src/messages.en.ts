export interface FieldMessages {
  year: string
  month: string
  day: string
  /** The placeholder of each segment. */
  placeholders: { year: string; month: string; day: string }
  empty: string
  open: string
  incomplete: string
  noSuchMonth: string
  shortMonth: (month: string, days: string) => string
  outside: string
  tooEarly: (first: string) => string
  tooLate: (last: string) => string
  unreadable: (pasted: string) => string
  ambiguous: (first: string, second: string) => string
  converted: (ad: string) => string
  notLoaded: string
}

export const en: FieldMessages = {
  year: 'Year',
  month: 'Month',
  day: 'Day',
  placeholders: { year: 'YYYY', month: 'MM', day: 'DD' },
  empty: 'Empty',
  open: 'Choose a day',
  incomplete: 'Please enter year, month and day.',
  noSuchMonth: 'A year has 12 months.',
  shortMonth: (month, days) => `${month} has ${days} days.`,
  outside: 'Nepali dates from 1970 to 2090 BS are covered.',
  tooEarly: (first) => `The earliest possible date is ${first}.`,
  tooLate: (last) => `The latest possible date is ${last}.`,
  unreadable: (pasted) => `“${pasted}” cannot be read. Please enter year, month and day.`,
  ambiguous: (first, second) => `${first} or ${second}? Please enter the year first.`,
  converted: (ad) => `Converted from ${ad} AD.`,
  notLoaded: 'The calendar could not be loaded. Please type the date.',
}
