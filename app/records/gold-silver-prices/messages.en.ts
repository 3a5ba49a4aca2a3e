export const en = {
  day: 'Please enter a day such as 2026-07-16',
  number: 'Please enter a number',
  aboveZero: 'Please enter an amount above 0',
  tooLarge: (max: string) => `Please enter at most ${max}`,
  twoDecimals: 'Please enter at most two decimals',
  empty: 'Please fill this in',
  tooLong: (max: string) => `Please enter at most ${max} characters`,
  notStorable: 'This text cannot be stored',
  reasons: {
    'future-day': 'The day has not begun in Nepal.',
    'gold-ratio': 'The gold prices per tola and per 10 grams do not match.',
    'silver-ratio': 'The silver prices per tola and per 10 grams do not match.',
    'moved-too-far':
      'A price differs by more than 10% from the nearest market day. It is held until an operator approves it.',
  },
  table: {
    missing: (names: string) => `The first line must name the columns: ${names}`,
    tooMany: (max: string) => `At most ${max} lines at once`,
  },
}

export type PriceMessages = typeof en
