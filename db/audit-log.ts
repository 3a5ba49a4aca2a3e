import { sql } from 'kysely'
import type { Database, Db } from './schema.ts'

/** Who changes something: an admin, or a program under its name. */
export interface Actor {
  id: string
  email?: string
  /** The call of the panel: all entries that it writes are one act, shown and undone together. */
  act?: string
}

export interface Change {
  action: 'create' | 'update' | 'delete' | 'restore' | 'undo' | 'approve' | 'refuse' | 'dump' | 'download'
  /** Named as its table; all of them together are the `database`. */
  entity: keyof Database | 'database'
  entityId: string
  before?: unknown
  after?: unknown
}

/** Writes one line of who changed what, in the transaction of the change. */
export async function writeAudit(db: Db, actor: Actor, change: Change): Promise<void> {
  await writeAuditEntries(db, actor, [change])
}

/** Writes one line for each change, in the transaction of the changes. At most 5,000 at once. */
export async function writeAuditEntries(db: Db, actor: Actor, changes: readonly Change[]): Promise<void> {
  const { act = null } = actor
  const isNewAct = sql<boolean>`not exists (select from audit_log where act = ${act})`
  await db
    .insertInto('audit_log')
    .values(
      changes.map(({ action, entity, entityId, before, after }, index) => ({
        actor_id: actor.id,
        actor_email: actor.email ?? null,
        act,
        is_first: act === null || (index === 0 && isNewAct),
        action,
        entity,
        entity_id: entityId,
        before: before === undefined ? null : JSON.stringify(before),
        after: after === undefined ? null : JSON.stringify(after),
      })),
    )
    .execute()
}
