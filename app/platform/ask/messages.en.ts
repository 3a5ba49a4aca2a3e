export const en = {
  noSuchDay: (month: string, year: string, days: string) => `${month} ${year} has ${days} days.`,
  noSuchMonth: 'A year has the months 1 to 12.',
  outOfRange: 'Dates from 1 Baisakh 2000 (14 April 1943) to 30 Chaitra 2090 (13 April 2034) can be answered.',
  readAs: (date: string) => `read as ${date}`,
}

export type AskMessages = typeof en
