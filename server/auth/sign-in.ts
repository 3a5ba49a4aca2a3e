import type { Lang } from '#app/lib/language.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { AuthMethod, OidcClient } from '#app/platform/env/sign-in-config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { Pictures } from '#app/platform/media/pictures.server.ts'
import type { Db } from '#db/schema.ts'
import { MessageSender } from './emails/message-sender.ts'
import { adminEmailsOf } from './operators/operator-address.ts'
import type { Provider } from './providers/oidc-provider.ts'
import { AccessTokens } from './sessions/access-token.ts'

export type ProviderId = 'google' | 'sso'

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

/** The services of signing in, created once per process. */
export interface SignIn extends Omit<Deps, 'config' | 'log'> {
  siteUrl: string
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
}

export function createSignIn({ config, log, ...parts }: Deps): SignIn {
  const { siteUrl, google, oidc } = config
  const hasGoogle = google !== undefined
  const provider = (id: ProviderId, client: OidcClient | undefined) =>
    memoizeSuccess(async () => {
      if (!client) return undefined
      const { openProvider } = await import('./providers/oidc-provider.ts')
      return await openProvider(client, `${siteUrl}/auth/v1/callback/${id}`)
    })
  return {
    ...parts,
    siteUrl,
    adminEmails: adminEmailsOf(config.adminEmails, hasGoogle),
    hasGoogle,
    methods: config.authMethods,
    adminNeedsFactor: config.adminSecondFactor === 'required',
    tokens: new AccessTokens({ ...parts, siteUrl }),
    providers: { google: provider('google', google), sso: provider('sso', oidc) },
    sender: new MessageSender({ ...parts, config, log }),
  }
}

/** Calls `open` once and keeps its value; after undefined or an error the next call tries again. */
function memoizeSuccess<Value>(open: () => Promise<Value | undefined>): () => Promise<Value | undefined> {
  let value: Value | undefined
  let opening: Promise<Value | undefined> | undefined
  return async () => {
    if (value !== undefined) return value
    opening ??= open().finally(() => {
      opening = undefined
    })
    value = await opening
    return value
  }
}
