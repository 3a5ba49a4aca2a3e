import type { Lang } from '#app/lib/language.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { Pictures } from '#app/platform/media/pictures.server.ts'
import type { Db } from '#db/schema.ts'
import { MessageSender } from './emails/message-sender.ts'
import { adminEmailsOf } from './operators/operator-address.ts'
import { lazyProvider } from './providers/oidc-provider.ts'
import { createAccessTokens } from './sessions/access-tokens.ts'

interface Deps {
  db: Db
  config: Config
  secret: string
  log: Pick<Log, 'info' | 'warn'>
  /** Avatars as this site serves them. */
  pictures: Pictures
  /** As the operator set it. */
  siteName: (lang: Lang) => Promise<string>
  now: () => Date
}

export type SignIn = ReturnType<typeof createSignIn>

export type ProviderId = keyof SignIn['providers']

/** The services of signing in, created once per process. */
export function createSignIn({ config, log, ...parts }: Deps) {
  const { siteUrl, google, oidc } = config
  const hasGoogle = google !== undefined
  const callback = `${siteUrl}/auth/v1/callback`
  return {
    ...parts,
    siteUrl,
    trustedProxies: config.trustedProxies,
    /** Operators of the configuration. Who else is one, and with which role, is in `operators/roles.ts`. */
    adminEmails: adminEmailsOf(config.adminEmails, hasGoogle),
    hasGoogle,
    /** The enabled methods. */
    methods: config.authMethods,
    /** Operators need a second factor. */
    adminNeedsFactor: config.adminSecondFactor === 'required',
    tokens: createAccessTokens({ ...parts, siteUrl }),
    providers: {
      google: lazyProvider(google, `${callback}/google`),
      sso: lazyProvider(oidc, `${callback}/sso`),
    },
    /** E-mails and text messages, sent after the response. */
    sender: new MessageSender({ ...parts, config, log }),
  }
}
