import { latinDigits } from '@chautari/bikram-sambat/digits'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { csvOf } from '#app/lib/csv.ts'
import type { Lang } from '#app/lib/language.ts'
import type { Database } from '#db/schema.ts'
import type { AnyEditor } from './row-editor.server.ts'

/** A stored row as a file shows it. */
export type FileRow = ReturnType<typeof fileRow>

/** The fields that together name a row, where a file has no id. */
interface RowKey {
  fields: readonly string[]
  /** Spellings of the same value get the same form. */
  form?: (cell: string) => string
}

/** A field that has the id of another row. A file has the name of that row, or its id. */
interface NamedField {
  field: string
  list(db: Kysely<Database>): Promise<{ id: string; name: string }[]>
}

/** How the rows of a record are written to a CSV file, and read from one. */
export interface RowFile {
  editor: AnyEditor
  record: {
    edits: (lang: Lang) => z.ZodMiniObject<z.core.$ZodShape, z.core.$strict>
    stored: z.ZodMiniObject
    controls: Readonly<Record<string, unknown>>
    /** The first is the order of the file. */
    orders: readonly string[]
  }
  shown?(row: object): object
  key: RowKey
  named?: NamedField
}

/** Names by id. */
export type Names = ReadonlyMap<string, string>

const perPart = 500

export async function namesOf(db: Kysely<Database>, { named }: RowFile): Promise<Names> {
  return new Map((await named?.list(db))?.map(({ id, name }) => [id, name]))
}

/** The columns that a file may have. */
export const importedColumns = ({ record }: RowFile) => ['id', ...Object.keys(record.controls), 'updated_at']

/** All rows, with the columns that an import reads. A field that is only sent has no column. */
export async function exportRows(db: Kysely<Database>, file: RowFile): Promise<string> {
  const columns = importedColumns(file).filter((name) => name in file.record.stored.shape)
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const rows = await fileRows(tx, file, await namesOf(tx, file))
      const lines = rows.map(({ id, cells, updatedAt }) => {
        const all: FileRow['cells'] = { ...cells, id, updated_at: updatedAt.toISOString() }
        return columns.map((name) => all[name] ?? '')
      })
      return csvOf([columns, ...lines])
    })
}

/** Read in parts, so that no query is large. */
async function fileRows(db: Kysely<Database>, file: RowFile, names: Names): Promise<FileRow[]> {
  const [order = ''] = file.record.orders
  const found: FileRow[] = []
  for (let page = 1; ; page += 1) {
    const query = { page, perPage: perPart, sort: order, descending: false, q: '', filters: {} }
    const { rows, total } = await file.editor.list(db, query)
    found.push(...rows.map((row) => fileRow(file, row, names)))
    if (rows.length === 0 || found.length >= total) return found
  }
}

/** The value of a field in a CSV file. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The same, with the name of the row that the value is the id of. */
export function shownCell(value: unknown, names: Names): string {
  const cell = cellOf(value)
  return names.get(cell.trim().toLowerCase()) ?? cell
}

export function fileRow(file: RowFile, stored: object, names: Names) {
  const { id, updated_at: updatedAt } = stored as { id: string; updated_at: Date }
  const values = (file.shown?.(stored) ?? stored) as Readonly<Record<string, unknown>>
  /** By field. */
  const cells: Readonly<Record<string, string>> = Object.fromEntries(
    Object.keys(file.record.controls).map((name) => [name, shownCell(values[name], names)]),
  )
  /** Differs after each change of the row. */
  const version = JSON.stringify(stored)
  return { id, updatedAt, version, cells }
}

export type RowIndex = Awaited<ReturnType<typeof rowIndexOf>>

/** All rows, by their ids and by their keys. */
export async function rowIndexOf(db: Kysely<Database>, file: RowFile, names: Names) {
  const { fields, form = (cell: string) => latinDigits(cell).toLowerCase() } = file.key
  const rows = new Map<string, FileRow>()
  const idsByKey = new Map<string, Set<string>>()
  /** Undefined where a part of the key is missing. */
  const keyOf = (cells: FileRow['cells']): string | undefined => {
    const parts = fields.map((field) => form((cells[field] ?? '').trim()))
    return parts.includes('') ? undefined : parts.join('\n')
  }
  /** Adds a row, or replaces the one with its id. */
  const put = (row: FileRow) => {
    const before = rows.get(row.id)
    const [old, now] = [before && keyOf(before.cells), keyOf(row.cells)]
    if (old !== undefined) idsByKey.get(old)?.delete(row.id)
    rows.set(row.id, row)
    if (now !== undefined) idsByKey.set(now, (idsByKey.get(now) ?? new Set()).add(row.id))
  }
  for (const row of await fileRows(db, file, names)) put(row)
  return {
    put,
    get: (id: string) => rows.get(id.toLowerCase()),
    /** The rows with the key of these cells; none where a part of the key is missing. */
    withKeyOf: (cells: FileRow['cells']): FileRow[] => {
      const key = keyOf(cells)
      const ids = (key !== undefined && idsByKey.get(key)) || []
      return [...ids].flatMap((id) => rows.get(id) ?? [])
    },
  }
}
