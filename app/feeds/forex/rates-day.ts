import type { RatesDay } from './adapter.server.ts'

export type { RatesDay }

/** The first day offered: the bank has few rates before it. */
export const firstRatesDay = '2000-01-01'

/** One currency as the central bank publishes it. */
export type Rate = RatesDay['rates'][number]

/** A day's rates, and when they were read from the bank. */
export interface RatesCopy {
  day: RatesDay
  /** An instant, ISO 8601. */
  copiedAt: string
}

/** One currency on one day. */
export interface RatePoint extends Pick<Rate, 'buy' | 'sell'> {
  date: string
  unit: number
}

/** Validates untrusted JSON, such as a browser's storage. */
export function readRatesDay(value: unknown): RatesDay | undefined {
  if (!isObject(value)) return undefined
  const { date, published_on, modified_on, rates } = value
  const isWhole =
    typeof date === 'string' &&
    isTextOrNull(published_on) &&
    isTextOrNull(modified_on) &&
    Array.isArray(rates) &&
    rates.every(isRate)
  return isWhole ? (value as unknown as RatesDay) : undefined
}

function isRate(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.currency)) return false
  const { iso3, name, unit } = value.currency
  return (
    typeof iso3 === 'string' &&
    typeof name === 'string' &&
    typeof unit === 'number' &&
    [value.buy, value.sell].every((rate) => rate === null || isAmount(rate))
  )
}

const isAmount = (value: unknown) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Beside the dollar, the currencies of the countries where most Nepalis abroad work, and of the neighbours. */
export const usualCurrencies = ['EUR', 'INR', 'GBP', 'AED', 'SAR', 'QAR', 'MYR', 'KRW']
