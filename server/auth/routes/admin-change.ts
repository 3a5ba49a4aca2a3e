import { z } from 'zod'
import { writeAudit } from '#db/audit-log.ts'
import type { Db } from '#db/schema.ts'
import { hashPassword, refuseWeak, setPassword } from '../accounts/passwords.ts'
import { withoutEnd } from '../accounts/user-list.ts'
import {
  type Contact,
  findByContact,
  findUser,
  insertUser,
  isPlaceholder,
  lockUser,
  phoneAddress,
  saveUser,
  type UserRow,
  userJson,
} from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { isReserved, refuseOperator } from '../operators/roles.ts'
import { anyEmailField, e164Field, lineField, passwordField } from '../requests/request-fields.ts'
import { type AuthContext, actorOf, bodyOf, notifyOwner, uuidOf } from '../requests/requests.ts'
import type { SignIn } from '../sign-in.ts'

/** `POST /admin/users` */
export async function createUser(c: AuthContext, signIn: SignIn): Promise<Response> {
  const fields = await bodyOf(c, userFields)
  const hash = await hashOf(fields)
  const user = await signIn.db.transaction().execute(async (tx) => {
    const made = await addUser(tx, signIn, fields)
    if (hash) await setPassword(tx, made.id, hash, signIn.now())
    const after = auditFields(made, fields)
    await writeAudit(tx, actorOf(c), { action: 'create', entity: 'auth_users', entityId: made.id, after })
    return made
  })
  return c.json(await userJson(signIn, user))
}

/** Inserts a user who has not signed in yet. An operator's address counts as taken even before its first sign-in. */
export async function addUser(tx: Db, signIn: SignIn, fields: UserFields): Promise<UserRow> {
  const { email, phone } = fields
  if (!email && !phone) throw new AuthError('validation_failed')
  await refuseTaken(tx, signIn, fields)
  const user = { ...nobody, ...(phone && { email: phoneAddress(phone) }) }
  const made = await insertUser(tx, changesOf(user, fields, signIn.now()), signIn.now())
  // Of two at the same time.
  if (!made) throw new AuthError(email ? 'email_exists' : 'phone_exists')
  return made
}

/** Defaults of a new user. */
const nobody = {
  email: '',
  email_verified: false,
  phone_number: null,
  phone_number_verified: null,
  name: '',
  banned_until: null,
}

export async function requestedUser(c: AuthContext, { db }: SignIn): Promise<UserRow> {
  const user = await findUser(db, uuidOf(c, 'user'))
  if (!user) throw new AuthError('user_not_found')
  return user
}

/** `PUT /admin/users/:id`. A change of address, password or ban ends every session of the user. */
export async function updateUser(c: AuthContext, signIn: SignIn): Promise<Response> {
  const old = await requestedUser(c, signIn)
  const { id } = old
  const fields = await bodyOf(c, userFields)
  const hash = await hashOf(fields)
  const { db, now } = signIn
  const user = await db.transaction().execute(async (tx) => {
    const before = await lockUser(tx, id)
    if (!before) throw new AuthError('user_not_found')
    await refuseOperator(before, { ...signIn, db: tx })
    await refuseTaken(tx, signIn, fields, id)
    const changed = await saveUser(tx, id, { ...changesOf(before, fields, now()), updated_at: now() })
    if (!changed) throw new AuthError('user_not_found')
    if (hash) await setPassword(tx, id, hash, now())
    const endsSessions = ['email', 'phone', 'password', 'ban_duration'].some((name) => name in fields)
    if (endsSessions) await tx.deleteFrom('auth_sessions').where('user_id', '=', id).execute()
    const change = { before: auditFields(before, {}), after: auditFields(changed, fields) }
    await writeAudit(tx, actorOf(c), { action: 'update', entity: 'auth_users', entityId: id, ...change })
    return changed
  })
  if (hash) notifyOwner(c, signIn, old, 'passwordChanged')
  if (user.email !== old.email) notifyOwner(c, signIn, old, 'addressChanged')
  return c.json(await userJson(signIn, user))
}

/** @param id of the user who may have the address or the phone already */
async function refuseTaken(tx: Db, signIn: SignIn, { email, phone }: UserFields, id?: string): Promise<void> {
  if (email && (await isReserved({ ...signIn, db: tx }, email))) throw new AuthError('email_exists')
  const isOthers = async (to: Contact) => {
    const holder = await findByContact(tx, to)
    return holder !== undefined && holder.id !== id
  }
  if (email && (await isOthers({ email }))) throw new AuthError('email_exists')
  if (phone && (await isOthers({ phone }))) throw new AuthError('phone_exists')
}

function changesOf(before: Pick<UserRow, keyof typeof nobody>, fields: UserFields, now: Date) {
  const { email = before.email, phone = before.phone_number } = fields
  const stays = { email: email === before.email, phone: phone === before.phone_number }
  const isPhoneProven = fields.phone_confirm ?? (stays.phone && before.phone_number_verified === true)
  return {
    email,
    // A changed address is unverified.
    email_verified: !isPlaceholder(email) && (fields.email_confirm ?? (stays.email && before.email_verified)),
    phone_number: phone,
    phone_number_verified: phone === null ? null : isPhoneProven,
    name: fields.user_metadata?.full_name ?? before.name,
    banned_until: bannedUntil(fields.ban_duration, now, before.banned_until),
  }
}

async function hashOf({ password }: UserFields): Promise<string | undefined> {
  if (password === undefined) return undefined
  refuseWeak(password)
  return await hashPassword(password)
}

/** For the audit log, without passwords. */
function auditFields(user: UserRow, { password }: UserFields) {
  return {
    email: user.email,
    email_verified: user.email_verified,
    phone: user.phone_number,
    phone_verified: user.phone_number_verified,
    name: user.name,
    banned_until: user.banned_until?.toISOString() ?? null,
    ...(password !== undefined && { password: 'changed' }),
  }
}

/** A Go duration such as `300ms` or `2h45m`, or `none`. */
const duration = z
  .string()
  .max(40)
  .regex(/^(none|(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+)$/)

export const metadata = z.strictObject({ full_name: lineField(100).optional() })

/**
 * The fields of a user that an operator may set. None of them grants operator rights: no role, no `app_metadata`, and
 * no ready-made password hash.
 */
export const userFields = z.strictObject({
  email: anyEmailField.optional(),
  phone: e164Field.optional(),
  password: passwordField.optional(),
  email_confirm: z.boolean().optional(),
  phone_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  ban_duration: duration.optional(),
})

export type UserFields = z.output<typeof userFields>

const unitsMs: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}

/** The end of the ban; null lifts it. @param before where no duration is given */
export function bannedUntil(text: string | undefined, now: Date, before: Date | null = null): Date | null {
  if (text === undefined) return before
  if (text === 'none') return null
  let ms = 0
  for (const [, number, unit = ''] of text.matchAll(/(\d+(?:\.\d+)?)([a-zµ]+)/g)) {
    ms += Number(number) * (unitsMs[unit] ?? 0)
  }
  return new Date(Math.min(now.getTime() + ms, withoutEnd.getTime()))
}
