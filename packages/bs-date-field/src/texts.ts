import type { Language } from 'bikram-sambat-calendar'

interface Texts {
  year: string
  month: string
  day: string
  /** What stands in an empty segment. */
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
  converted: (ad: string) => string
  notLoaded: string
}

export const texts: Record<Language, Texts> = {
  en: {
    year: 'Year',
    month: 'Month',
    day: 'Day',
    placeholders: { year: 'YYYY', month: 'MM', day: 'DD' },
    empty: 'Empty',
    open: 'Choose a day',
    incomplete: 'Please enter year, month and day.',
    noSuchMonth: 'A year has 12 months.',
    shortMonth: (month, days) => `${month} has ${days} days.`,
    outside: 'Nepali dates from 2000 to 2090 BS are covered.',
    tooEarly: (first) => `The earliest possible date is ${first}.`,
    tooLate: (last) => `The latest possible date is ${last}.`,
    unreadable: (pasted) => `“${pasted}” cannot be read. Please enter year, month and day.`,
    converted: (ad) => `Converted from ${ad} AD.`,
    notLoaded: 'The calendar could not be loaded. Please type the date.',
  },
  ne: {
    year: 'वर्ष',
    month: 'महिना',
    day: 'गते',
    placeholders: { year: 'वर्ष', month: 'महिना', day: 'गते' },
    empty: 'खाली',
    open: 'पात्रोबाट दिन छान्नुहोस्',
    incomplete: 'वर्ष, महिना र गते तीनै लेख्नुहोस्।',
    noSuchMonth: 'वर्षमा १२ महिना हुन्छन्।',
    shortMonth: (month, days) => `${month} मा ${days} दिन छन्।`,
    outside: 'वि.सं. २००० देखि २०९० सम्मका मिति मात्र मिल्छन्।',
    tooEarly: (first) => `${first} भन्दा अघिको मिति मिल्दैन।`,
    tooLate: (last) => `${last} भन्दा पछिको मिति मिल्दैन।`,
    unreadable: (pasted) => `“${pasted}” पढ्न सकिएन। वर्ष, महिना र गते लेख्नुहोस्।`,
    converted: (ad) => `ई.सं. ${ad} बाट रूपान्तरण गरिएको।`,
    notLoaded: 'पात्रो खुल्न सकेन। मिति टाइप गर्नुहोस्।',
  },
}
