import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

interface AuditAsk {
  page: number
  perPage: number
  /** Only what was done to things of one kind, or to one of them. */
  entity: string | undefined
  entityId: string | undefined
}

/** Part of the audit log, the latest first, and how many lines there are. */
export async function listAudit(db: Kysely<Database>, { page, perPage, entity, entityId }: AuditAsk) {
  const found = db
    .selectFrom('audit_log')
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
