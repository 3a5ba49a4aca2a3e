export const en = {
  title: 'Foreign Exchange Rates',
  subtitle: 'Rates published by Nepal Rastra Bank, for today or any day before',
  loading: 'Loading exchange rates...',
  choose: {
    heading: 'Choose a date',
    date: 'Date',
    bsDate: 'Nepali date (BS)',
    previous: 'Previous day',
    next: 'Next day',
    show: 'Show',
    today: 'Today',
    refresh: 'Refresh',
    refused: (first: string, last: string) => `Choose a date from ${first} to ${last}.`,
  },
  cached: 'Using cached data',
  readAt: (when: string) => `Read from the bank on ${when}`,
  final: 'The rates of this day are final.',
  none: 'No exchange rates found for this date. Please try a different date.',
  failed: 'Failed to fetch exchange rates. Please check your internet connection and try again.',
  again: 'Try again',
  refused: {
    paused: (time: string) => `The bank can be asked again at ${time} (Nepal time).`,
    'own-share': (time: string) =>
      `You asked for many dates in a short time. You can ask for another one at ${time} (Nepal time).`,
  },
  instead: (date: string) => `Below you see the rates of ${date} instead.`,
  ratesOf: (date: string) => `Rates of ${date}`,
  info: {
    heading: 'Rate Information',
    date: 'Date',
    published: 'Published',
    modified: 'Last Modified',
    unknown: 'not stated',
  },
  search: { label: 'Search currency', placeholder: 'USD, dollar, riyal' },
  popular: 'Popular Currencies',
  other: 'Other Currencies',
  all: 'All Currencies',
  nothing: 'No currencies found',
  table: {
    currency: 'Currency',
    buy: 'Buy',
    sell: 'Sell',
    notQuoted: 'not published',
    amountToNpr: (amount: string) =>
      `Under each buying rate: what ${amount} of that currency is in rupees. Press a row to use it in the converter.`,
    amountFromNpr: (amount: string) =>
      `Under each selling rate: what NPR ${amount} is in that currency. Press a row to use it in the converter.`,
    inRupees: 'In Nepalese rupees per unit shown.',
  },
  convert: {
    heading: 'Converter',
    amount: 'Amount',
    currency: 'Currency',
    direction: 'Direction',
    toNpr: (code: string) => `${code} to NPR (the bank buys)`,
    fromNpr: (code: string) => `NPR to ${code} (the bank sells)`,
    usedBuy: (rate: string, unit: string) =>
      `At the bank's buying rate: NPR ${rate} for ${unit}. This applies when you bring in foreign currency.`,
    usedSell: (rate: string, unit: string) =>
      `At the bank's selling rate: NPR ${rate} for ${unit}. This applies when you need foreign currency.`,
    noRate: (code: string) => `The bank published no such rate for ${code} on this day.`,
    noAmount: 'Type an amount.',
    tooLarge: (digits: string) => `Type at most ${digits} digits before the decimal point.`,
    badAmount: 'Type an amount in digits, such as 1,500.50.',
    note: (date: string) => `With the rates of ${date}. Your own bank's rate and its fees may differ.`,
  },
}

export type ForexMessages = typeof en
