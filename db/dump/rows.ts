import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'
import { Fingerprint, type TableSum } from './fingerprint.ts'
import type { StoredTable } from './tables.ts'

/** Characters of one query's result or one insert: the row of an image has half a million. */
const batchSize = 1_000_000
const mostRows = 2000

/** How values are written as text, the same on both engines and in any installation; for this transaction. */
export async function fixSpelling(tx: Kysely<Database>): Promise<void> {
  await sql`
    select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
      set_config('IntervalStyle', 'iso_8601', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true), set_config('statement_timeout', '0', true)`.execute(tx)
}

/**
 * The rows of a table in batches, each row a line: a JSON list of its columns' texts. They are the database's own
 * spelling, never read as numbers or dates on the way: nothing is rounded, and JSON's null is not SQL's.
 */
export async function* rowsOf(tx: Kysely<Database>, { name, columns }: StoredTable) {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`))
  await sql`
    declare dumped no scroll cursor for
    select array_to_json(array[${texts}]::text[])::text as line from ${sql.table(name)}`.execute(tx)
  let count = 16
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(count)} from dumped`.execute(tx)
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => line)
    yield lines
    const size = lines.reduce((sum, line) => sum + line.length, 0)
    // Grows only as far as earlier batches fit.
    count = Math.max(1, Math.min(mostRows, 4 * count, Math.floor((count * batchSize) / size)))
  }
  await sql`close dumped`.execute(tx)
}

export async function sumOf(tx: Kysely<Database>, table: StoredTable): Promise<TableSum> {
  const fingerprint = new Fingerprint()
  for await (const lines of rowsOf(tx, table)) for (const line of lines) fingerprint.add(line)
  return fingerprint.sum
}

/** Inserts the lines of a table in batches. */
export class RowWriter {
  readonly #tx: Kysely<Database>
  readonly #table: StoredTable
  #lines: string[] = []
  #size = 0

  constructor(tx: Kysely<Database>, table: StoredTable) {
    this.#tx = tx
    this.#table = table
  }

  async add(line: string): Promise<void> {
    this.#lines.push(line)
    this.#size += line.length
    if (this.#size >= batchSize || this.#lines.length >= mostRows) await this.flush()
  }

  async flush(): Promise<void> {
    if (this.#lines.length === 0) return
    const { name, columns } = this.#table
    const names = sql.join(columns.map((column) => sql.ref(column.name)))
    const values = sql.join(
      // The type's name comes from the database.
      columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
    )
    const list = `[${this.#lines.join(',')}]`
    this.#lines = []
    this.#size = 0
    await sql`
      insert into ${sql.table(name)} (${names}) overriding system value
      select ${values} from jsonb_array_elements(${list}::text::jsonb) as line`.execute(this.#tx)
  }
}
