import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

export type AuditEntry = Selectable<Database['audit_log']>

interface AuditQuery {
  page: number
  perPage: number
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

/** A page of the audit log, the latest first, and the total of the entries that match. */
export async function listAudit(db: Kysely<Database>, query: AuditQuery) {
  const { page, perPage, entity, entityId, actorId, from, to, among } = query
  const found = db
    .selectFrom('audit_log')
    .$if(among !== undefined, (entries) => entries.where('entity', 'in', among ?? []))
    .$if(entity !== undefined, (entries) => entries.where('entity', '=', entity ?? ''))
    .$if(entityId !== undefined, (entries) => entries.where('entity_id', '=', entityId ?? ''))
    .$if(actorId !== undefined, (entries) => entries.where('actor_id', '=', actorId ?? ''))
    .$if(from !== undefined, (entries) => entries.where('at', '>=', from ?? noInstant))
    .$if(to !== undefined, (entries) => entries.where('at', '<', to ?? noInstant))
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const entries = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { entries, total }
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

/** The entries with these ids, the latest first. */
export function findAuditEntries(db: Kysely<Database>, ids: readonly number[]): Promise<AuditEntry[]> {
  return db.selectFrom('audit_log').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
}

/** One entry; ids are positive whole numbers. */
export function findAuditEntry(db: Kysely<Database>, id: number): Promise<AuditEntry | undefined> {
  return db.selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirst()
}
