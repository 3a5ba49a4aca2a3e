import { type Kysely, type Selectable, sql } from 'kysely'
import { likePattern } from '#app/platform/editing/list-query.ts'
import type { Database } from '#db/schema.ts'
import type { AuditLogTable } from '#db/tables/operations.ts'

const columns = [
  'id',
  'at',
  'actor_id',
  'actor_email',
  'action',
  'entity',
  'entity_id',
  'before',
  'after',
  'act',
] as const

export type AuditEntry = Pick<Selectable<AuditLogTable>, (typeof columns)[number]>

interface AuditQuery {
  page: number
  perPage: number
  /** Part of a name, or of the address of a person; empty for all. */
  q: string
  /** Only the entries of one act. */
  act: string | undefined
  /** Only changes of one kind of thing, or of one of them. */
  entity: string | undefined
  entityId: string | undefined
  /** Only changes made by one person or program. */
  actorId: string | undefined
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
export async function listAudit(db: Kysely<Database>, query: AuditQuery) {
  const { page, perPage, q, act, entity, entityId, actorId, from, to, among } = query
  const isOfRows = act !== undefined || entityId !== undefined || q !== ''
  const found = db
    .selectFrom('audit_log')
    .$if(!isOfRows, (entries) => entries.where('is_first', '=', true))
    .$if(among !== undefined, (entries) => entries.where('entity', 'in', among ?? []))
    .$if(entity !== undefined, (entries) => entries.where('entity', '=', entity ?? ''))
    .$if(entityId !== undefined, (entries) => entries.where('entity_id', '=', entityId ?? ''))
    .$if(act !== undefined, (entries) => entries.where('act', '=', act ?? ''))
    .$if(q !== '', (entries) => entries.where('searched', 'like', likePattern(q.toLowerCase())))
    .$if(actorId !== undefined, (entries) => entries.where('actor_id', '=', actorId ?? ''))
    .$if(from !== undefined, (entries) => entries.where('at', '>=', from ?? noInstant))
    .$if(to !== undefined, (entries) => entries.where('at', '<', to ?? noInstant))
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  // Without it a search for what is not there would read all entries a second time.
  if (total === 0) return { entries: [], total }
  const entries = await found
    .select(columns)
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { entries, total }
}

/** What an act is as a whole, by its id. */
export async function sizesOfActs(db: Kysely<Database>, entries: readonly AuditEntry[]) {
  const acts = [...new Set(entries.flatMap(({ act }) => act ?? []))]
  const found =
    acts.length === 0
      ? []
      : await db
          .selectFrom('audit_log')
          .select((of) => [
            'act',
            of.fn.countAll<number>().as('rows'),
            of.fn.min('action').as('first'),
            of.fn.max('action').as('last'),
          ])
          .where('act', 'in', acts)
          .groupBy('act')
          .execute()
  return new Map(
    found.map(({ act, rows, first, last }) => [act, { rows, action: first === last ? first : 'several' }]),
  )
}

/**
 * At most 200 people and programs that changed something, and the kinds of things that were changed; with `among` of things of
 * these kinds alone. Each is found by one look into an index, or one for each kind, however many changes there are.
 */
export async function listAuditFilters(db: Kysely<Database>, among: AuditQuery['among']) {
  const isSeen =
    among === undefined
      ? sql`true`
      : sql`exists (select from unnest(${among}::text[]) kind
          where exists (select from audit_log where actor_id = actors.id and entity = kind))`
  const { rows: actors } = await sql<{ id: string; email: string | null }>`
    with recursive actors (id) as (
      select min(actor_id) from audit_log
      union all
      select (select min(actor_id) from audit_log where actor_id > actors.id) from actors where actors.id is not null
    )
    select id, (select actor_email from audit_log where actor_id = actors.id order by audit_log.id desc limit 1) as email
    from actors where id is not null and ${isSeen} order by email nulls last, id limit 200`.execute(db)
  const { rows: entities } = await sql<{ entity: string }>`
    with recursive kinds (entity) as (
      select min(entity) from audit_log
      union all
      select (select min(entity) from audit_log where entity > kinds.entity) from kinds where kinds.entity is not null
    )
    select entity from kinds where entity is not null order by entity limit 100`.execute(db)
  const kinds = entities.map(({ entity }) => entity)
  return { actors, entities: among ? kinds.filter((kind) => among.includes(kind)) : kinds }
}

/** The entries of an act. One call of the panel changes 2,000 rows at most. */
export function findAct(db: Kysely<Database>, act: string): Promise<AuditEntry[]> {
  return db.selectFrom('audit_log').select(columns).where('act', '=', act).orderBy('id').limit(2000).execute()
}

/** The address of the person who changed a thing last; null for a program. */
export async function lastActor(
  db: Kysely<Database>,
  entity: keyof Database,
  id: string,
): Promise<string | null> {
  const of = db.selectFrom('audit_log').where('entity', '=', entity).where('entity_id', '=', id)
  const last = await of.select('actor_email').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return last?.actor_email ?? null
}

/** One entry; ids are positive whole numbers. */
export function findAuditEntry(db: Kysely<Database>, id: number): Promise<AuditEntry | undefined> {
  return db.selectFrom('audit_log').select(columns).where('id', '=', id).executeTakeFirst()
}
