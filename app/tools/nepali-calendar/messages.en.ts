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
    morning: (time: string) => `${time} am`,
    evening: (time: string) => `${time} pm`,
    festivals: 'Festivals and holidays',
    none: 'None in our lists.',
    computedNote: 'At sunrise in Kathmandu, computed.',
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
  noSuchDay: {
    nothingHere: 'This calendar has no such day.',
    range:
      'It goes from Baisakh 2000 to Chaitra 2090: an address names a year, a month from 1 to 12 and a day of that month, in plain digits.',
    monthLength: (month: string, days: string) => `${month} has ${days} days.`,
    months: (year: string) => `The months of ${year} are 1 (Baisakh) to 12 (Chaitra).`,
    open: (place: string) => `Open ${place}`,
    toThisMonth: 'Open the calendar of this month',
  },
  dateCard: {
    sun: (sunrise: string, sunset: string) => `Sunrise ${sunrise}, sunset ${sunset} (Kathmandu)`,
    holiday: (when: string) => `Holiday ${when}`,
    festival: (when: string) => `Great festival ${when}`,
    coming: 'Next festivals and holidays',
    inDays: (days: string) => (days === '1' ? 'tomorrow' : `in ${days} days`),
  },
}

export type CalendarMessages = typeof en
