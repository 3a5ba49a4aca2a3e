import { isByGoogle, type ProviderProfile, refusalReason, type Source } from '../accounts/policy.ts'
import { acceptInvitation } from '../operators/accept-invitation.ts'
import { isReserved, mayClaim, mayLink, type Reserving } from '../operators/roles.ts'

interface UserInfo {
  /** The claims of the provider; `id` is that of our user, where there is one. */
  user: ProviderProfile & { id?: unknown }
  source: Source & { action?: string }
}

interface Parts extends Reserving {
  hasGoogle: boolean
}

/** Called by the engine before a sign-in, a new user or a new identity. Undefined where it is allowed. */
export async function checkUserInfo(
  parts: Parts,
  { user, source }: UserInfo,
): Promise<{ error: string } | undefined> {
  const { id, email } = user
  const error = refusalReason(user, source, await isRefusedTo(parts, email, source))
  if (error) return { error }
  if (source.action === 'link-account') return await checkLink(parts, user)
  if (
    source.action === 'sign-in' &&
    isByGoogle(source) &&
    typeof id === 'string' &&
    typeof email === 'string'
  ) {
    const identity = { provider: 'google', id: String(source.oauth?.profile?.sub) }
    await acceptInvitation(parts.db, { userId: id, email, keeps: { identity }, now: parts.now() })
  }
  return undefined
}

/** Whether the address is reserved for another way to sign in: for Google, or where it is missing for an e-mail. */
async function isRefusedTo(parts: Parts, email: unknown, { method }: Source): Promise<boolean> {
  if (typeof email !== 'string') return false
  return method === 'oauth' ? await isReserved(parts, email) : !(await mayClaim(parts, email))
}

async function checkLink(
  parts: Parts,
  { id, email }: UserInfo['user'],
): Promise<{ error: string } | undefined> {
  const reserved = { error: 'email_reserved' }
  if (typeof id !== 'string' || typeof email !== 'string') return reserved
  const own = await parts.db.selectFrom('auth_users').select('email').where('id', '=', id).executeTakeFirst()
  return own && (await mayLink(parts, email, own.email)) ? undefined : reserved
}
