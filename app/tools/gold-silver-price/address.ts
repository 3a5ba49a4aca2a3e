import { type Range, ranges } from './price-range.ts'
import type { Metal } from './price-view.ts'

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
  const params = new URLSearchParams(search)
  params.delete('days')
  params.delete('metal')
  if (range !== defaults.range) params.set('days', String(range))
  if (metal !== defaults.metal) params.set('metal', metal)
  const text = params.toString()
  return text && `?${text}`
}
