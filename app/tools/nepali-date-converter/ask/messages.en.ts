export const en = {
  age: (parts: string) => `${parts} old`,
  today: 'born today',
  parts: {
    oneOf: (less: string, more: string) => `${less} or ${more} years`,
    years: (count: string) => (count === '1' ? '1 year' : `${count} years`),
    months: (count: string) => (count === '1' ? '1 month' : `${count} months`),
    days: (count: string) => (count === '1' ? '1 day' : `${count} days`),
  },
  born: (date: string) => `born ${date}`,
  bornIn: (year: string, calendar: 'bs' | 'ad') => `born in ${year} ${calendar === 'bs' ? 'BS' : 'AD'}`,
  days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  between: (from: string, to: string) => `from ${from} to ${to}`,
  until: (date: string) => `until ${date}`,
  since: (date: string) => `since ${date}`,
}

export type ConverterAskMessages = typeof en
