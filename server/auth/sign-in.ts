import type { Lang } from '#app/lib/language.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { AuthMethod, OidcClient } from '#app/platform/env/sign-in-config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { LocalImages } from '#app/platform/media/local-images.server.ts'
import type { Db } from '#db/schema.ts'
import { MessageSender } from './emails/message-sender.ts'
import { adminEmailsOf } from './operators/operator-address.ts'
import type { Provider } from './providers/oidc-provider.ts'
import { AccessTokens } from './sessions/access-token.ts'

export type ProviderId = 'google' | 'sso'

/** The services of signing in, created once per process. */
export interface SignIn {
  db: Db
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
  /** Undefined where it is not configured or does not answer. */
  providers: Record<ProviderId, () => Promise<Provider | undefined>>
  /** E-mails and text messages, sent after the response. */
  sender: MessageSender
  /** Avatars as this site serves them. */
  pictures: LocalImages
  /** As the operator set it. */
  siteName: (lang: Lang) => Promise<string>
  now: () => Date
}

interface Parts {
  db: Db
  config: Config
  secret: string
  log: Pick<Log, 'info' | 'warn'>
  pictures: LocalImages
  siteName: SignIn['siteName']
  now: () => Date
}

export function createSignIn({ db, config, secret, log, pictures, siteName, now }: Parts): SignIn {
  const { siteUrl, google, oidc } = config
  const hasGoogle = google !== undefined
  const adminEmails = adminEmailsOf(config.adminEmails, hasGoogle)
  const sender = new MessageSender({ config, log, db, now, siteName })
  const provider = (id: ProviderId, client: OidcClient | undefined) =>
    memoizeSuccess(async () => {
      if (!client) return undefined
      const { openProvider } = await import('./providers/oidc-provider.ts')
      return await openProvider(client, `${siteUrl}/auth/v1/callback/${id}`)
    })
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
