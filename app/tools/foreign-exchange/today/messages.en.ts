export const en = {
  dollar: 'US dollar (buy)',
  sell: (rate: string) => `Sell: ${rate}`,
  up: (amount: string) => `▲ ${amount} in a day`,
  down: (amount: string) => `▼ ${amount} in a day`,
  unchanged: 'No change in a day',
  currencies: 'Other currencies (buy), NPR',
  none: '–',
  allRates: 'All rates',
  bank: 'Nepal Rastra Bank',
  missing: 'The bank’s rates have not reached us yet.',
}

export type DollarCardMessages = typeof en
