import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import type { Db } from '#db/schema.ts'
import { AuthError } from '../auth-error.ts'
import { seal, unseal } from '../seal.ts'

export const algorithm = 'ES256'

/** Signs access tokens with the newest key of `auth_keys`. The first one is made when it is needed. */
export class SigningKey {
  readonly #db: Db
  readonly #secret: string
  /** The key that was opened last. */
  #opened: { id: string; key: Awaited<ReturnType<typeof importJWK>> } | undefined

  constructor({ db, secret }: { db: Db; secret: string }) {
    this.#db = db
    this.#secret = secret
  }

  async sign(payload: JWTPayload): Promise<string> {
    const newest = (await this.#newest()) ?? (await this.#make())
    return await new SignJWT(payload)
      .setProtectedHeader({ alg: algorithm, kid: newest.id, typ: 'JWT' })
      .sign(await this.#open(newest))
  }

  /** @throws AuthError `other_secret` where nothing can be signed */
  async check(): Promise<void> {
    const newest = await this.#newest()
    if (newest) await this.#open(newest)
  }

  async #newest() {
    return await this.#db
      .selectFrom('auth_keys')
      .select(['id', 'private_key'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  async #make() {
    const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
    const sealed = seal(this.#secret, JSON.stringify(await exportJWK(privateKey)))
    return await this.#db
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

  /** @throws AuthError `other_secret` where AUTH_SECRET is another than when the key was made */
  async #open({ id, private_key }: { id: string; private_key: string }) {
    if (this.#opened?.id === id) return this.#opened.key
    const sealed = Buffer.from(JSON.parse(private_key) as string, 'hex')
    const text = unseal(this.#secret, sealed)
    if (text === undefined) throw new AuthError('other_secret')
    const key = await importJWK(JSON.parse(text) as JWK, algorithm)
    this.#opened = { id, key }
    return key
  }
}
