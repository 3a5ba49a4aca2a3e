export const en = {
  title: 'Nepali Calendar',
  subtitle: 'Bikram Sambat month by month, with festivals, public holidays, tithi and English dates',
  seo: {
    year: (year: string) => `${year} BS – Nepali Calendar of the Year`,
    yearAbout: (year: string, span: string) =>
      `The twelve months of ${year} BS (${span}) on one page to read or print, with festivals and public holidays.`,
    month: (month: string, span: string) => `${month} – Nepali Calendar, ${span}`,
    monthAbout: (month: string, span: string) =>
      `Nepali calendar of ${month} (${span}): every day with its English date and tithi, with festivals and public holidays.`,
    day: (day: string, ad: string) => `${day} – Nepali Calendar, ${ad}`,
    dayAbout: (day: string, ad: string, weekday: string) =>
      `${day} BS is ${weekday}, ${ad}: tithi, nakshatra, sunrise and sunset at Kathmandu, festivals and holidays.`,
  },
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  today: 'Today',
  wholeYear: (year: string) => `Whole year ${year}`,
  year: 'Year',
  month: 'Month',
  show: 'Show',
  goToDay: 'Go to a date (BS)',
  print: 'Print',
  yearTitle: (year: string) => `Calendar of ${year} BS`,
  keys: 'Arrow keys move by day and week, Page Up and Page Down by month, with Shift by year. Enter shows the day.',
  computedYear: (year: string, first: string, last: string) =>
    `The festivals of ${year} BS are computed. Published lists cover ${first} to ${last} BS.`,
  publishedYear: 'Holidays are those that published calendars mark.',
  legend: 'Legend',
  marks: {
    weekly: 'Saturday, weekly holiday',
    all: 'Public holiday',
    some: 'Holiday for some people or places',
    festival: 'Festival or observed day',
  },
  holidayShort: 'Holiday',
  festivalsOf: (month: string) => `Festivals and holidays in ${month}`,
  noFestivals: 'No listed festival falls in this month.',
  monthsOf: (year: string) => `Months of ${year} BS`,
  monthsAbout:
    'The twelve months with their Nepali and English names, and the English dates that they cover.',
  sheet: {
    label: 'Chosen day',
    tithi: 'Tithi at sunrise',
    paksha: { shukla: 'Shukla Paksha, bright half', krishna: 'Krishna Paksha, dark half' },
    nakshatra: 'Nakshatra at sunrise',
    sunrise: 'Sunrise in Kathmandu',
    sunset: 'Sunset in Kathmandu',
    morning: (time: string) => `${time} am`,
    evening: (time: string) => `${time} pm`,
    festivals: 'Festivals and holidays',
    none: 'None in our lists.',
    computedNote: 'Tithi, nakshatra and sun times are computed.',
  },
  sources: {
    marked: (names: string) => `marked by ${names}`,
    dated: (names: string) => `date from ${names}`,
    ministry: 'the Home Ministry’s holiday notice',
    reports: 'news reports',
    ratopati: 'Ratopati',
    rat32: 'nepalicalendar.rat32.com',
    'nepali-patro': 'Nepali Patro',
    'hamro-patro': 'Hamro Patro',
  },
}

export type CalendarMessages = typeof en
