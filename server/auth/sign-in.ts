import type { Kysely } from 'kysely'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { Database } from '#db/schema.ts'
import { AccessTokens } from './access-token.ts'
import type { Engine } from './engine.ts'
import type { EngineParts } from './engine-options.ts'
import { adminEmailsOf } from './who-may.ts'

/** Everything that signing in needs, put together once for a process. */
export interface SignIn {
  db: Kysely<Database>
  siteUrl: string
  secret: string
  adminEmails: readonly string[]
  hasGoogle: boolean
  tokens: AccessTokens
  /** Undefined where Google is not configured or does not answer. */
  googleEngine: () => Promise<Engine | undefined>
  now: () => Date
}

interface Parts {
  db: Kysely<Database>
  config: Pick<Config, 'siteUrl' | 'adminEmails' | 'google'>
  secret: string
  log: Pick<Log, 'warn'>
  now: () => Date
}

/** How long Google may take to describe itself. */
const discoveryMs = 5_000

export function createSignIn({ db, config, secret, log, now }: Parts): SignIn {
  const { siteUrl, google } = config
  const adminEmails = adminEmailsOf(config.adminEmails, google !== undefined)
  const parts: EngineParts = { db, siteUrl, secret, adminEmails, log, now }
  // Loaded at the first sign-in: half a second and 40 MB that a start does not wait for.
  const load = () => import('./engine.ts')
  const engine = keptOnceGood(async () => (await load()).openEngine(parts))
  const googleEngine = keptOnceGood(async () =>
    google ? await within(discoveryMs, (await load()).openGoogleEngine(parts, google)) : undefined,
  )
  const signer = async () => {
    const opened = await engine()
    if (!opened) throw new Error('Better Auth did not open')
    return opened
  }
  const tokens = new AccessTokens({ db, siteUrl, engine: signer, now })
  return { db, siteUrl, secret, adminEmails, hasGoogle: google !== undefined, tokens, googleEngine, now }
}

/** Opens at the first call and keeps what was opened; what could not be opened is tried again. */
function keptOnceGood<Value>(open: () => Promise<Value | undefined>): () => Promise<Value | undefined> {
  let kept: Promise<Value | undefined> | undefined
  return async () => {
    kept ??= open()
    const mine = kept
    const value = await mine.catch((error: unknown) => {
      kept = undefined
      throw error
    })
    if (value === undefined && kept === mine) kept = undefined
    return value
  }
}

/** Undefined when it takes longer. */
export async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
