import type { OperatorRole } from '#app/lib/operator-role.ts'
import type { Pictures } from '#app/platform/media/pictures.server.ts'
import { type FactorRow, factorsOfUsers } from '../factors/factor-rows.ts'
import { type OperatorSource, rolesOf } from '../operators/roles.ts'
import { type AccountRow, accountsOf, isPlaceholder, type UserRow } from './user-rows.ts'

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
      ...gotrueUser({ ...user, image }, [...new Set(own.map(nameOf))], roles.get(user.id)),
      identities: identitiesJson(user, own),
      factors: (factors.get(user.id) ?? []).map(factorJson),
    }
  })
}

export function userMetadata({ name, image }: Pick<UserRow, 'name' | 'image'>) {
  return { ...(name && { full_name: name }), ...(image && { avatar_url: image }) }
}

/** `providers`, the newest first. `is_admin` and `admin_role` are for display only: the server checks every call again. */
function gotrueUser(user: UserRow, providers: string[], role: OperatorRole | undefined) {
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
      is_admin: role !== undefined,
      admin_role: role ?? null,
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
  return {
    id,
    friendly_name,
    factor_type: 'totp',
    status,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
