import type { Kysely } from 'kysely'
import { type Actor, writeAudit } from '#db/audit-log.ts'
import type { Database } from '#db/schema.ts'
import { sendAgain } from './deliveries.server.ts'
import { type Confirmation, findSubscriber, takeConfirmation, unsubscribe } from './store.server.ts'

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

export type Resent = 'delivery' | 'confirmation' | 'nothing' | 'too-soon' | 'unknown'

interface Change {
  actor: Actor
  now: Date
}

/**
 * Makes a failed delivery due again; `confirm`: the e-mail to send to an address that had left and was entered again, at
 * most one a day.
 */
export async function resendTo(
  db: Db,
  id: string,
  { actor, now }: Change,
): Promise<{ sent: Resent; confirm?: Confirmation & { email: string } }> {
  return await db.transaction().execute(async (tx) => {
    const subscriber = await findSubscriber(tx, id)
    if (!subscriber) return { sent: 'unknown' }
    const { email, unsubscribed_at, confirmation_sent_at } = subscriber
    const audit = async (sent: Resent) =>
      await writeAudit(tx, actor, { ...entryOf(id), action: 'update', before: { sent: '' }, after: { sent } })
    if (unsubscribed_at === null) {
      if ((await sendAgain(tx, now, id)) === 0) return { sent: 'nothing' }
      await audit('delivery')
      return { sent: 'delivery' }
    }
    if (confirmation_sent_at === null) return { sent: 'nothing' }
    const confirmation = await takeConfirmation(tx, email, now)
    if (!confirmation) return { sent: 'too-soon' }
    await audit('confirmation')
    return { sent: 'confirmation', confirm: { ...confirmation, email } }
  })
}

/** One who left already stays away, without an entry. @returns false where there is none */
export async function unsubscribeByOperator(db: Db, id: string, { actor, now }: Change): Promise<boolean> {
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
