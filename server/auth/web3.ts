import { z } from 'zod'
import { AuthError } from './auth-error.ts'
import { type AuthContext, startSession, bodyOf, engineHeaders, type AuthDeps } from './auth-context.ts'
import { openedSession } from './sessions.ts'

/** Not of GoTrue, `POST /web3/nonce`: what the wallet's message has to hold, good once and for a quarter of an hour. */
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

/** `POST /token?grant_type=web3`: who holds the key of an Ethereum wallet. The engine looks at domain, nonce and time. */
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
      // Better Auth wants it here, and reads nothing of it: body and headers are those above.
      request: c.req.raw,
      asResponse: false,
    }),
  )
  const found = answer && (await openedSession(signIn.db, answer, 'web3', signIn.now()))
  if (!found) throw new AuthError(refusal === 'user_banned' ? refusal : 'validation_failed')
  return await startSession(c, signIn, found)
}

/** The engine compares the domain in the first line; the address that the wallet was asked from stands further below. */
function isForSite(message: string, siteUrl: string): boolean {
  const addresses = [...message.matchAll(/^URI: (.*)$/gm)]
  return addresses.length === 1 && URL.parse(addresses[0]?.[1] ?? '')?.origin === siteUrl
}
