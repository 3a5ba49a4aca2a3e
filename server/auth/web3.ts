import { z } from 'zod'
import { AuthError } from './auth-error.ts'
import { begin } from './begin-session.ts'
import { callEngine, openedToken } from './call-engine.ts'
import { type AuthContext, bodyOf, type FacadeParts } from './facade-parts.ts'
import { findSession, noteWay } from './sessions.ts'

/** Not of GoTrue, `POST /web3/nonce`: what the wallet's message has to hold, good once and for a quarter of an hour. */
export async function web3Nonce(c: AuthContext, parts: FacadeParts): Promise<Response> {
  const { signIn } = parts
  if (!signIn.methods.has('web3')) throw new AuthError('web3_provider_disabled')
  const { status, body } = await callEngine(c, await signIn.engine(), '/siwe/nonce', { body: {} }, parts)
  if (status === 429) throw new AuthError('over_request_rate_limit')
  return c.json({ nonce: z.string().parse(body.nonce) })
}

const signed = z.object({
  chain: z.string(),
  message: z.string().min(1).max(4096),
  signature: z.string().regex(/^0x[\da-f]{130}$/i),
})

/** `POST /token?grant_type=web3`: who holds the key of an Ethereum wallet. The engine looks at domain, nonce and time. */
export async function grantWeb3(c: AuthContext, parts: FacadeParts): Promise<Response> {
  const { signIn } = parts
  if (!signIn.methods.has('web3')) throw new AuthError('web3_provider_disabled')
  const { chain, message, signature } = await bodyOf(c, signed)
  if (chain !== 'ethereum') throw new AuthError('web3_provider_disabled')
  if (!isForSite(message, signIn.siteUrl)) throw new AuthError('validation_failed')
  const body = { message, signature }
  const answer = await callEngine(c, await signIn.engine(), '/siwe/verify', { body }, parts)
  if (answer.status === 429) throw new AuthError('over_request_rate_limit')
  if (answer.body.code === 'user_banned') throw new AuthError('user_banned')
  const token = openedToken(answer.response)
  const found = token && (await findSession(signIn.db, { token }, signIn.now()))
  if (!found) throw new AuthError('validation_failed')
  return await begin(c, signIn, await noteWay(signIn.db, found, { method: 'web3' }, signIn.now()))
}

/** The engine compares the domain in the first line; the address that the wallet was asked from stands further below. */
function isForSite(message: string, siteUrl: string): boolean {
  const addresses = [...message.matchAll(/^URI: (.*)$/gm)]
  return addresses.length === 1 && URL.parse(addresses[0]?.[1] ?? '')?.origin === siteUrl
}
