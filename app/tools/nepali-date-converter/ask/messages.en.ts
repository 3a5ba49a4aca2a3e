export const en = {
  age: (years: string, months: string, days: string) =>
    `${years} years, ${months} months and ${days} days old`,
  born: (date: string) => `born ${date}`,
  days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  between: (from: string, to: string) => `from ${from} to ${to}`,
  until: (date: string) => `until ${date}`,
  since: (date: string) => `since ${date}`,
}

export type ConverterAskMessages = typeof en
