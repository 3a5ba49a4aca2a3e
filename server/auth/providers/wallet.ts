import { randomBytes, randomUUID } from 'node:crypto'
import type { ParsedMessage } from '@signinwithethereum/siwe-parser'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#db/schema.ts'
import { addIdentity, findUser, insertUser, placeholderDomain, type UserRow } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { saveVerification, takeVerification } from '../codes/stored-codes.ts'
import { type AuthContext, bodyOf } from '../requests/requests.ts'
import { openSession, startSession } from '../sessions/signed-in.ts'
import type { SignIn } from '../sign-in.ts'

// Loaded when a wallet signs in: most sites have none, and each start would take 60 ms longer.
const messages = () => import('@signinwithethereum/siwe-parser')
const signatures = () => import('micro-eth-signer')

const nonceMs = 15 * 60_000
const identifierOf = (nonce: string) => `wallet-nonce:${nonce}`

/** Not in GoTrue, `POST /web3/nonce`: the nonce of the wallet's message, valid once and for 15 minutes. */
export async function web3Nonce(c: AuthContext, signIn: SignIn): Promise<Response> {
  if (!signIn.methods.has('web3')) throw new AuthError('web3_provider_disabled')
  const nonce = randomBytes(16).toString('hex')
  await saveVerification(signIn, identifierOf(nonce), '', nonceMs)
  return c.json({ nonce })
}

const signed = z.object({
  chain: z.string(),
  message: z.string().min(1).max(4096),
  signature: z.string().regex(/^0x[\da-f]{130}$/i),
})

/** `POST /token?grant_type=web3`: sign-in with an Ethereum wallet (EIP-4361). */
export async function grantWeb3(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { db, methods, siteUrl, now } = signIn
  if (!methods.has('web3')) throw new AuthError('web3_provider_disabled')
  const { chain, message, signature } = await bodyOf(c, signed)
  if (chain !== 'ethereum') throw new AuthError('web3_provider_disabled')
  const said = await parsed(message)
  if (
    !said ||
    !isForSite(said, siteUrl, now()) ||
    (await takeVerification(signIn, identifierOf(said.nonce))) === undefined
  )
    throw new AuthError('validation_failed')
  const { toChecksumAddress } = await messages()
  const address = toChecksumAddress(said.address)
  if (!(await isSignedBy(address, message, signature))) throw new AuthError('validation_failed')
  const found = await db.transaction().execute(async (tx) => {
    const user = await walletUser(tx, address, said.chainId, now())
    const userAgent = c.req.header('user-agent')
    return await openSession(tx, user, { method: 'web3', userAgent, now: now() })
  })
  return await startSession(c, signIn, found)
}

async function parsed(message: string): Promise<ParsedMessage | undefined> {
  const { ParsedMessage } = await messages()
  try {
    return new ParsedMessage(message)
  } catch {
    return undefined
  }
}

function isForSite(said: ParsedMessage, siteUrl: string, now: Date): boolean {
  const { scheme, domain, uri, expirationTime, notBefore } = said
  const site = new URL(siteUrl)
  const isHere =
    domain === site.host &&
    (scheme === undefined || `${scheme}:` === site.protocol) &&
    URL.parse(uri)?.origin === site.origin
  const isNow =
    (expirationTime === undefined || new Date(expirationTime) > now) &&
    (notBefore === undefined || new Date(notBefore) <= now)
  return isHere && isNow
}

/** EIP-191. False for a malformed signature too. */
async function isSignedBy(address: string, message: string, signature: string): Promise<boolean> {
  const { eip191Signer } = await signatures()
  try {
    return eip191Signer.verify(signature, message, address)
  } catch {
    return false
  }
}

/** The user of a wallet, the same one on every chain; a new one where there is none. @param address as in EIP-55 */
async function walletUser(tx: Db, address: string, chainId: number, now: Date): Promise<UserRow> {
  // Two first sign-ins at once make one account.
  await sql`select pg_advisory_xact_lock(hashtext(${`wallet ${address}`}))`.execute(tx)
  const known = await tx
    .selectFrom('auth_accounts')
    .select('user_id')
    .where('provider_id', '=', 'siwe')
    .where('account_id', 'like', `${address}:%`)
    .limit(1)
    .executeTakeFirst()
  const email = `${randomUUID()}@${placeholderDomain.wallet}`
  const found = known && (await findUser(tx, known.user_id))
  const user = found ?? (await insertUser(tx, { name: address, email }, now))
  if (!user) throw new Error('two wallets have one placeholder')
  await addIdentity(tx, user.id, { provider: 'siwe', id: `${address}:${chainId}` }, now)
  return user
}
