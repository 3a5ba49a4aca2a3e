import type { Db } from '#db/schema.ts'
import { mayClaim, type Reserving } from '../operators/roles.ts'
import { proveOwner } from './prove-owner.ts'
import { findUserBy, phoneAddress, type UserRow } from './user-rows.ts'

interface Parts extends Reserving {
  hasGoogle: boolean
}

/**
 * The account of somebody who has just proven to own an e-mail address or phone; a new one where there is none. In an
 * account whose address was never proven, everything else that opens it is removed.
 *
 * @returns undefined where none may be created, and for an address that only Google can prove
 */
export async function accountOfContact(
  parts: Parts,
  to: { email: string } | { phone: string },
  { mayCreate }: { mayCreate: boolean },
): Promise<UserRow | undefined> {
  const { db, now } = parts
  const found = await findByContact(db, to)
  if ('email' in to && !found?.email_verified && !(await mayClaim(parts, to.email))) return undefined
  const user = found ?? (mayCreate ? await createUser(db, to, now()) : undefined)
  if (!user) return undefined
  if ('email' in to && !user.email_verified)
    await proveOwner(db, { userId: user.id, email: to.email, by: 'take-over', keeps: {}, now: now() })
  return await db
    .updateTable('auth_users')
    .set('email' in to ? { email_verified: true } : { phone_number_verified: true })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirst()
}

const findByContact = (db: Db, to: { email: string } | { phone: string }) =>
  'email' in to ? findUserBy(db, 'email', to.email) : findUserBy(db, 'phone_number', to.phone)

/** Two requests at once make one account. */
async function createUser(
  db: Db,
  to: { email: string } | { phone: string },
  now: Date,
): Promise<UserRow | undefined> {
  const contact =
    'email' in to
      ? { email: to.email, email_verified: true }
      : { email: phoneAddress(to.phone), email_verified: false, phone_number: to.phone }
  await db
    .insertInto('auth_users')
    .values({ ...contact, name: '', image: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await findByContact(db, to)
}
