export const en = {
  provisional: 'Provisional',
  notOut: (years: string) =>
    `Provisional: the official calendar of ${years} BS is not out yet, so its days are computed.`,
  both: (first: string, second: string) => `${first} and ${second}`,
  span: (first: string, last: string) => `${first} to ${last}`,
  firm: (month: string) =>
    `By the rule the start of ${month} is not in doubt, but the official calendar decides.`,
  open: {
    earlier: (month: string) => `${month} may begin a day earlier.`,
    later: (month: string) => `${month} may begin a day later.`,
  },
  tables: 'Known from tables',
  tablesOnly:
    'Dates before 2000 BS are known from published tables: we found no official paper of that time.',
  tablesAgree: 'Independent tables give this date the same day.',
  contested: 'Calendars differ',
  ofDay: (ad: string, otherBs: string) =>
    `Published calendars differ about this day: ${ad} is ${otherBs} BS in some of them.`,
  ofDate: (bs: string, otherAd: string) =>
    `Published calendars differ about this date: ${bs} BS is ${otherAd} in some of them.`,
  shorterMonth: (month: string, days: string) =>
    `Published calendars differ about this date: ${month} has ${days} days in some of them.`,
  longerMonth: (month: string, days: string, otherAd: string) =>
    `Published calendars differ: ${month} has ${days} days in some of them, and this date is ${otherAd}.`,
  otherLength: (month: string, days: string) =>
    `Published calendars differ: in some of them ${month} has ${days} days.`,
  more: 'Why, and how dates are known',
  /** @param hours after midnight, 0 to 23 */
  timeOfDay: (hours: number, time: string) => `${time} ${hours < 12 ? 'am' : 'pm'}`,
  ends: {
    until: (time: string) => `until ${time}`,
    on: (time: string, weekday: string) => `${time} on ${weekday}`,
    next: (what: string) => `then ${what}`,
  },
}

export type CalendarDayMessages = typeof en
