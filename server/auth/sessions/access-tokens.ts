import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import type { Selectable } from 'kysely'
import type { Database, Db } from '#db/schema.ts'
import { type UserJson, type UserRow, userMetadata } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { seal, unseal } from '../auth-secret.ts'
import { amrOf, type SessionRow, type SessionSource } from './session-rows.ts'

export const accessTokenSeconds = 15 * 60
const algorithm = 'ES256'
const audience = 'authenticated'
/** How long a server caches the keys. A token with an unknown key makes it read them again. */
const keysMs = 60_000

/** Access tokens, valid for 15 minutes. */
export function createAccessTokens({ db, siteUrl, secret, now }: SessionSource) {
  const issuer = `${siteUrl}/auth/v1`
  const signingKey = createSigningKey({ db, secret })
  let cached: { set: JSONWebKeySet; readAt: number } | undefined

  /** The public keys of this site (JWKS). */
  async function keys({ newer = false } = {}): Promise<JSONWebKeySet> {
    const readAt = now().getTime()
    if (cached && !newer && readAt - cached.readAt < keysMs) return cached.set
    const rows = await db.selectFrom('auth_keys').select(['id', 'public_key']).execute()
    // auth-js requires `key_ops` of a key to verify with.
    const own = (kid: string) => ({ kid, alg: algorithm, use: 'sig', key_ops: ['verify'] })
    const set = {
      keys: rows.map(({ id, public_key }) => ({ ...(JSON.parse(public_key) as JWK), ...own(id) })),
    }
    cached = { set, readAt }
    return set
  }

  async function issue(user: UserRow, session: SessionRow, shaped: UserJson): Promise<string> {
    const iat = Math.floor(now().getTime() / 1000)
    const times = { iat, exp: iat + accessTokenSeconds }
    return await signingKey.sign({ iss: issuer, ...times, ...claimsOf(user, session, shaped) })
  }

  /** The claims of a valid token; undefined when it is expired, altered, or not of this site. */
  async function read(token: string) {
    const requiredClaims = ['sub', 'exp', 'session_id']
    const rules = { issuer, audience, algorithms: [algorithm], requiredClaims, currentDate: now() }
    for (const newer of [false, true]) {
      const set = await keys({ newer })
      try {
        const { payload } = await jwtVerify(token, createLocalJWKSet(set), rules)
        const aal: SessionRow['aal'] = payload.aal === 'aal2' ? 'aal2' : 'aal1'
        // `amr`: what the session had been opened or raised by when the token was issued.
        const amr = amrOf({ amr: payload.amr })
        return { userId: String(payload.sub), sessionId: String(payload.session_id), aal, amr }
      } catch (error) {
        // Another server may have created a key since.
        if ((error as { code?: string }).code !== 'ERR_JWKS_NO_MATCHING_KEY') return undefined
      }
    }
    return undefined
  }

  return { keys, issue, read, check: signingKey.check }
}

const claimsOf = (user: UserRow, session: SessionRow, shaped: UserJson) => ({
  sub: user.id,
  aud: audience,
  email: shaped.email,
  phone: shaped.phone,
  role: audience,
  aal: session.aal,
  amr: amrOf(session),
  session_id: session.id,
  is_anonymous: false,
  app_metadata: shaped.app_metadata,
  user_metadata: userMetadata(user),
})

type KeyRow = Pick<Selectable<Database['auth_keys']>, 'id' | 'private_key'>

/** Signs access tokens with the newest key of `auth_keys`. The first one is made when it is needed. */
export function createSigningKey({ db, secret }: { db: Db; secret: string }) {
  /** The key that was opened last. */
  let opened: { id: string; key: Awaited<ReturnType<typeof importJWK>> } | undefined

  const newest = async () =>
    await db
      .selectFrom('auth_keys')
      .select(['id', 'private_key'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()

  /** @throws AuthError `other_secret` where AUTH_SECRET is another than when the key was made */
  async function open({ id, private_key }: KeyRow) {
    if (opened?.id === id) return opened.key
    const text = unseal(secret, Buffer.from(JSON.parse(private_key) as string, 'hex'))
    if (text === undefined) throw new AuthError('other_secret')
    const key = await importJWK(JSON.parse(text) as JWK, algorithm)
    opened = { id, key }
    return key
  }

  /** @throws AuthError `other_secret` where nothing can be signed */
  const check = async (): Promise<void> => {
    const row = await newest()
    if (row) await open(row)
  }

  const sign = async (claims: ConstructorParameters<typeof SignJWT>[0]): Promise<string> => {
    const row = (await newest()) ?? (await makeKey(db, secret))
    const header = { alg: algorithm, kid: row.id, typ: 'JWT' }
    return await new SignJWT(claims).setProtectedHeader(header).sign(await open(row))
  }

  return { sign, check }
}

async function makeKey(db: Db, secret: string): Promise<KeyRow> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const sealed = seal(secret, JSON.stringify(await exportJWK(privateKey)))
  return await db
    .insertInto('auth_keys')
    .values({
      public_key: JSON.stringify(await exportJWK(publicKey)),
      private_key: JSON.stringify(sealed.toString('hex')),
      created_at: new Date(),
      alg: algorithm,
      crv: 'P-256',
    })
    .returning(['id', 'private_key'])
    .executeTakeFirstOrThrow()
}
