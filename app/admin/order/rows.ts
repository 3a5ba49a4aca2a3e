import type { PlacedRow } from '#app/platform/editing/answers.ts'

/** The place of a row in its group, from 1, and the number of rows there. */
export function placeOf(rows: readonly PlacedRow[], id: string): { place: number; count: number } {
  const group = groupOf(rows, id)
  return { place: group.findIndex((row) => row.id === id) + 1, count: group.length }
}

/** The rows with one at another place of its group, from 1; the nearest place where there is no such. */
export function moved(rows: readonly PlacedRow[], id: string, place: number): readonly PlacedRow[] {
  const group = groupOf(rows, id)
  const row = group.find((one) => one.id === id)
  if (!row) return rows
  const rest = group.filter((one) => one !== row)
  const at = Math.min(Math.max(place - 1, 0), rest.length)
  const wanted = [...rest.slice(0, at), row, ...rest.slice(at)]
  if (wanted.every((one, index) => one === group[index])) return rows
  return rows.map((one) => (one.group === row.group ? (wanted.shift() ?? one) : one))
}

function groupOf(rows: readonly PlacedRow[], id: string): PlacedRow[] {
  const group = rows.find((row) => row.id === id)?.group
  return rows.filter((row) => row.group === group)
}

/** The wanted order for the rows that are there now; a new row follows the one that it follows now. */
export function rebased(wanted: readonly PlacedRow[], current: readonly PlacedRow[]): PlacedRow[] {
  const now = new Map(current.map((row) => [row.id, row]))
  const kept = wanted.flatMap(({ id }) => now.get(id) ?? [])
  const known = new Set(kept)
  for (const [index, row] of current.entries()) {
    if (known.has(row)) continue
    const before = current[index - 1]
    kept.splice(before ? kept.indexOf(before) + 1 : 0, 0, row)
  }
  // A row may be in another group by now.
  const groups = [...new Set(current.map(({ group }) => group))]
  return groups.flatMap((group) => kept.filter((row) => row.group === group))
}
