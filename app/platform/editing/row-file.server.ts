import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { csvOf } from '#app/lib/csv.ts'
import type { Lang } from '#app/lib/language.ts'
import type { Database } from '#db/schema.ts'
import { cellOf } from './field-cells.ts'
import type { ListQuery } from './list-query.ts'
import type { Edited } from './row-editor.server.ts'
import { type FileRow, RowIndex, type RowKey } from './row-index.ts'
import type { EditContext } from './row-parts.server.ts'

/** What a RowEditor does for a file. */
interface FileEditor {
  list(db: Kysely<Database>, query: ListQuery): Promise<{ rows: readonly object[]; total: number }>
  create(db: Kysely<Database>, fields: object, context: EditContext): Promise<Edited<object>>
  update(
    db: Kysely<Database>,
    id: string,
    fields: object,
    context: EditContext & { version?: Date | undefined },
  ): Promise<Edited<object>>
}

/** A field that has the id of another row. The file has a column more, with the name of that row. */
export interface NamedField {
  field: string
  column: string
  list(db: Kysely<Database>): Promise<{ id: string; name: string }[]>
}

/** How the rows of a record are written to a CSV file, and read from one. */
export interface RowFile {
  editor: FileEditor
  record: {
    edits: (lang: Lang) => z.ZodMiniObject<z.core.$ZodShape, z.core.$strict>
    stored: z.ZodMiniObject
    controls: Readonly<Record<string, unknown>>
  }
  /** The first is the order of the file. */
  orders: readonly string[]
  shown?(row: object): object
  key?: RowKey
  named?: NamedField
}

/** Names by id. */
export type Names = ReadonlyMap<string, string>

const perPart = 500

export async function namesOf(db: Kysely<Database>, { named }: RowFile): Promise<Names> {
  return new Map((await named?.list(db))?.map(({ id, name }) => [id, name]))
}

/** The columns that a file may have. */
export function importedColumns({ record, named }: RowFile): string[] {
  const fields = Object.keys(record.controls)
  return [
    'id',
    ...fields.flatMap((name) => (name === named?.field ? [name, named.column] : [name])),
    'updated_at',
  ]
}

/** All rows, with the columns that an import reads. A field that is only sent has no column. */
export async function exportRows(db: Kysely<Database>, file: RowFile): Promise<string> {
  const columns = importedColumns(file).filter(
    (name) => name in file.record.stored.shape || name === file.named?.column,
  )
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

export async function rowIndexOf(db: Kysely<Database>, file: RowFile, names: Names): Promise<RowIndex> {
  return new RowIndex(file.key, await fileRows(db, file, names))
}

/** Read in parts, so that no query is large. */
async function fileRows(db: Kysely<Database>, file: RowFile, names: Names): Promise<FileRow[]> {
  const [order = ''] = file.orders
  const found: FileRow[] = []
  for (let page = 1; ; page += 1) {
    const query = { page, perPage: perPart, sort: order, descending: false, q: '', filters: {} }
    const { rows, total } = await file.editor.list(db, query)
    found.push(...rows.map((row) => fileRow(file, row, names)))
    if (rows.length === 0 || found.length >= total) return found
  }
}

export function fileRow(file: RowFile, stored: object, names: Names): FileRow {
  const { record, named } = file
  const { id, updated_at } = stored as { id: string; updated_at: Date }
  const values = (file.shown?.(stored) ?? stored) as Readonly<Record<string, unknown>>
  const cells = Object.fromEntries(Object.keys(record.controls).map((name) => [name, cellOf(values[name])]))
  const name = named && { [named.column]: names.get(cellOf(values[named.field])) ?? '' }
  return { id, updatedAt: updated_at, version: JSON.stringify(stored), cells: { ...cells, ...name } }
}
