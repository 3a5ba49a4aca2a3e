import { z } from 'zod'
import { AuthError } from '../auth-error.ts'
import { type AuthContext, type AuthDeps, bodyOf, engineHeaders } from '../routes/auth-context.ts'
import { openedSession } from '../sessions/session-rows.ts'
import { startSession } from '../sessions/start-session.ts'

/** Not in GoTrue, `POST /web3/nonce`: the nonce of the wallet's message, valid once and for 15 minutes. */
export async function web3Nonce(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  if (!signIn.methods.has('web3')) throw new AuthError('web3_provider_disabled')
  const { api } = await signIn.engine()
  const { nonce } = await api.getSiweNonce({ body: {} })
  return c.json({ nonce })
}

const signed = z.object({
  chain: z.string(),
  message: z.string().min(1).max(4096),
  signature: z.string().regex(/^0x[\da-f]{130}$/i),
})

/** `POST /token?grant_type=web3`: sign-in with an Ethereum wallet. The engine checks domain, nonce and time. */
export async function grantWeb3(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  if (!signIn.methods.has('web3')) throw new AuthError('web3_provider_disabled')
  const { chain, message, signature } = await bodyOf(c, signed)
  if (chain !== 'ethereum') throw new AuthError('web3_provider_disabled')
  if (!isForSite(message, signIn.siteUrl)) throw new AuthError('validation_failed')
  const { api, attempt } = await signIn.engine()
  const { answer, refusal } = await attempt(
    api.verifySiweMessage({
      body: { message, signature },
      headers: engineHeaders(c),
      // Required by Better Auth, but not read: body and headers are those above.
      request: c.req.raw,
      asResponse: false,
    }),
  )
  const found = answer && (await openedSession(signIn.db, answer.token, 'web3', signIn.now()))
  if (!found) throw new AuthError(refusal === 'user_banned' ? refusal : 'validation_failed')
  return await startSession(c, signIn, found)
}

/** The engine compares the domain in the first line; this compares the origin in the `URI:` line. */
function isForSite(message: string, siteUrl: string): boolean {
  const addresses = [...message.matchAll(/^URI: (.*)$/gm)]
  return addresses.length === 1 && URL.parse(addresses[0]?.[1] ?? '')?.origin === siteUrl
}
