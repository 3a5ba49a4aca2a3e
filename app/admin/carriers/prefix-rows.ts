import { onlyDigits } from 'bikram-sambat/digits'

const longest = 3

/** The rows of the form: one for each prefix, and an empty one for the next. */
export function prefixRows(prefixes: readonly string[]): readonly string[] {
  return [...prefixes, '']
}

/** ADM-07: the typed text as at most three digits. */
export function withTyped(prefixes: readonly string[], row: number, typed: string): readonly string[] {
  return withoutEmptyEnd(prefixRows(prefixes).with(row, onlyDigits(typed).slice(0, longest)))
}

export function withoutRow(prefixes: readonly string[], row: number): readonly string[] {
  return withoutEmptyEnd(prefixes.toSpliced(row, 1))
}

/** An empty row between others stays while the form is edited; the schema drops it. */
function withoutEmptyEnd(rows: readonly string[]): readonly string[] {
  return rows.slice(0, rows.findLastIndex((prefix) => prefix !== '') + 1)
}
