export const en = {
  ofDay: (ad: string, otherBs: string) =>
    `Published calendars differ about this day: ${ad} is ${otherBs} BS in some of them.`,
  ofDate: (bs: string, otherAd: string) =>
    `Published calendars differ about this date: ${bs} BS is ${otherAd} in some of them.`,
  shorterMonth: (month: string, days: string) =>
    `Published calendars differ about this date: ${month} has ${days} days in some of them.`,
  longerMonth: (month: string, days: string, otherAd: string) =>
    `Published calendars differ: ${month} has ${days} days in some of them, and this date is ${otherAd}.`,
  otherLength: (days: string) => `Published calendars differ: in some of them it has ${days} days.`,
  more: 'Why, and how dates are known',
}

export type ContestedDayMessages = typeof en
