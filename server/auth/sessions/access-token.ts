import { createLocalJWKSet, type JSONWebKeySet, type JWK, jwtVerify } from 'jose'
import type { Db } from '#db/schema.ts'
import { type UserJson, userMetadata } from '../accounts/user-json.ts'
import type { UserRow } from '../accounts/user-rows.ts'
import { amrOf, type SessionRow } from './session-rows.ts'
import { algorithm, SigningKey } from './signing-key.ts'

export const accessTokenSeconds = 15 * 60
const audience = 'authenticated'
/** How long a server caches the keys. A token with an unknown key makes it read them again. */
const keysMs = 60_000

interface Deps {
  db: Db
  siteUrl: string
  secret: string
  now: () => Date
}

interface Claims {
  userId: string
  sessionId: string
  aal: SessionRow['aal']
  /** The methods that the session had been opened or raised by when the token was issued. */
  amr: ReturnType<typeof amrOf>
}

/** Access tokens, valid for 15 minutes. */
export class AccessTokens {
  readonly #parts: Deps
  readonly signingKey: SigningKey
  #keys: { set: JSONWebKeySet; readAt: number } | undefined

  constructor(parts: Deps) {
    this.#parts = parts
    this.signingKey = new SigningKey(parts)
  }

  async issue(user: UserRow, session: SessionRow, shaped: UserJson): Promise<string> {
    const { siteUrl, now } = this.#parts
    const iat = Math.floor(now().getTime() / 1000)
    return await this.signingKey.sign({
      iss: issuerOf(siteUrl),
      sub: user.id,
      aud: audience,
      iat,
      exp: iat + accessTokenSeconds,
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
  }

  /** The claims of a valid token; undefined when it is expired, altered, or not of this site. */
  async read(token: string): Promise<Claims | undefined> {
    const { siteUrl, now } = this.#parts
    const rules = {
      issuer: issuerOf(siteUrl),
      audience,
      algorithms: [algorithm],
      requiredClaims: ['sub', 'exp', 'session_id'],
      currentDate: now(),
    }
    for (const newer of [false, true]) {
      const set = await this.keys({ newer })
      try {
        const { payload } = await jwtVerify(token, createLocalJWKSet(set), rules)
        const aal = payload.aal === 'aal2' ? 'aal2' : 'aal1'
        const amr = amrOf({ amr: payload.amr })
        return { userId: String(payload.sub), sessionId: String(payload.session_id), aal, amr }
      } catch (error) {
        // Another server may have created a key since.
        if ((error as { code?: string }).code !== 'ERR_JWKS_NO_MATCHING_KEY') return undefined
      }
    }
    return undefined
  }

  /** The public keys of this site (JWKS). */
  async keys({ newer = false } = {}): Promise<JSONWebKeySet> {
    const { db, now } = this.#parts
    const at = now().getTime()
    if (this.#keys && !newer && at - this.#keys.readAt < keysMs) return this.#keys.set
    const rows = await db.selectFrom('auth_keys').select(['id', 'public_key']).execute()
    const keys = rows.map(({ id, public_key }) => ({
      ...(JSON.parse(public_key) as JWK),
      kid: id,
      alg: algorithm,
      use: 'sig',
      // auth-js requires this of a key to verify with.
      key_ops: ['verify'],
    }))
    this.#keys = { set: { keys }, readAt: at }
    return this.#keys.set
  }
}

const issuerOf = (siteUrl: string) => `${siteUrl}/auth/v1`
