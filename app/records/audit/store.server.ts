import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

interface AuditAsk {
  page: number
  perPage: number
  /** Only what was done to things of one kind, or to one of them. */
  entity: string | undefined
  entityId: string | undefined
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
  'gold_silver_prices',
  'gold_silver_held_prices',
] as const satisfies readonly (keyof Database)[]

/** Part of the audit log, the latest first, and how many lines there are. */
export async function listAudit(db: Kysely<Database>, ask: AuditAsk) {
  const { page, perPage, entity, entityId, among } = ask
  const found = db
    .selectFrom('audit_log')
    .$if(among !== undefined, (lines) => lines.where('entity', 'in', among ?? []))
    .$if(entity !== undefined, (lines) => lines.where('entity', '=', entity ?? ''))
    .$if(entityId !== undefined, (lines) => lines.where('entity_id', '=', entityId ?? ''))
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const entries = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { entries, total }
}
