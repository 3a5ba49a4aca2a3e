import type { Selectable, Transaction, Updateable } from 'kysely'
import type { Pictures } from '#app/platform/media/pictures.server.ts'
import { deletePictures } from '#app/platform/media/stored-pictures.server.ts'
import type { Database, Db } from '#db/schema.ts'
import { type OperatorSource, rolesOf } from '../operators/roles.ts'

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
export async function accountsOf(db: Db, userIds: string[]) {
  const rows = await db
    .selectFrom('auth_accounts')
    .select(shownOfAccount)
    .where('user_id', 'in', userIds)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ user_id }) => user_id)
}

/** Lets an identity of a provider open the account of a user. @returns false where it opens one already */
export async function addIdentity(
  tx: Db,
  user_id: string,
  { provider: provider_id, id: account_id }: { provider: string; id: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('auth_accounts')
    .values({ user_id, provider_id, account_id, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export type FactorRow = Selectable<Database['auth_factors']>

/** The authenticator apps of these users by their id, the oldest first. */
export async function factorsOfUsers(db: Db, userIds: string[]) {
  const rows = await db
    .selectFrom('auth_factors')
    .selectAll()
    .where('user_id', 'in', userIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ user_id }) => user_id)
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

/** The part of `SignIn` that `usersJson` needs. */
type Deps = OperatorSource & { pictures: Pictures; siteUrl: string }

export type UserJson = Awaited<ReturnType<typeof userJson>>

/** A user as GoTrue's JSON. */
export async function userJson(signIn: Deps, user: UserRow) {
  const [shown] = await usersJson(signIn, [user])
  if (!shown) throw new Error('of one user none was shown')
  return shown
}

/** In the order given. */
export async function usersJson({ db, adminEmails, pictures, siteUrl }: Deps, users: UserRow[]) {
  if (users.length === 0) return []
  const ids = users.map(({ id }) => id)
  const [accounts, factors] = [await accountsOf(db, ids), await factorsOfUsers(db, ids)]
  const roles = await rolesOf({ db, adminEmails }, users)
  const paths = await pictures.paths(users.map(({ image }) => image))
  return users.map((user) => {
    const own = accounts.get(user.id) ?? []
    const path = paths.get(user.image ?? '')
    // The URL of the copy on this site; the provider's URL until there is one.
    const image = path === undefined ? user.image : siteUrl + path
    return {
      ...gotrueUser({ ...user, image }, [...new Set(own.map(nameOf))], roles.get(user.id) ?? null),
      identities: identitiesJson(user, own),
      factors: (factors.get(user.id) ?? []).map(factorJson),
    }
  })
}

export function userMetadata({ name, image }: Pick<UserRow, 'name' | 'image'>) {
  return { ...(name && { full_name: name }), ...(image && { avatar_url: image }) }
}

/** `providers`, the newest first. `is_admin` and `admin_role` are for display only: the server checks every call again. */
function gotrueUser(user: UserRow, providers: string[], role: string | null) {
  const confirmedAt = user.email_verified ? user.created_at.toISOString() : null
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    /** Empty where there is none; so is `phone`. */
    email: isPlaceholder(user.email) ? '' : user.email,
    email_confirmed_at: confirmedAt,
    confirmed_at: confirmedAt,
    phone: user.phone_number ?? '',
    phone_confirmed_at: user.phone_number_verified ? user.created_at.toISOString() : null,
    last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
    app_metadata: {
      provider: providers[0] ?? (isPlaceholder(user.email) ? 'phone' : 'email'),
      providers,
      is_admin: role !== null,
      admin_role: role,
    },
    user_metadata: userMetadata(user),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  }
}

/** GoTrue's names of the engine's providers, where they differ. */
const gotrueNames: Record<string, string> = { credential: 'email', siwe: 'web3' }
const nameOf = ({ provider_id }: AccountRow) => gotrueNames[provider_id] ?? provider_id

/** A user's identities as GoTrue's JSON, the oldest first. */
function identitiesJson(user: UserRow, accounts: AccountRow[]) {
  return accounts.toReversed().map((account, index) => {
    const provider = nameOf(account)
    // The address of an identity that was linked later is not stored.
    const isAddress = !isPlaceholder(user.email) && (index === 0 || provider === 'email')
    return {
      identity_id: account.id,
      id: account.account_id,
      user_id: user.id,
      identity_data: {
        sub: account.account_id,
        ...(isAddress && { email: user.email, email_verified: user.email_verified }),
      },
      provider,
      created_at: account.created_at.toISOString(),
      // The last use of each identity is not stored either.
      last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
      updated_at: account.updated_at.toISOString(),
    }
  })
}

/** A factor as GoTrue's JSON, without its secret. */
export function factorJson({ id, friendly_name, status, created_at, updated_at }: FactorRow) {
  return { id, friendly_name, factor_type: 'totp', status, created_at, updated_at }
}
