import { mayClaim, type Reserving } from '../operators/roles.ts'
import { proveOwner } from './prove-owner.ts'
import { type Contact, findByContact, insertUser, phoneAddress, saveUser, type UserRow } from './user-rows.ts'

/**
 * Finds or creates the account of a verified e-mail address or phone. If the account's address was not verified before,
 * all its other sign-in methods are removed.
 *
 * @returns undefined where none may be created, and for an address that only Google can prove
 */
export async function accountOfContact(
  parts: Reserving & { hasGoogle: boolean },
  to: Contact,
  { mayCreate }: { mayCreate: boolean },
): Promise<UserRow | undefined> {
  const { db } = parts
  const now = parts.now()
  const { email, phone } = to
  const found = await findByContact(db, to)
  if (email && !found?.email_verified && !(await mayClaim(parts, email))) return undefined
  const fields = email
    ? { email, email_verified: true }
    : { email: phoneAddress(phone ?? ''), phone_number: phone ?? '' }
  const made = found || !mayCreate ? undefined : await insertUser(db, fields, now)
  const user = found ?? made ?? (mayCreate ? await findByContact(db, to) : undefined)
  if (!user) return undefined
  if (email && !user.email_verified)
    await proveOwner(db, { userId: user.id, email, by: 'take-over', keeps: {}, now })
  return await saveUser(db, user.id, email ? { email_verified: true } : { phone_number_verified: true })
}
