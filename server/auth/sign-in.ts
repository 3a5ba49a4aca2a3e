import type { Kysely } from 'kysely'
import type { Config } from '#app/platform/env/config.server.ts'
import type { AuthMethod, OidcClient } from '#app/platform/env/sign-in-config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { OwnPictures } from '#app/platform/media/own-pictures.server.ts'
import type { Database } from '#db/schema.ts'
import { AccessTokens } from './access-token.ts'
import type { Engine } from './engine.ts'
import type { EngineParts } from './engine-options.ts'
import { Outbox } from './outbox.ts'
import { adminEmailsOf } from './policy.ts'

/** Everything that signing in needs, put together once for a process. */
export interface SignIn {
  db: Kysely<Database>
  siteUrl: string
  secret: string
  adminEmails: readonly string[]
  hasGoogle: boolean
  /** What is on. */
  methods: ReadonlySet<AuthMethod>
  /** Operators must show a second factor. */
  adminNeedsFactor: boolean
  tokens: AccessTokens
  engine: () => Promise<Engine>
  /** The engine through which a provider vouches; undefined where it is not configured or does not answer. */
  providers: Record<'google' | 'sso', () => Promise<Engine | undefined>>
  /** Letters and messages, sent behind the answers. */
  outbox: Outbox
  /** Avatars as this site serves them. */
  pictures: OwnPictures
  now: () => Date
}

interface Parts {
  db: Kysely<Database>
  config: Pick<
    Config,
    | 'siteUrl'
    | 'adminEmails'
    | 'google'
    | 'oidc'
    | 'authMethods'
    | 'adminSecondFactor'
    | 'smtpUrl'
    | 'mailFrom'
    | 'dataDir'
    | 'smsWebhookUrl'
  >
  secret: string
  log: Pick<Log, 'info' | 'warn'>
  pictures: OwnPictures
  now: () => Date
}

/** How long a provider may take to describe itself. */
const discoveryMs = 5_000

export function createSignIn({ db, config, secret, log, pictures, now }: Parts): SignIn {
  const { siteUrl, google, oidc } = config
  const adminEmails = adminEmailsOf(config.adminEmails, google !== undefined)
  const outbox = new Outbox({ config, log })
  const parts: EngineParts = { db, siteUrl, secret, adminEmails, log, outbox, now }
  // Loaded at the first sign-in: half a second and 40 MB that a start does not wait for.
  const load = () => import('./engine.ts')
  const opened = memoizeSuccess(async () => (await load()).openEngine(parts))
  const provider = (id: 'google' | 'sso', client: OidcClient | undefined) =>
    memoizeSuccess(async () =>
      client ? await withTimeout(discoveryMs, (await load()).openOidcEngine(parts, id, client)) : undefined,
    )
  const engine = async () => {
    const good = await opened()
    if (!good) throw new Error('Better Auth did not open')
    return good
  }
  return {
    db,
    siteUrl,
    secret,
    adminEmails,
    hasGoogle: google !== undefined,
    methods: config.authMethods,
    adminNeedsFactor: config.adminSecondFactor === 'required',
    tokens: new AccessTokens({ db, siteUrl, engine, now }),
    engine,
    providers: { google: provider('google', google), sso: provider('sso', oidc) },
    post,
    pictures,
    now,
  }
}

/** Opens at the first call and keeps what was opened; what could not be opened is tried again. */
function memoizeSuccess<Value>(open: () => Promise<Value | undefined>): () => Promise<Value | undefined> {
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
export async function withTimeout<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
