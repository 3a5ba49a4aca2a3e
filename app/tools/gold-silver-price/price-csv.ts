import type { MarketDay } from './price-view.ts'

const head = 'date,gold_hallmark_tola,gold_hallmark_10g,silver_tola,silver_10g'

/** A table for a spreadsheet, in the columns in which prices are also handed in. Days and numbers need no quotes. */
export function csvOf(days: readonly MarketDay[]): string {
  const rows = days.map(({ date, gold, silver }) =>
    [date, gold.tolaNpr, gold.tenGramNpr, silver.tolaNpr, silver.tenGramNpr].join(','),
  )
  return [head, ...rows, ''].join('\r\n')
}
