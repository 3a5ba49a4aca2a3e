export const en = {
  title: 'Nepali Date Converter',
  subtitle: 'Bikram Sambat to English and English to Bikram Sambat, with the weekday',
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
  given: { bs: (date: string) => `${date} BS is`, ad: (date: string) => `${date} AD is` },
  dated: { bs: (date: string) => `${date} BS`, ad: (date: string) => `${date} AD` },
  typed: {
    heading: 'Convert a date',
    label: { bs: 'Nepali date (BS)', ad: 'English date (AD)' },
    pattern: 'YYYY-MM-DD',
  },
  lists: 'Choose from lists',
  ageToday: (span: string) => `Age today: ${span} (counted in BS)`,
  panels: {
    bs: {
      heading: 'Convert to English (AD)',
    },
    ad: {
      heading: 'Convert to Nepali (BS)',
    },
  },
  calendar: { bs: 'BS', ad: 'AD' },
  failure: {
    empty: 'Please type a date.',
    unreadable: 'This is not a date that can be read. Write year, month and day, with a year of four digits.',
    noSuchDay: 'That date doesn’t exist: check the day and the month.',
    outOfRange: {
      bs: 'Nepali dates from 1970 to 2090 BS are covered. Is this perhaps an English date?',
      ad: 'English dates from 13 April 1913 to 13 April 2034 are covered. Is this perhaps a Nepali date?',
    },
    monthTooShort: (month: string, days: string) => `${month} has ${days} days.`,
    whichCalendar: (bs: string, ad: string) => `This could be ${bs} BS or ${ad} AD. Which one do you mean?`,
    ambiguous: (first: string, second: string) =>
      `This could be ${first} or ${second}. Please write the year first: year, month, day.`,
  },
  span: (years: string, months: string, days: string) =>
    `${years} ${years === '1' ? 'year' : 'years'}, ${months} ${months === '1' ? 'month' : 'months'}, ${days} ${days === '1' ? 'day' : 'days'}`,
  direction: 'Convert',
}

export type DateConverterMessages = typeof en
