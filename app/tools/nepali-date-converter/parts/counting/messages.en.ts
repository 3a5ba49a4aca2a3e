export const en = {
  counting: {
    heading: 'Calculate with dates',
    about:
      'Every date can be in either calendar: choose BS or AD beside it. Type or paste it, the year first. A Nepali date can also be chosen from the calendar.',
    calendarOf: (label: string) => `Calendar of: ${label}`,
    calculate: 'Calculate',
    emptyIsToday: 'Leave empty for today',
    nepaliCount: 'By the Nepali calendar',
    englishCount: 'By the English calendar',
    daysInAll: 'Days in all',
    fromTo: (from: string, to: string) => `${from} to ${to}`,
  },
  age: {
    title: 'Age',
    about: 'How old somebody is, or was on a day.',
    birth: 'Date of birth',
    on: 'On this day',
    notYetBorn: 'This day is before the date of birth.',
  },
  difference: {
    title: 'Between two dates',
    about: 'How far apart two days are. The first day is not counted.',
    from: 'From',
    to: 'To',
    backwards: 'The second date is the earlier one.',
  },
  shift: {
    title: 'Add or subtract',
    about:
      'Years and months are those of the calendar that you choose. If the month is shorter, its last day is used.',
    date: 'Date',
    direction: 'Direction',
    add: 'Add',
    subtract: 'Subtract',
    years: 'Years',
    months: 'Months',
    days: 'Days',
    notANumber: 'Please write a whole number of at most five digits.',
    outside: 'The result lies outside the calendar table, which runs from 13 April 1913 to 13 April 2034.',
  },
  working: {
    title: 'Working days',
    about: (first: string, last: string) =>
      `First and last day are counted. Saturdays are subtracted, and so are public holidays for the whole country where they are known: from ${first} to ${last} BS. Check with the office when it matters.`,
    from: 'First day',
    to: 'Last day',
    weekend: 'Weekly days off',
    saturday: 'Saturday',
    saturdaySunday: 'Saturday and Sunday',
    result: (days: string) => (days === '1' ? '1 working day' : `${days} working days`),
    daysInAll: 'Days in all',
    weeklyDaysOff: 'Weekly days off',
    holidays: 'Public holidays taken off',
    limited: 'Holidays for some groups or regions, not taken off',
    asOf: (year: string, day: string) => `${year} as of the notice of ${day}`,
    notices: (lists: string) =>
      `Lists of the Home Ministry: ${lists}. What was given later is in only where we found a report of it.`,
    withoutEid: (years: string) =>
      `Not known: one or both Eids of ${years} BS. They are announced a few days before, and would be taken off as well.`,
    limitedStay: 'Holidays for a region, a community or one group of employees are not taken off.',
    closedSundays:
      'Sundays are counted here as working days. For government offices and schools choose Saturday and Sunday.',
    unknownYears: (years: string) =>
      `No holidays are known for ${years} BS. In such years only the weekly days off are taken off.`,
  },
  fiscal: {
    title: 'Fiscal year and quarter',
    about: 'The fiscal year runs from 1 Shrawan to the end of Ashadh.',
    date: 'Date',
    result: (label: string) => `Fiscal year ${label}`,
    wholeYear: 'The whole year',
    period: (name: string, days: string) => `${name}, ${days} days`,
    lastWorkingDay: (day: string) => `Last working day: ${day}`,
    partsOf: (year: string) => `Quarters and months of ${year.replace('Fiscal', 'fiscal')}`,
    columns: ['Period', 'From (AD)', 'To (AD)', 'Days'] as readonly string[],
    quarters: ['Quarter 1', 'Quarter 2', 'Quarter 3', 'Quarter 4'] as readonly string[],
    daysLeft: 'Days left of the fiscal year after this one',
    unknown: 'Outside the calendar table',
  },
}

export type CountingMessages = typeof en
