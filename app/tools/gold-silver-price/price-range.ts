import { daysAfter } from 'bikram-sambat-calendar/iso-day'
import { withParams } from '#app/lib/web-address.ts'
import type { MarketDay, Metal } from './price-view.ts'

export const ranges = [7, 30, 90, 365] as const

type Range = (typeof ranges)[number]

/** What the chart shows. */
export interface ChartView {
  range: Range
  metal: Metal
}

const defaults: ChartView = { range: 30, metal: 'gold' }

/** What an address asks the chart to show. An invalid value is ignored. */
export function readChartView(search: string): ChartView {
  const params = new URLSearchParams(search)
  return {
    range: ranges.find((range) => String(range) === params.get('days')) ?? defaults.range,
    metal: params.get('metal') === 'silver' ? 'silver' : 'gold',
  }
}

/** The query for this view: defaults are left out, foreign parameters stay. */
export function searchOf(search: string, { range, metal }: ChartView): string {
  return withParams(search, {
    days: range === defaults.range ? '' : String(range),
    metal: metal === defaults.metal ? '' : metal,
  })
}

/** The market days within a range of calendar days that ends with the latest one. */
export function daysInRange(days: readonly MarketDay[], range: Range): readonly MarketDay[] {
  const last = days.at(-1)
  if (!last) return []
  const first = daysAfter(last.date, 1 - range)
  return days.filter(({ date }) => date >= first)
}

const csvHead = 'date,gold_hallmark_tola,gold_hallmark_10g,silver_tola,silver_10g'.split(',')

/** A table with the columns of the price import. */
export function priceRows(days: readonly MarketDay[]): string[][] {
  const rows = days.map(({ date, gold, silver }) =>
    [date, gold.tolaNpr, gold.tenGramNpr, silver.tolaNpr, silver.tenGramNpr].map(String),
  )
  return [csvHead, ...rows]
}
