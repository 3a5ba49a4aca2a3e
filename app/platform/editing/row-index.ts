import { latinDigits } from 'bikram-sambat-calendar/digits'

/** A stored row as a file shows it. */
export interface FileRow {
  id: string
  updatedAt: Date
  /** Differs after each change of the row. */
  version: string
  /** By field. */
  cells: Readonly<Record<string, string>>
}

/** The fields that together name a row, where a file has no id. */
export interface RowKey {
  fields: readonly string[]
  /** Spellings of the same value get the same form. */
  form?: (cell: string) => string
}

/** Rows by their ids and by their keys. */
export class RowIndex {
  readonly #rows = new Map<string, FileRow>()
  readonly #ids = new Map<string, Set<string>>()
  readonly #key: RowKey | undefined

  constructor(key: RowKey | undefined, rows: readonly FileRow[]) {
    this.#key = key
    for (const row of rows) this.put(row)
  }

  get(id: string): FileRow | undefined {
    return this.#rows.get(id.toLowerCase())
  }

  /** The rows with the key of these cells; none where a part of the key is missing. */
  withKeyOf(cells: Readonly<Record<string, string>>): FileRow[] {
    const key = this.#keyOf(cells)
    const ids = (key !== undefined && this.#ids.get(key)) || []
    return [...ids].flatMap((id) => this.#rows.get(id) ?? [])
  }

  /** Adds a row, or replaces the one with its id. */
  put(row: FileRow): void {
    const before = this.#rows.get(row.id)
    const [old, now] = [before && this.#keyOf(before.cells), this.#keyOf(row.cells)]
    if (old !== undefined) this.#ids.get(old)?.delete(row.id)
    this.#rows.set(row.id, row)
    if (now !== undefined) this.#ids.set(now, (this.#ids.get(now) ?? new Set()).add(row.id))
  }

  #keyOf(cells: Readonly<Record<string, string>>): string | undefined {
    if (!this.#key) return undefined
    const { fields, form = usualForm } = this.#key
    const parts = fields.map((field) => form((cells[field] ?? '').trim()))
    return parts.includes('') ? undefined : parts.join('\n')
  }
}

const usualForm = (cell: string) => latinDigits(cell).toLowerCase()
