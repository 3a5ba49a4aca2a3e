import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../schema.ts'
import { StorageError } from '../storage.ts'

/*
 * A dump is lines, compressed with gzip: a head; for each table `{"table":"banks"}` and its rows, each a JSON list of
 * texts; and an end with the count and hash of each table. The end tells that the dump is whole; its figures are known
 * only after the last row.
 */

const count = z.int().nonnegative()
const name = z.string().min(1)

const head = z.object({
  format: z.literal('chautari-dump'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** In their order. */
  migrations: z.array(name).min(1),
  /** First instants of the months that the usage log has tables for. */
  usageMonths: z.array(z.iso.datetime()),
  counters: z.array(z.object({ table: name, column: name, last: count })),
  /** Parents before children. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1) })),
})

/** How many rows a table has, and one hash of them all. */
const tableSum = z.object({ rows: count, hash: z.string().length(64) })

const sums = z.record(name, tableSum)

const mark = z.union([z.object({ table: name }), z.object({ sums })])

export type DumpHead = z.output<typeof head>
export type TableSum = z.output<typeof tableSum>
export type TableSums = z.output<typeof sums>

const modulus = 1n << 256n

/**
 * A hash of rows in whatever order: two engines, or one after a restore, give rows in orders of their own, and sorting
 * a log of years would need the room for it. The sum of the rows' hashes; unlike their XOR it sees a row twice.
 */
export class Fingerprint {
  #rows = 0
  #sum = 0n

  add(row: string): void {
    this.#rows += 1
    this.#sum = (this.#sum + BigInt(`0x${hash('sha256', row)}`)) % modulus
  }

  get sum(): TableSum {
    return { rows: this.#rows, hash: this.#sum.toString(16).padStart(64, '0') }
  }
}

export function readHead(line: string): DumpHead {
  const read = head.safeParse(parsed(line))
  if (read.success) return read.data
  const { format, version } = z.looseObject({}).catch({}).parse(parsed(line))
  if (format === 'chautari-dump' && version !== 1)
    throw new StorageError('restore-refused', 'The dump has a form that only a newer release knows.')
  throw new StorageError('restore-refused', 'The file is not a dump that db:backup has made.')
}

export const isRow = (line: string) => line.startsWith('[')

/** A line that is no row: the name of the table that follows, or the end. */
export function readMark(line: string): z.output<typeof mark> {
  const read = mark.safeParse(parsed(line))
  if (read.success) return read.data
  throw new StorageError('restore-refused', 'The dump is damaged: it holds a line that cannot be read.')
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Split at line feeds only: texts contain other characters that some readers treat as line ends. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const file = createReadStream(path)
  file.on('error', (error) => unpacked.destroy(error))
  file.pipe(unpacked).setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of unpacked as AsyncIterable<string>) {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      yield* parts
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT')
      throw new StorageError('restore-refused', `There is no file ${path}.`, { cause })
    throw new StorageError('restore-refused', `${path} cannot be unpacked: it is no dump, or damaged.`, {
      cause,
    })
  }
}

/** A table as read from the database's catalogue: a new migration needs no edit here. */
export interface StoredTable {
  name: string
  columns: { name: string; type: string }[]
}

/** Characters of one query's result or one insert: the row of an image has half a million. */
const batchSize = 1_000_000
const mostRows = 2000

/** How values are written as text, the same on both engines and in any installation; for this transaction. */
export async function fixSpelling(tx: Db): Promise<void> {
  await sql`
    select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
      set_config('IntervalStyle', 'iso_8601', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true), set_config('statement_timeout', '0', true)`.execute(tx)
}

/** Every table of the site but the record of its migrations, each after those that it refers to. */
export async function storedTables(db: Db): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable & { parents: string[] }>`
    select c.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select parent.relname::text from pg_constraint join pg_class parent on parent.oid = confrelid
        where contype = 'f' and conrelid = c.oid and confrelid <> c.oid) as parents
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname !~ '^kysely_'
    order by c.relname`.execute(db)
  const sorted: StoredTable[] = []
  while (sorted.length < rows.length) {
    const left = rows.filter(({ name }) => !sorted.some((table) => table.name === name))
    const next = left.filter(({ parents }) => !left.some(({ name }) => parents.includes(name)))
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    sorted.push(...next.map(({ name, columns }) => ({ name, columns })))
  }
  return sorted
}

/**
 * The rows of a table in batches, each row a line: a JSON list of its columns' texts. They are the database's own
 * spelling, never read as numbers or dates on the way: nothing is rounded, and JSON's null is not SQL's.
 */
export async function* rowsOf(tx: Db, { name, columns }: StoredTable) {
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

export async function sumOf(tx: Db, table: StoredTable): Promise<TableSum> {
  const fingerprint = new Fingerprint()
  for await (const lines of rowsOf(tx, table)) for (const line of lines) fingerprint.add(line)
  return fingerprint.sum
}

/** Whether lines fill an insert. */
export const isFullBatch = (lines: readonly string[], characters: number) =>
  characters >= batchSize || lines.length >= mostRows

/** Inserts lines of a table. */
export async function insertRows(tx: Db, { name, columns }: StoredTable, lines: readonly string[]) {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = sql.join(
    // The type's name comes from the database.
    columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
  )
  await sql`
    insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::text::jsonb) as line`.execute(tx)
}

/** The value of a sequence. */
type Counter = DumpHead['counters'][number]

/** Those that were used. */
export async function counters(db: Db): Promise<Counter[]> {
  const { rows } = await sql<Counter>`
    select * from (
      select c.relname as table, a.attname as column,
        pg_sequence_last_value(pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass) as last
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    ) as found
    where last is not null
    order by 1, 2`.execute(db)
  return rows
}

export async function setCounter(db: Db, { table, column, last }: Counter): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(quote_ident(${table}::text), ${column}::text)::regclass, ${last}::bigint)
  `.execute(db)
}
