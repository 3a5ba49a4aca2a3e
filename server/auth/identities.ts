import { z } from 'zod'
import { isUuid } from '#server/http/request-guard.ts'
import { requireBrowserSession, requireEnrolledFactor } from './assurance.ts'
import type { AuthContext, AuthDeps } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import { authorizationUrl, pkceChallenge, returnUrlOf } from './oidc.ts'

const requestSchema = z.object({
  provider: z.string(),
  redirect_to: z.string().max(2048).optional(),
  ...pkceChallenge,
})

/** `GET /user/identities/authorize`: the URL to link another identity. The callback is that of a sign-in. */
export async function linkIdentity(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const linker = await requireBrowserSession(c, signIn)
  const query = requestSchema.safeParse(c.req.query())
  if (!query.success) throw new AuthError('validation_failed', { cause: query.error })
  const { provider, redirect_to, code_challenge: challenge } = query.data
  if (provider !== 'google' || !signIn.hasGoogle) throw new AuthError('provider_disabled')
  await requireEnrolledFactor(signIn, linker)
  const returnUrl = returnUrlOf(signIn.siteUrl, redirect_to)
  const url = await authorizationUrl(c, provider, { returnUrl, challenge, linker }, signIn)
  if (!url) throw new AuthError('provider_unreachable')
  return c.json({ url })
}

/** `DELETE /user/identities/:id`, except the last one. */
export async function unlinkIdentity(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw new AuthError('validation_failed')
  const found = await requireBrowserSession(c, signIn)
  await requireEnrolledFactor(signIn, found)
  const userId = found.user.id
  await signIn.db.transaction().execute(async (tx) => {
    // Row lock: two simultaneous requests must not delete the last two.
    await tx.selectFrom('auth_users').select('id').where('id', '=', userId).forUpdate().execute()
    const all = await tx.selectFrom('auth_accounts').selectAll().where('user_id', '=', userId).execute()
    const identity = all.find((account) => account.id === id.toLowerCase())
    if (!identity) throw new AuthError('identity_not_found')
    if (all.length === 1) throw new AuthError('single_identity_not_deletable')
    await tx.deleteFrom('auth_accounts').where('id', '=', identity.id).execute()
    if (identity.provider_id !== 'siwe') return
    // The engine keeps wallets in a table of their own.
    const [address = '', chain] = identity.account_id.split(':')
    await tx
      .deleteFrom('auth_wallets')
      .where('user_id', '=', userId)
      .where('address', '=', address)
      .where('chain_id', '=', Number(chain))
      .execute()
  })
  return c.json({})
}
