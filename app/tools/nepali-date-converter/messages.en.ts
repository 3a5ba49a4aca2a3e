export const en = {
  title: 'Nepali Date Converter',
  subtitle: 'Bikram Sambat to English and English to Bikram Sambat, with the weekday',
  loading: 'Loading the converter...',
  needsScript: 'Please turn on JavaScript to convert dates. The article below can be read without it.',
  privacy: 'Dates are converted in this browser. They are not sent anywhere.',
  day: { bs: 'Day', ad: 'Day' },
  month: 'Month',
  year: 'Year',
  convert: 'Convert',
  converting: 'Converting...',
  today: 'Today',
  todayTitle: 'Today in Nepal',
  copy: 'Copy',
  copied: 'Copied!',
  dateOutOfRange: 'Date out of range',
  is: 'is',
  provisional: 'Provisional',
  provisionalReason: (year: string) =>
    `The official calendar of ${year} BS is not out yet. Its months are computed, so this date may still move by a day.`,
  panels: {
    bs: {
      heading: 'Convert to English (AD)',
      typed: 'Or type or paste a Nepali date',
      hint: 'For example 2082-04-29 or 29 Shrawan 2082',
    },
    ad: {
      heading: 'Convert to Nepali (BS)',
      typed: 'Or type or paste an English date',
      hint: 'For example 2025-07-13 or 13 July 2025',
    },
  },
  calendar: { bs: 'BS', ad: 'AD' },
  failure: {
    empty: 'Please type a date.',
    unreadable: 'This is not a date that can be read. Write year, month and day, with a year of four digits.',
    noSuchDay: 'There is no such day: the month does not have it, or the year has no such month.',
    outOfRange: {
      bs: 'Nepali dates from 2000 to 2090 BS can be converted.',
      ad: 'English dates from 1944 to 2030 can be converted. A Nepali date belongs in the other panel.',
    },
    monthTooShort: (month: string, days: string) => `${month} has ${days} days.`,
    ambiguous: (first: string, second: string) =>
      `This could be ${first} or ${second}. Please write the year first: year, month, day.`,
  },
}

export type DateConverterWords = typeof en
