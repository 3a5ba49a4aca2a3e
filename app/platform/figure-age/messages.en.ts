export const en = {
  now: 'less than a minute old',
  minutes: (count: string) => `${count} minutes old`,
  hours: (count: string) => `${count} hours old`,
  days: (count: string) => (count === '1' ? '1 day old' : `${count} days old`),
  stale: (age: string) => `These figures are ${age}. No newer ones have reached us.`,
}

export type FigureAgeMessages = typeof en
