export const en = {
  heading: 'Rate history',
  about: 'Central bank rates stored on this site, in NPR.',
  currency: 'Currency',
  span: 'Period',
  spans: { d7: '7 days', d30: '30 days', d90: '90 days', d365: '1 year' },
  loading: 'Loading the rates of past days...',
  failed: 'The rates of past days could not be loaded.',
  known: (known: string, days: string) =>
    `Of the last ${days} days, the rates of ${known === '1' ? 'one is' : `${known} are`} known here.`,
  line: {
    lowest: 'Lowest',
    average: 'Average',
    highest: 'Highest',
    tooFew: 'There are not enough days to draw a line.',
    pointer: 'Day on the chart',
    since: (day: string) => `Data since ${day}.`,
    gaps: 'Where the line is dashed, days without a rate lie between.',
  },
  buy: 'Buy',
  sell: 'Sell',
  perUnit: (unit: string) => `Buying rate, NPR for ${unit}`,
  summary: (code: string, from: string, to: string, low: string, high: string) =>
    `Buying rate of ${code} from ${from} to ${to}, between NPR ${low} and ${high}. The table below has every value.`,
  table: 'All values as a table',
  date: 'Date',
  csv: 'Download as CSV',
  unit: 'Unit',
  fileName: 'nrb-rates',
}

export type HistoryMessages = typeof en
