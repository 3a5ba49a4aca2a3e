import { latinDigits } from '@chautari/bikram-sambat/digits'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { anyTable, type Linked, tableOf } from './editable-table.server.ts'
import { type Condition, type Filters, type ListQuery, likePattern } from './list-query.ts'

interface ListedTable {
  /** Or its name in the query. */
  table: string
  /** Columns that a search looks in. */
  searched: readonly string[]
  filters: Filters
  linked?: Linked | undefined
}
type Clause = RawBuilder<boolean>

/** One page of a list and the total count. Rows with equal sort values go by the first searched column, then by id. */
export async function listRows<Table extends keyof Database>(
  db: Kysely<Database>,
  listed: ListedTable & { table: Table },
  query: ListQuery,
) {
  const found = anyTable(db).selectFrom(tableOf(listed)).where(matching(listed, query))
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy(sql.ref(query.sort), query.descending ? 'desc' : 'asc')
    .orderBy(sql.ref(listed.searched[0] ?? 'id'))
    .orderBy('id')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute()
  return { rows: rows as unknown as Selectable<Database[Table]>[], total }
}

/** The condition of the rows that a search and filters match, as SQL with parameters. */
export function matching(listed: ListedTable, { q, filters }: Pick<ListQuery, 'q' | 'filters'>): Clause {
  const clauses = Object.entries(filters).map(([name, value]) => filterClause(listed, name, value))
  const all = q === '' ? clauses : [...clauses, searchClause(listed, q)]
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(all, sql` and `)}`
}

/** One of the columns has the text; digits of either script. */
function searchClause({ table, searched, linked }: ListedTable, q: string): Clause {
  const patterns = [...new Set([q, latinDigits(q)])].map(likePattern)
  const anyOf = (of: string, columns: readonly string[]) =>
    sql.join(
      columns.map((name) => sql`${sql.ref(`${of}.${name}`)} ilike any (array[${sql.join(patterns)}])`),
      sql` or `,
    )
  const found = anyOf(table, searched)
  if (!linked) return sql<boolean>`(${found})`
  return sql<boolean>`(${found} or ${inLinked(linked, sql`${anyOf(linked.table, linked.searched)}`)})`
}

function filterClause({ table, filters, linked }: ListedTable, name: string, value: string): Clause {
  const filter = filters[name]
  const condition = filter?.values === 'id' ? { is: value } : filter?.values[value]
  if (!filter || !condition) throw new RangeError(`No filter ${name} with this value`)
  const { column, isLinked } = filter
  if (!isLinked) return conditionClause(`${table}.${column}`, condition)
  if (!linked) throw new RangeError(`The filter ${name} needs a linked table`)
  return inLinked(linked, conditionClause(`${linked.table}.${column}`, condition))
}

const inLinked = ({ table, column }: Linked, clause: RawBuilder<unknown>): Clause =>
  sql<boolean>`${sql.ref(column)} in (select id from ${sql.table(table)} where ${clause})`

function conditionClause(name: string, condition: Condition): Clause {
  const column = sql.ref(name)
  if ('is' in condition) return sql<boolean>`${column} = ${condition.is}`
  if ('in' in condition) return sql<boolean>`${column} in (${sql.join(condition.in)})`
  if ('isNull' in condition)
    return condition.isNull ? sql<boolean>`${column} is null` : sql<boolean>`${column} is not null`
  return 'olderThanDays' in condition
    ? sql<boolean>`${column} < ${daysAgo(condition.olderThanDays)}`
    : sql<boolean>`${column} >= ${daysAgo(condition.withinDays)}`
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`
