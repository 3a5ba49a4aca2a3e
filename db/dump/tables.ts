import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** A table as read from the database's catalogue: a new migration needs no edit here. */
export interface StoredTable {
  name: string
  columns: { name: string; type: string }[]
}

/** The value of a sequence. */
export interface Counter {
  table: string
  column: string
  last: number
}

/** Every table of the site but the record of its migrations, each after those that it refers to. */
export async function storedTables(db: Kysely<Database>): Promise<StoredTable[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname !~ '^kysely_'
    order by c.relname, a.attnum`.execute(db)
  const tables = new Map<string, StoredTable>()
  for (const { table, column, type } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] }
    known.columns.push({ name: column, type })
    tables.set(table, known)
  }
  return parentsFirst([...tables.values()], await references(db))
}

async function references(db: Kysely<Database>): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`.execute(db)
  const parents = new Map<string, Set<string>>()
  for (const { child, parent } of rows)
    parents.set(child, (parents.get(child) ?? new Set<string>()).add(parent))
  return parents
}

function parentsFirst(tables: StoredTable[], parents: Map<string, Set<string>>): StoredTable[] {
  const placed = new Set<string>()
  const sorted: StoredTable[] = []
  while (sorted.length < tables.length) {
    const next = tables.filter(
      ({ name }) => !placed.has(name) && [...(parents.get(name) ?? [])].every((parent) => placed.has(parent)),
    )
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    for (const table of next) placed.add(table.name)
    sorted.push(...next)
  }
  return sorted
}

/** Those that were used. */
export async function counters(db: Kysely<Database>): Promise<Counter[]> {
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

export async function setCounter(db: Kysely<Database>, { table, column, last }: Counter): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(quote_ident(${table}::text), ${column}::text)::regclass, ${last}::bigint)
  `.execute(db)
}
