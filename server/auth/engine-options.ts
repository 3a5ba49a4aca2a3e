import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { jwt } from 'better-auth/plugins/jwt'
import type { Kysely } from 'kysely'
import type { Log } from '#app/platform/log/log.server.ts'
import type { Database } from '#db/schema.ts'
import { engineNames, keyNames } from './engine-names.ts'
import { sessionSeconds } from './sessions.ts'
import { visitorHeader } from './visitor-key.ts'
import { isBanned, refusalOf } from './who-may.ts'

export interface EngineParts {
  db: Kysely<Database>
  siteUrl: string
  secret: string
  adminEmails: readonly string[]
  log: Pick<Log, 'warn'>
  now: () => Date
}

const perMinute = { window: 60, max: 30 }

/** Better Auth as this site uses it: for accounts, providers and keys. None of its own addresses is public. */
export function engineOptions(parts: EngineParts) {
  const { db, siteUrl, secret, log } = parts
  return {
    ...engineNames,
    appName: 'Chautari',
    database: { db, type: 'postgres' },
    baseURL: siteUrl,
    basePath: '/auth/v1',
    trustedOrigins: [siteUrl],
    secret,
    telemetry: { enabled: false },
    // Its details may hold what a visitor sent, or SQL with its values.
    logger: { level: 'warn', log: (_, message) => log.warn({ part: 'better-auth' }, String(message)) },
    onAPIError: { throw: true },
    user: {
      ...engineNames.user,
      validateUserInfo: ({ user, source }) => {
        const error = refusalOf(user, source, parts.adminEmails)
        return error && { error }
      },
    },
    session: { ...engineNames.session, expiresIn: sessionSeconds },
    rateLimit: {
      ...engineNames.rateLimit,
      enabled: true,
      storage: 'database',
      // Whole neighbourhoods share an address in Nepal: the engine's own rule is three in ten seconds.
      customRules: { '/sign-in/social': perMinute, '/callback/*': perMinute },
    },
    databaseHooks: hooks(parts),
    advanced: {
      cookiePrefix: 'chautari',
      // Off by itself where NODE_ENV is `test`.
      disableOriginCheck: false,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [visitorHeader], ipv6Subnet: 128 },
    },
    plugins: [jwt({ jwks: { keyPairConfig: { alg: 'ES256' } }, schema: keyNames })],
  } satisfies BetterAuthOptions
}

function hooks({ db, now }: EngineParts): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    session: {
      create: {
        before: async (session) => {
          const user = await db
            .selectFrom('auth_users')
            .select('banned_until')
            .where('id', '=', session.userId)
            .executeTakeFirst()
          if (user && isBanned(user, now())) throw new APIError('FORBIDDEN', { code: 'user_banned' })
          return { data: { ...session, ipAddress: null } }
        },
      },
    },
    account: {
      create: {
        // What the provider would let us do in the visitor's name is not kept: nothing here needs it.
        before: async (account) => ({ data: { ...account, ...noTokens } }),
      },
    },
  }
}

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
}
