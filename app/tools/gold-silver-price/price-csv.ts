import type { MarketDay } from './price-view.ts'

const head = 'date,gold_hallmark_tola,gold_hallmark_10g,silver_tola,silver_10g'

/** A spreadsheet table with the columns of the price import. Days and numbers need no quotes. */
export function priceCsv(days: readonly MarketDay[]): string {
  const rows = days.map(({ date, gold, silver }) =>
    [date, gold.tolaNpr, gold.tenGramNpr, silver.tolaNpr, silver.tenGramNpr].join(','),
  )
  return [head, ...rows, ''].join('\r\n')
}
