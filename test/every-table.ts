import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  /** The table whose row it names. */
  parent: string | null
}

/** Texts as the database takes them; null where a column may be empty. */
type Values = Record<string, string | null>

const text = fc.string({
  unit: fc.constantFrom('a', '"', '\\', '\n', '\u2028', "'", ',', '{', 'क', 'ी', '🌳'),
})
const digits = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String)
const instant = fc
  .tuple(
    fc.date({ min: new Date('1990-01-01'), max: new Date('2080-01-01'), noInvalidDate: true }),
    digits(0, 999),
  )
  // Finer than any Date.
  .map(([at, micros]) => `${at.toISOString().slice(0, -1)}${micros.padStart(3, '0')}Z`)
const json = fc.oneof(
  fc.constantFrom('null', '"null"', '[]', '{"a": null}'),
  fc.json({ stringUnit: 'grapheme-ascii' }),
)
const bytes = fc
  .uint8Array({ minLength: 1, maxLength: 3000 })
  .map((some) => `\\x${Buffer.from(some).toString('hex')}`)

/** By type; the number of the row keeps what must be unique apart. */
const byType: Record<string, (row: number) => fc.Arbitrary<string>> = {
  text: (row) => text.map((some) => `/${row}${some}`),
  uuid: () => fc.uuid(),
  boolean: () => fc.boolean().map(String),
  smallint: () => digits(1, 32_767),
  integer: () => digits(1, 2_147_483_647),
  bigint: () => digits(1, Number.MAX_SAFE_INTEGER),
  'numeric(12,2)': () =>
    digits(1, 999_999_999_999).map(
      (paisa) => `${paisa.padStart(3, '0').slice(0, -2)}.${paisa.padStart(3, '0').slice(-2)}`,
    ),
  date: (row) => fc.constant(new Date(Date.UTC(2020, 0, 1 + row)).toISOString().slice(0, 10)),
  'timestamp with time zone': () => instant,
  jsonb: () => json,
  bytea: () => bytes,
}

/** What rules of the tables want; a new table with rules of its own says them here. */
const byColumn: Record<string, (row: number) => fc.Arbitrary<string | null>> = {
  'carriers.prefixes': (row) => fc.constant(`{${900 + row}}`),
  'carriers.color': () => fc.constantFrom('blue', 'yellow'),
  'carriers.status': () => fc.constantFrom('operating', 'ended'),
  'auth_factors.status': () => fc.constantFrom('unverified', 'verified'),
  'auth_operators.role': () => fc.constantFrom('viewer', 'editor', 'operator'),
  'auth_sessions.aal': () => fc.constantFrom('aal1', 'aal2'),
  'banks.code': (row) => fc.constant(`BANK ${row}`),
  'corrections.subject_kind': () => fc.constantFrom('emergency', 'day'),
  'corrections.subject_key': (row) => fc.constant(`key ${row}`),
  'corrections.message': () => fc.constantFrom('गलत छ', 'wrong'),
  'corrections.link': () => fc.constantFrom('https://example.org/', null),
  'corrections.lang': () => fc.constantFrom('en', 'ne'),
  'corrections.state': (row) => fc.constant(row % 2 === 0 ? 'open' : 'declined'),
  'corrections.reason': (row) => fc.constant(row % 2 === 0 ? null : 'why'),
  'corrections.reason_ne': () => fc.constantFrom('किन', null),
  'corrections.decided_at': (row) => fc.constant(row % 2 === 0 ? null : '2026-11-20T00:00:00Z'),
  'data_releases.name': () => fc.constantFrom('months', 'holidays'),
  'data_releases.sha256': (row) => fc.constant(String(row).padStart(64, 'a')),
  'data_releases.released_at': (row) => fc.constant(new Date(Date.UTC(2020, 0, 1 + row)).toISOString()),
  'emergency_numbers.category': () => fc.constantFrom('general', 'enquiries'),
  'emergency_numbers.number': (row) => fc.constant(`01-4${row}`),
  'emergency_numbers.confidence': () => fc.constantFrom('high', 'medium'),
  'postal_codes.code': (row) => fc.constant(String(10_000 + row)),
  'postal_codes.name': (row) => fc.constant(`Office ${row}`),
  'postal_codes.name_ne': () => fc.constantFrom('कार्यालय', null),
  'postal_codes.district': () => fc.constantFrom('Kaski', 'Chitawan'),
  'postal_codes.office_type': () => fc.constantFrom('A.P.O.', 'D.P.O.'),
  'tool_ratings.stars': () => digits(1, 5),
  'newsletter_subscribers.email': (row) => fc.constant(`${row}@example.org`),
  'media.sha256': (row) => fc.constant(String(row).padStart(64, 'a')),
  'media.content_type': () => fc.constant('image/png'),
  'forex_days.rates': () => json.map((value) => `[${value}]`),
  'crypto_lists.coins': () => json.map((value) => `[${value}]`),
  'crypto_calls.month': (row) => fc.constant(`${2000 + row}-01-01`),
  'problems.kind': () => fc.constantFrom('source', 'job', 'backup', 'mail'),
  'problems.reason': () => fc.constantFrom('silent', 'late', 'held', 'failed', 'overdue'),
  'problems.detail': (row) => fc.constant(row % 2 === 0 ? null : 'why'),
  'job_runs.started_at': () => fc.constant('1980-01-01T00:00:00Z'),
  'job_runs.outcome': (row) => fc.constant(row % 2 === 0 ? 'ok' : 'failed'),
  'job_runs.error': (row) => fc.constant(row % 2 === 0 ? null : 'why'),
  'usage_logs.at': () => fc.constantFrom('2026-11-30T23:59:59.999999Z', '2026-12-01T00:00:00Z'),
}

/** Random rows for every table, parents first; children name the parent of the same number. */
export async function rowsForEveryTable(db: Kysely<Database>, rows: number) {
  const { rows: columns } = await sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, parent.relname as parent
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
    left join pg_class parent on parent.oid = f.confrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname !~ '^kysely_' and c.relname <> 'carrier_prefixes'
    order by c.relname, a.attnum`.execute(db)
  const names = [...new Set(columns.map(({ table }) => table))]
  const every = fc.record(
    Object.fromEntries(
      names.map((name) => {
        const own = columns.filter(({ table }) => table === name)
        const row = (number: number) =>
          fc.record<Values>(
            Object.fromEntries(own.map((column) => [column.column, randomValue(column, number)])),
          )
        return [name, fc.tuple(...Array.from({ length: rows }, (_, number) => row(number)))]
      }),
    ),
  )
  return { columns, every }
}

function randomValue({ table, column, type, nullable }: Column, row: number): fc.Arbitrary<string | null> {
  const own = byColumn[`${table}.${column}`]
  if (own) return own(row)
  if (column === 'id' && type !== 'uuid') return fc.constant(String(row + 1))
  if (column.endsWith('_url')) return fc.constant(`https://example.org/${row}`)
  const value = byType[type]
  if (!value) throw new Error(`${table}.${column}: no random values for ${type}`)
  return nullable ? fc.option(value(row)) : value(row)
}

export async function fillTables(
  db: Kysely<Database>,
  columns: readonly Column[],
  rows: Record<string, Values[]>,
): Promise<void> {
  const waiting = new Set(Object.keys(rows))
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) =>
      columns.every(({ table, parent }) => table !== name || parent === null || !waiting.has(parent)),
    )
    for (const name of ready) {
      const own = columns.filter(({ table }) => table === name)
      for (const [number, row] of (rows[name] ?? []).entries()) {
        const values = own.map(({ column, parent, type }) => {
          const value = parent
            ? (rows[parent]?.[number]?.id ?? rows[parent]?.[number]?.session_id)
            : row[column]
          return sql`${value ?? null}::text::${sql.raw(type)}`
        })
        await sql`
          insert into ${sql.table(name)} (${sql.join(own.map(({ column }) => sql.ref(column)))})
          overriding system value values (${sql.join(values)})`.execute(db)
      }
      waiting.delete(name)
    }
  }
}

/** Every row of every table as the database prints it: a look of its own, that shares nothing with what makes dumps. */
export async function printedTables(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> 'kysely_migration'
    order by 1`.execute(db)
  const printed: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`
      select t::text as line from ${sql.table(name)} t order by t::text collate "C"`.execute(db)
    printed[name] = rows.map(({ line }) => line)
  }
  return printed
}
