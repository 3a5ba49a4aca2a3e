import { type Range, ranges } from './price-history.ts'
import type { Metal } from './price-view.ts'

export interface Shown {
  range: Range
  metal: Metal
}

const usual: Shown = { range: 30, metal: 'gold' }

/** What an address asks the chart for. A broken value is as good as none. */
export function readShown(search: string): Shown {
  const params = new URLSearchParams(search)
  return {
    range: ranges.find((range) => String(range) === params.get('days')) ?? usual.range,
    metal: params.get('metal') === 'silver' ? 'silver' : 'gold',
  }
}

/** The query that shows this: what is usual is left out, and what is not ours stays. */
export function searchOf(search: string, { range, metal }: Shown): string {
  const params = new URLSearchParams(search)
  params.delete('days')
  params.delete('metal')
  if (range !== usual.range) params.set('days', String(range))
  if (metal !== usual.metal) params.set('metal', metal)
  const text = params.toString()
  return text && `?${text}`
}
