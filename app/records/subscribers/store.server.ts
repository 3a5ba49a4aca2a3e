import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { Db } from '#db/schema.ts'

/** A subscription that is to be handed on. */
export interface Subscribed {
  subscriberId: string
  deliveryId: string
}

interface Held {
  /** Until then the delivery belongs to the request that subscribed, which may still add the city and country. */
  notBefore: Date
}

/**
 * Stores an address and, in the same transaction, that it is to be handed on: whatever happens to the webhook, nothing is
 * lost. An address that is there already changes nothing, also where it had left.
 * @returns undefined for an address that was there.
 */
export async function subscribe(db: Db, email: string, { notBefore }: Held): Promise<Subscribed | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const subscriber = await transaction
      .insertInto('newsletter_subscribers')
      .values({ email })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    return subscriber && (await deliver(transaction, subscriber.id, notBefore))
  })
}

async function deliver(transaction: Db, subscriberId: string, notBefore: Date): Promise<Subscribed> {
  // A subscriber who left before the first delivery still has a row: restart it.
  const begun = { attempts: 0, next_attempt_at: notBefore, failed_at: null, last_error: null }
  const delivery = await transaction
    .insertInto('newsletter_outbox')
    .values({ subscriber_id: subscriberId, ...begun })
    .onConflict((conflict) =>
      conflict.column('subscriber_id').where('delivered_at', 'is', null).doUpdateSet(begun),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { subscriberId, deliveryId: delivery.id }
}

/** A letter asks an address that had left whether it is to be subscribed again. */
interface Confirmation {
  subscriberId: string
  sentAt: Date
}

const dayMs = 24 * 60 * 60_000
const confirmationMs = 7 * dayMs

/** At most one letter a day for an address. @returns undefined where none is to be sent, or the address had not left */
export async function takeConfirmation(db: Db, email: string, now: Date): Promise<Confirmation | undefined> {
  const subscriber = await db
    .updateTable('newsletter_subscribers')
    .set({ confirmation_sent_at: now })
    .where('email', '=', email)
    .where('unsubscribed_at', 'is not', null)
    .where((of) =>
      of.or([
        of('confirmation_sent_at', 'is', null),
        of('confirmation_sent_at', '<=', new Date(now.getTime() - dayMs)),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return subscriber && { subscriberId: subscriber.id, sentAt: now }
}

/**
 * Subscribes an address that had left, once for each letter, within a week of it.
 * @returns undefined where the letter is none, too old, not the newest, or was used
 */
export async function confirmSubscription(
  db: Db,
  { subscriberId, sentAt }: Confirmation,
  { now, notBefore }: Held & { now: Date },
): Promise<Subscribed | undefined> {
  if (sentAt.getTime() <= now.getTime() - confirmationMs) return undefined
  return await db.transaction().execute(async (transaction) => {
    const subscriber = await transaction
      .updateTable('newsletter_subscribers')
      .set({ unsubscribed_at: null, city: null, country: null })
      .where('id', '=', subscriberId)
      .where('confirmation_sent_at', '=', sentAt)
      .where('unsubscribed_at', '<=', sentAt)
      .returning('id')
      .executeTakeFirst()
    return subscriber && (await deliver(transaction, subscriber.id, notBefore))
  })
}

/** One who left already, or is not there any more, changes nothing. */
export async function unsubscribe(db: Db, subscriberId: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ unsubscribed_at: now, city: null, country: null })
    .where('id', '=', subscriberId)
    .where('unsubscribed_at', 'is', null)
    .execute()
}

/** Where a subscriber was when they subscribed. */
export async function savePlace(
  db: Db,
  subscriberId: string,
  { city, country }: { city: string | null; country: string | null },
): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ city, country })
    .where('id', '=', subscriberId)
    .execute()
}

const idBytes = 16
const proofBytes = 16

/**
 * What the unsubscribe link of a subscriber has: the id of the row and a proof that this site made it. It holds no address, is
 * the same in every e-mail, and does not expire.
 *
 * @param id a UUID
 * @param secret of the site
 */
export function unsubscribeToken(id: string, secret: string): string {
  return Buffer.concat([bytesOf(id), proofOf(id, secret)]).toString('base64url')
}

/** The subscriber's id; undefined for a token that this site did not make. */
export function subscriberOfToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + proofBytes || bytes.toString('base64url') !== token) return undefined
  const hex = bytes.subarray(0, idBytes).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return timingSafeEqual(bytes.subarray(idBytes), proofOf(id, secret)) ? id : undefined
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

const proofOf = (id: string, secret: string) =>
  createHmac('sha256', secret)
    .update(`newsletter unsubscribe ${id.toLowerCase()}`)
    .digest()
    .subarray(0, proofBytes)

/** The link of an e-mail. It opens a page with a button; a POST to it unsubscribes (RFC 8058). */
export function unsubscribeLink(
  id: string,
  { siteUrl, secret }: { siteUrl: string; secret: string },
  lang: Lang = 'en',
): string {
  return `${siteUrl}${pathIn(lang, '/newsletter/unsubscribe')}?token=${unsubscribeToken(id, secret)}`
}
