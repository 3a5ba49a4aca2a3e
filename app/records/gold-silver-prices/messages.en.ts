export const en = {
  day: 'must be a day such as 2026-07-16',
  number: 'must be a number',
  aboveZero: 'must be above 0',
  tooLarge: (max: string) => `must be at most ${max}`,
  twoDecimals: 'must have at most two decimals',
  empty: 'must not be empty',
  tooLong: (max: string) => `must have at most ${max} characters`,
  notStorable: 'must be text that can be stored',
  reasons: {
    'future-day': 'The day has not begun in Nepal.',
    'gold-ratio': 'The gold prices per tola and per 10 gram do not belong together.',
    'silver-ratio': 'The silver prices per tola and per 10 gram do not belong together.',
    'moved-too-far':
      'A price is more than 10 % away from that of the market day beside it. It is held until an operator approves it.',
  },
  table: {
    missing: (names: string) => `The first line must name the columns: ${names}`,
    tooMany: (max: string) => `At most ${max} lines at once`,
  },
}

export type PriceWords = typeof en
