import { latinDigits } from 'bikram-sambat-calendar/digits'
import { type RawBuilder, sql } from 'kysely'
import type { Condition } from './filters.ts'
import { type ListWhere, likePattern } from './list-query.ts'
import type { EditableTable, EditorParts, Linked } from './row-parts.server.ts'

interface Parts extends Pick<EditorParts<EditableTable, object>, 'filters' | 'linked'> {
  /** Or its name in the query. */
  table: string
  searched: readonly string[]
}
type Clause = RawBuilder<boolean>

/** The condition of the rows that a search and filters match, as SQL with parameters. */
export function matching(parts: Parts, { q, filters }: ListWhere): Clause {
  const clauses = Object.entries(filters).map(([name, value]) => filterClause(parts, name, value))
  const all = q === '' ? clauses : [...clauses, searchClause(parts, q)]
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(all, sql` and `)}`
}

/** One of the columns has the text; digits of either script. */
function searchClause({ table, searched, linked }: Parts, q: string): Clause {
  const patterns = [...new Set([q, latinDigits(q)])].map(likePattern)
  const anyOf = (of: string, columns: readonly string[]) =>
    sql.join(
      columns.map((name) => sql`${sql.ref(`${of}.${name}`)} ilike any (array[${sql.join(patterns)}])`),
      sql` or `,
    )
  const own = anyOf(table, searched)
  if (!linked) return sql<boolean>`(${own})`
  return sql<boolean>`(${own} or ${inLinked(linked, sql`${anyOf(linked.table, linked.searched)}`)})`
}

function filterClause({ table, filters, linked }: Parts, name: string, value: string): Clause {
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
