import type { Selectable, Transaction, Updateable } from 'kysely'
import type { Pictures } from '#app/platform/media/pictures.server.ts'
import { deletePictures } from '#app/platform/media/stored-pictures.server.ts'
import type { Database, Db } from '#db/schema.ts'

export type UserRow = Selectable<Database['auth_users']>

export const findUser = (db: Db, id: string) => findUserBy(db, 'id', id)

/** A lowercase e-mail address, or a phone in E.164. */
export type Contact = { email: string; phone?: undefined } | { email?: undefined; phone: string }

export const addressOf = (to: Contact) => (to.email === undefined ? to.phone : to.email)

/** The e-mail address where there are both. */
export function contactOf(of: { email?: string | undefined; phone?: string | null | undefined }) {
  const { email, phone } = of
  return email ? { email } : phone ? { phone } : undefined
}

/** Where the user can be reached. */
export const contactOfUser = ({ email, phone_number }: UserRow): Contact | undefined =>
  contactOf(isPlaceholder(email) ? { phone: phone_number } : { email })

export const findByContact = (db: Db, to: Contact) =>
  findUserBy(db, to.email === undefined ? 'phone_number' : 'email', addressOf(to))

type UserKey = 'id' | 'email' | 'phone_number'

export async function findUserBy(db: Db, column: UserKey, value: string): Promise<UserRow | undefined> {
  return await db.selectFrom('auth_users').selectAll().where(column, '=', value).executeTakeFirst()
}

export function isBanned({ banned_until }: { banned_until: Date | null }, now: Date): boolean {
  return banned_until !== null && banned_until > now
}

/** Locks the row until the transaction ends: sign-in methods of a user are changed by one request at a time. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  return await tx.selectFrom('auth_users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type NewUser = Pick<UserRow, 'email'> & Partial<UserRow>

/** Undefined where another user has the address or the phone: two requests at once make one account. */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<UserRow | undefined> {
  const empty = { email_verified: false, name: '', image: null, created_at: now, updated_at: now }
  return await db
    .insertInto('auth_users')
    .values({ ...empty, ...user })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Changes columns of a user. @returns the row since then; undefined where the user is gone */
export const saveUser = async (db: Db, id: string, set: Updateable<Database['auth_users']>) =>
  await db.updateTable('auth_users').set(set).where('id', '=', id).returningAll().executeTakeFirst()

/** The table requires an e-mail address: users without one get an undeliverable one (RFC 2606). */
export const placeholderDomain = { phone: 'phone.invalid', wallet: 'wallet.invalid' } as const

export function phoneAddress(phone: string): string {
  return `${phone.replace('+', '')}@${placeholderDomain.phone}`
}

export function isPlaceholder(email: string): boolean {
  return Object.values(placeholderDomain).some((domain) => email.endsWith(`@${domain}`))
}

/** How an authenticator names the account. */
export function labelOf(user: UserRow): string {
  const to = contactOfUser(user)
  return to ? addressOf(to) : user.id.slice(0, 8)
}

/** Neither password nor tokens. */
const shownOfAccount = ['id', 'user_id', 'provider_id', 'account_id', 'created_at', 'updated_at'] as const

export type AccountRow = Pick<Selectable<Database['auth_accounts']>, (typeof shownOfAccount)[number]>

/** The identities of these users by their id, the newest first. */
export async function accountsOf(db: Db, userIds: string[]): Promise<Map<string, AccountRow[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('auth_accounts')
    .select(shownOfAccount)
    .where('user_id', 'in', userIds)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ user_id }) => user_id)
}

/** The engine's name of the password provider. */
const passwordProvider = 'credential'

/** The hash of a user's password. */
export async function passwordOf(db: Db, userId: string): Promise<string | undefined> {
  const own = db.selectFrom('auth_accounts').select('password').where('user_id', '=', userId)
  const account = await own.where('provider_id', '=', passwordProvider).executeTakeFirst()
  return account?.password ?? undefined
}

/** Replaces the previous one, if any. */
export async function setPassword(db: Db, userId: string, hash: string, now: Date): Promise<void> {
  const set = { password: hash, updated_at: now }
  await db
    .insertInto('auth_accounts')
    .values({ user_id: userId, provider_id: passwordProvider, account_id: userId, ...set })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doUpdateSet(set))
    .execute()
}

/** Deletes a user with all dependent rows, and the copy of the picture unless another user has the same one. */
export async function removeUser(
  { db, pictures }: { db: Db; pictures: Pictures },
  { id, image }: Pick<UserRow, 'id' | 'image'>,
  alsoIn?: (transaction: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const isGone = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('auth_users').where('id', '=', id).execute()
    await alsoIn?.(tx)
    if (image === null) return false
    const users = tx.selectFrom('auth_users').select('id').where('image', '=', image)
    if (await users.limit(1).executeTakeFirst()) return false
    await deletePictures(tx, image)
    return true
  })
  if (isGone && image !== null) pictures.forget(image)
}
