export const en = {
  back: 'Nepali Calendar',
  title: (name: string) => `When is ${name}?`,
  seoTitle: (name: string, day: string) => `When is ${name}? ${day}`,
  about: (name: string, bs: string, ad: string, weekday: string) =>
    `${name} is on ${weekday}, ${ad} (${bs} BS). Its days, how many are left, and its dates in the years before and after.`,
  inDays: (days: number, text: string) =>
    days < 0 ? 'Now' : days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `in ${text} days`,
  over: 'Over. Reload the page for the next one.',
  days: (name: string, year: string) => `The days of ${name} ${year}`,
  years: (name: string) => `${name} in other years`,
  heads: { name: 'Day', bs: 'Nepali date', ad: 'English date', certainty: 'Certainty' },
  published: 'published',
  certaintyAbout:
    'Published: in a published calendar of that year. The others are computed by the rule of the festival; those of the past were compared with no calendar. Provisional: in a year without an official calendar so far; the date may move by a day.',
  others: 'Other great festivals',
  noSuchFestival: 'There is no page for this festival.',
  toCalendar: 'Open the calendar',
}

export type FestivalPageMessages = typeof en
