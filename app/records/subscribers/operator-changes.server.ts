import type { Kysely } from 'kysely'
import { type Actor, writeAudit } from '#db/audit-log.ts'
import type { Database } from '#db/schema.ts'
import { unsubscribe } from './store.server.ts'

type Db = Kysely<Database>

/** The audit log gets the id alone: an address that is deleted must not stay there. */
const entryOf = (id: string) => ({ entity: 'newsletter_subscribers', entityId: id }) as const

/** With the deliveries. @returns false where there is none */
export async function deleteSubscriber(db: Db, id: string, actor: Actor): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('newsletter_subscribers')
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await writeAudit(tx, actor, { ...entryOf(id), action: 'delete' })
    return true
  })
}

/** One who left already stays away, without an entry. @returns false where there is none */
export async function unsubscribeByOperator(
  db: Db,
  id: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('newsletter_subscribers')
      .select('unsubscribed_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return false
    if (row.unsubscribed_at) return true
    await unsubscribe(tx, id, now)
    const change = { before: { subscribed: true }, after: { subscribed: false } }
    await writeAudit(tx, actor, { ...entryOf(id), action: 'update', ...change })
    return true
  })
}
