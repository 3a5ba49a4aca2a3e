import { latinDigits } from '@chautari/bikram-sambat/digits'
import { csvTable } from '#app/lib/csv.ts'
import { priceAmounts } from './schema.ts'

const columns = ['date', ...priceAmounts, 'source'] as const

/** Rows of a file, not yet looked at. */
interface TableRow {
  /** As the file's own program numbers it: the head is line 1. */
  line: number
  given: Record<string, unknown>
}

export type PriceTable = { ok: true; rows: TableRow[] } | { ok: false; missing: readonly string[] }

/** Reads a table of prices. Its head names the columns, in any order; the source may be left out. */
export function readPriceTable(csv: string): PriceTable {
  const { head, rows } = csvTable(csv)
  const missing = columns.filter((name) => name !== 'source' && !head.includes(name))
  if (missing.length > 0) return { ok: false, missing }
  return {
    ok: true,
    rows: rows.map(({ line, cells }) => {
      const given = [...cells].flatMap(([name, cell]) =>
        cell.trim() === '' ? [] : [[name, readCell(name, cell)] as const],
      )
      return { line, given: Object.fromEntries(given) as Record<string, unknown> }
    }),
  }
}

/** Prices as numbers, in either script and grouped or not; what is none stays a text and is refused as such. */
function readCell(name: string, cell: string): string | number {
  const text = cell.trim()
  if (name === 'date') return latinDigits(text)
  if (name === 'source') return text
  const number = Number(latinDigits(text).replaceAll(',', ''))
  return Number.isNaN(number) ? text : number
}
