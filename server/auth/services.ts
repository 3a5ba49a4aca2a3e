import type { Kysely } from 'kysely'
import type { Lang } from '#app/lib/language.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { AuthMethod, OidcClient } from '#app/platform/env/sign-in-config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { LocalImages } from '#app/platform/media/local-images.server.ts'
import type { Database } from '#db/schema.ts'
import { adminEmailsOf } from './accounts/policy.ts'
import { MessageSender } from './emails/message-sender.ts'
import type { Engine } from './providers/engine.ts'
import type { EngineParts } from './providers/engine-options.ts'
import { AccessTokens } from './sessions/access-token.ts'

/** The services of signing in, created once per process. */
export interface SignIn {
  db: Kysely<Database>
  siteUrl: string
  secret: string
  /** Operators of the configuration. Who else is one, and with which role, is in `operators/roles.ts`. */
  adminEmails: readonly string[]
  hasGoogle: boolean
  /** The enabled methods. */
  methods: ReadonlySet<AuthMethod>
  /** Operators need a second factor. */
  adminNeedsFactor: boolean
  tokens: AccessTokens
  /** The engines with an OpenID Connect provider; undefined where it is not configured or does not answer. */
  providers: Record<'google' | 'sso', () => Promise<Engine | undefined>>
  /** E-mails and text messages, sent after the response. */
  sender: MessageSender
  /** Avatars as this site serves them. */
  pictures: LocalImages
  /** As the operator set it. */
  siteName: (lang: Lang) => Promise<string>
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
  pictures: LocalImages
  siteName: SignIn['siteName']
  now: () => Date
}

/** Time limit for a provider's discovery document. */
const discoveryMs = 5_000

export function createSignIn({ db, config, secret, log, pictures, siteName, now }: Parts): SignIn {
  const { siteUrl, google, oidc } = config
  const hasGoogle = google !== undefined
  const adminEmails = adminEmailsOf(config.adminEmails, hasGoogle)
  const sender = new MessageSender({ config, log, db, now, siteName })
  const parts: EngineParts = { db, siteUrl, secret, adminEmails, hasGoogle, log, sender, now }
  // Loaded at the first sign-in: it costs half a second and 40 MB.
  const load = () => import('./providers/engine.ts')
  const provider = (id: 'google' | 'sso', client: OidcClient | undefined) =>
    memoizeSuccess(async () =>
      client ? await withTimeout(discoveryMs, (await load()).openOidcEngine(parts, id, client)) : undefined,
    )
  return {
    db,
    siteUrl,
    secret,
    adminEmails,
    hasGoogle,
    methods: config.authMethods,
    adminNeedsFactor: config.adminSecondFactor === 'required',
    tokens: new AccessTokens({ db, siteUrl, secret, now }),
    providers: { google: provider('google', google), sso: provider('sso', oidc) },
    sender,
    pictures,
    siteName,
    now,
  }
}

/** Calls `open` once and keeps its value; after undefined or an error the next call tries again. */
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

/** Undefined when the work takes longer; it goes on all the same. */
export async function withTimeout<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
