import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { generateRandomString } from 'better-auth/crypto'
import { bearer } from 'better-auth/plugins/bearer'
import { emailOTP } from 'better-auth/plugins/email-otp'
import { jwt } from 'better-auth/plugins/jwt'
import { phoneNumber } from 'better-auth/plugins/phone-number'
import { siwe } from 'better-auth/plugins/siwe'
import type { Kysely } from 'kysely'
import { eip191Signer } from 'micro-eth-signer'
import type { Log } from '#app/platform/log/log.server.ts'
import type { Database } from '#db/schema.ts'
import { admission } from './admission.ts'
import { engineNames, keyNames, phoneNames, walletNames } from './engine-names.ts'
import { codeSeconds, passwordLength } from './lengths.ts'
import { afterNewIdentity } from './new-identity.ts'
import { phoneAddress, placeholderDomain } from './placeholder-address.ts'
import type { Post } from './post.ts'
import { sessionSeconds } from './sessions.ts'
import { visitorHeader } from './visitor-key.ts'
import { isBanned } from './who-may.ts'

export interface EngineParts {
  db: Kysely<Database>
  siteUrl: string
  secret: string
  adminEmails: readonly string[]
  log: Pick<Log, 'warn'>
  post: Pick<Post, 'mail'>
  now: () => Date
}

interface Hooks {
  /** A one-time code for a phone was made. */
  codeForPhone: (phone: string, code: string) => void
}

const perMinute = { window: 60, max: 30 }

// Whole neighbourhoods share an address in Nepal: the engine's own rule is three in ten seconds.
const customRules = {
  '/sign-in/social': perMinute,
  '/callback/*': perMinute,
  // These are counted by the facade, for each visitor and for each address.
  '/sign-in/email': false,
  '/sign-in/email-otp': false,
  '/sign-in/phone-number': false,
  '/phone-number/*': false,
  '/email-otp/*': false,
} as const

/** Better Auth as this site uses it: for accounts, providers and keys. None of its own addresses is public. */
export function engineOptions(parts: EngineParts & Hooks) {
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
      validateUserInfo: async (claim) => await admission(parts, claim),
    },
    account: { ...engineNames.account, accountLinking: { allowDifferentEmails: true } },
    session: { ...engineNames.session, expiresIn: sessionSeconds },
    rateLimit: { ...engineNames.rateLimit, enabled: true, storage: 'database', customRules },
    databaseHooks: hooks(parts),
    advanced: {
      cookiePrefix: 'chautari',
      // Off by itself where NODE_ENV is `test`.
      disableOriginCheck: false,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [visitorHeader], ipv6Subnet: 128 },
    },
    // What is refused is refused in the facade, which alone can be reached: here every method is on.
    emailAndPassword: { enabled: true, autoSignIn: false, requireEmailVerification: true, ...passwordLength },
    plugins: pluginsOf(parts),
  } satisfies BetterAuthOptions
}

function pluginsOf({ siteUrl, codeForPhone }: EngineParts & Hooks) {
  return [
    jwt({ jwks: { keyPairConfig: { alg: 'ES256' } }, schema: keyNames }),
    // The facade shows whose call it is by the session's own token.
    bearer(),
    // Codes are made by `createVerificationOTP`, and sent by the facade.
    emailOTP({ ...codes, storeOTP: 'hashed', changeEmail: { enabled: true }, sendVerificationOTP: unused }),
    phoneNumber({
      ...codes,
      requireVerification: true,
      sendOTP: ({ phoneNumber: number, code }) => codeForPhone(number, code),
      signUpOnVerification: { getTempEmail: phoneAddress, getTempName: () => '' },
      schema: phoneNames,
    }),
    siwe({
      domain: new URL(siteUrl).host,
      emailDomainName: placeholderDomain.wallet,
      getNonce: async () => generateRandomString(32, 'a-z', 'A-Z', '0-9'),
      verifyMessage: async ({ message, signature, address }) => isSignedBy(address, message, signature),
      schema: walletNames,
    }),
  ]
}

const codes = { otpLength: 6, expiresIn: codeSeconds, allowedAttempts: 3 }

/** EIP-191. A signature that is none is no proof. */
function isSignedBy(address: string, message: string, signature: string): boolean {
  try {
    return eip191Signer.verify(signature, message, address)
  } catch {
    return false
  }
}

function unused(): Promise<void> {
  return Promise.reject(new Error('codes for e-mail are sent by the facade'))
}

function hooks(parts: EngineParts): NonNullable<BetterAuthOptions['databaseHooks']> {
  const { db, now } = parts
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
        after: async (account, call) => await afterNewIdentity(parts, account, call),
      },
      update: {
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
