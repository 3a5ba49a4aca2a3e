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
  choose: 'Choose a month or a date',
  goToDay: 'Go to a date (BS)',
  print: 'Print',
  yearTitle: (year: string) => `Calendar of ${year} BS`,
  keys: 'Arrow keys move by day and week, Page Up and Page Down by month, with Shift by year. Enter shows the day.',
  publishedYear: 'Holidays are those that published calendars mark.',
  legend: 'Legend',
  marks: {
    all: 'Public holiday',
    some: 'Holiday for some groups or regions',
    festival: 'Festival or observed day',
  },
  holidayShort: 'Holiday',
  festivalsOf: (month: string) => `Festivals and holidays in ${month}`,
  later: (month: string) => `Dashain, Tihar and all until ${month}`,
  great: 'Great festivals',
  inDays: (days: number, text: string) =>
    days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `in ${text} days`,
  noFestivals: 'No listed festival falls in this month.',
  monthsOf: (year: string) => `Months of ${year} BS`,
  sheet: {
    label: 'Chosen day',
    tithi: 'Tithi',
    paksha: { shukla: 'Shukla Paksha', krishna: 'Krishna Paksha' },
    nakshatra: 'Nakshatra',
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    festivals: 'Festivals and holidays',
    none: 'No festival or holiday in our lists.',
    computedNote:
      'At sunrise in Kathmandu, computed. Of the ends that a calendar of 2083 prints, 97 in 100 are within a minute of ours; other almanacs may differ by some minutes.',
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
