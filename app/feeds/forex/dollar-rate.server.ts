import type { RatesDay } from './rates-day.ts'
import type { ForexFeed } from './read.server.ts'

/** The bank's buying rate of a US dollar. */
export interface DollarRate {
  /** The rate's day in Nepal. */
  date: string
  /** NPR for one dollar, a decimal text. */
  buy: string
}

/** The dollar's buying rate of a day, or the last known one before it. */
export async function dollarRate(feed: ForexFeed, date: string): Promise<DollarRate | undefined> {
  const reading = await feed.day(date)
  const ofDay = 'copy' in reading ? dollarOf(reading.copy.day) : undefined
  if (ofDay) return ofDay
  const last = await feed.lastKnown(date)
  return last && dollarOf(last.day)
}

/** The bank quotes the dollar with unit 1. */
function dollarOf({ date, rates }: RatesDay): DollarRate | undefined {
  const dollar = rates.find(({ currency }) => currency.iso3 === 'USD' && currency.unit === 1)
  return dollar?.buy ? { date, buy: dollar.buy } : undefined
}
