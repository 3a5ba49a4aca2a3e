export const en = {
  noSuchDay: (month: string, year: string, days: string) => `${month} ${year} has ${days} days.`,
  noSuchMonth: 'A year has the months 1 to 12.',
  outOfRange: 'I can answer dates from 1 Baisakh 1970 (13 April 1913) to 30 Chaitra 2090 (13 April 2034).',
  readAs: (date: string) => `read as ${date}`,
  inDays: (days: string) => (days === '0' ? 'today' : days === '1' ? 'tomorrow' : `in ${days} days`),
  ago: (days: string) => (days === '1' ? 'yesterday' : `${days} days ago`),
  assumed: {
    year: { chip: 'Year not given', text: (date: string) => `No year was given. This is ${date}.` },
    month: { chip: 'Month not given', text: (date: string) => `No month was given. This is ${date}.` },
    calendar: {
      chip: 'Calendar not given',
      text: (date: string) => `No calendar was named. This is ${date}.`,
    },
    reading: {
      chip: 'More than one reading',
      text: (date: string) => `This date can be read in more than one way. Here it is ${date}.`,
    },
  },
}

export type AskMessages = typeof en
