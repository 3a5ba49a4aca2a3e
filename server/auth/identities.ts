import { z } from 'zod'
import { ownBrowser, refuseHalfProven } from './assurance.ts'
import { AuthError } from './auth-error.ts'
import { type AuthContext, type FacadeParts, isUuid } from './facade-parts.ts'
import { askProvider, goalOf, wantedChallenge } from './oidc.ts'

const asked = z.object({
  provider: z.string(),
  redirect_to: z.string().max(2048).optional(),
  ...wantedChallenge,
})

/** `GET /user/identities/authorize`: where the browser goes to link one more identity. It comes back as after a sign-in. */
export async function linkIdentity(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  const linker = await ownBrowser(c, signIn)
  const query = asked.safeParse(c.req.query())
  if (!query.success) throw new AuthError('validation_failed', { cause: query.error })
  const { provider, redirect_to, code_challenge: challenge } = query.data
  if (provider !== 'google' || !signIn.hasGoogle) throw new AuthError('provider_disabled')
  await refuseHalfProven(signIn, linker)
  const goal = goalOf(signIn.siteUrl, redirect_to)
  const url = await askProvider(c, provider, { goal, challenge, linker }, signIn)
  if (!url) throw new AuthError('provider_unreachable')
  return c.json({ url })
}

/** `DELETE /user/identities/:id`: never the last one. */
export async function unlinkIdentity(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw new AuthError('validation_failed')
  const found = await ownBrowser(c, signIn)
  await refuseHalfProven(signIn, found)
  const userId = found.user.id
  await signIn.db.transaction().execute(async (tx) => {
    // Two that are taken away at once must not both be the second to last.
    await tx.selectFrom('auth_users').select('id').where('id', '=', userId).forUpdate().execute()
    const all = await tx.selectFrom('auth_accounts').selectAll().where('user_id', '=', userId).execute()
    const identity = all.find((account) => account.id === id.toLowerCase())
    if (!identity) throw new AuthError('identity_not_found')
    if (all.length === 1) throw new AuthError('single_identity_not_deletable')
    await tx.deleteFrom('auth_accounts').where('id', '=', identity.id).execute()
    if (identity.provider_id !== 'siwe') return
    // The engine knows wallets by their own table.
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
