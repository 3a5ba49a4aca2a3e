import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type ListQuery, likePattern } from '#app/platform/editing/list-query.ts'
import type { Database, Db } from '#db/schema.ts'

export type AuditEntry = Omit<Selectable<Database['audit_log']>, 'is_first' | 'searched'>

/** In `q` is part of a name, or of the address of a person. */
interface AuditQuery extends Pick<ListQuery, 'page' | 'perPage' | 'q'> {
  /** Only the entries of one act. */
  act?: string | undefined
  /** Only changes of one kind of thing, or of one of them. */
  entity?: string | undefined
  entity_id?: string | undefined
  /** Only changes since this instant, and before the other one. */
  from: Date | undefined
  to: Date | undefined
  /** Only things of these kinds. */
  among: readonly string[] | undefined
}

/** Kinds without personal data, which every operator may read. */
export const recordEntities = [
  'tools',
  'banks',
  'carriers',
  'internet_providers',
  'internet_plans',
  'emergency_numbers',
  'postal_codes',
  'gold_silver_prices',
  'gold_silver_held_prices',
] as const satisfies readonly (keyof Database)[]

const noInstant = new Date(0)

/**
 * A page of the audit log, the latest first, and the total of the entries that match. An act has its first entry there, unless
 * entries of one act, of one thing or with a text are asked for.
 */
export async function listAudit(db: Db, query: AuditQuery) {
  const { page, perPage, q, act, entity, entity_id, from, to, among } = query
  const isOfRows = act !== undefined || entity_id !== undefined || q !== ''
  const found = db
    .selectFrom('audit_log')
    .$if(!isOfRows, (entries) => entries.where('is_first', '=', true))
    .$if(among !== undefined, (entries) => entries.where('entity', 'in', among ?? []))
    .$if(entity !== undefined, (entries) => entries.where('entity', '=', entity ?? ''))
    .$if(entity_id !== undefined, (entries) => entries.where('entity_id', '=', entity_id ?? ''))
    .$if(act !== undefined, (entries) => entries.where('act', '=', act ?? ''))
    .$if(q !== '', (entries) => entries.where('searched', 'like', likePattern(q.toLowerCase())))
    .$if(from !== undefined, (entries) => entries.where('at', '>=', from ?? noInstant))
    .$if(to !== undefined, (entries) => entries.where('at', '<', to ?? noInstant))
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  // Without it a search for what is not there would read all entries a second time.
  if (total === 0) return { entries: [], total }
  const ofAct = (value: RawBuilder<unknown>) =>
    sql`(select ${value} from audit_log part where part.act = audit_log.act)`
  const action = sql`case when min(part.action) < max(part.action) then 'several' else min(part.action) end`
  const entries = await found
    .selectAll()
    .select(sql<number>`greatest(1, ${ofAct(sql`count(*)`)})`.as('act_rows'))
    .select(sql<string>`coalesce(${ofAct(action)}, action)`.as('act_action'))
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { entries, total }
}

/** The most rows that one call of the panel changes: its transaction locks all of them, and an undo takes all back. */
export const mostRowsOfAct = 2000

/** The entries of an act. */
export function findAct(db: Db, act: string): Promise<AuditEntry[]> {
  const ofAct = db.selectFrom('audit_log').selectAll().where('act', '=', act)
  return ofAct.orderBy('id').limit(mostRowsOfAct).execute()
}

/** The address of the person who changed a thing last; null for a program. */
export async function lastActor(db: Db, entity: keyof Database, id: string): Promise<string | null> {
  const of = db.selectFrom('audit_log').where('entity', '=', entity).where('entity_id', '=', id)
  const last = await of.select('actor_email').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return last?.actor_email ?? null
}

/** One entry; ids are positive whole numbers. */
export function findAuditEntry(db: Db, id: number): Promise<AuditEntry | undefined> {
  return db.selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirst()
}
