import type { BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware, getOAuthState } from 'better-auth/api'
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
import { isBanned, passwordLength } from '../accounts/policy.ts'
import { proveOwner } from '../accounts/prove-owner.ts'
import { findUser, phoneAddress, placeholderDomain } from '../accounts/user-rows.ts'
import { emailLang } from '../emails/email.ts'
import type { MessageSender } from '../emails/message-sender.ts'
import { acceptInvitation } from '../operators/accept-invitation.ts'
import { sessionOfCookie } from '../sessions/session-cookie.ts'
import { codeSeconds, sessionSeconds } from '../sessions/session-rows.ts'
import { checkUserInfo } from './check-user-info.ts'

export interface EngineParts {
  db: Kysely<Database>
  siteUrl: string
  secret: string
  adminEmails: readonly string[]
  hasGoogle: boolean
  log: Pick<Log, 'warn'>
  sender: Pick<MessageSender, 'mail' | 'notice'>
  now: () => Date
}

interface Hooks {
  /** Called with each new one-time code, for an e-mail address or a phone. */
  onCode: (code: string) => void
}

/** Internal response header with the token of the session that the call opened. */
export const openedSessionHeader = 'x-opened-session'

/** Better Auth as this site uses it: for accounts, providers and keys. None of its own routes is public. */
export function engineOptions(parts: EngineParts & Hooks) {
  const { db, siteUrl, secret, log } = parts
  return {
    ...tableNames,
    appName: new URL(siteUrl).host,
    database: { db, type: 'postgres' },
    baseURL: siteUrl,
    basePath: '/auth/v1',
    trustedOrigins: [siteUrl],
    secret,
    telemetry: { enabled: false },
    // Without details: they may contain user input, or SQL with its values.
    logger: { level: 'warn', log: (_, message) => log.warn({ part: 'better-auth' }, String(message)) },
    user: {
      ...tableNames.user,
      validateUserInfo: async (userInfo, { headers }) =>
        (await isOtherBrowser(parts, headers))
          ? { error: 'state_mismatch' }
          : await checkUserInfo(parts, userInfo),
    },
    account: { ...tableNames.account, accountLinking: { allowDifferentEmails: true } },
    session: { ...tableNames.session, expiresIn: sessionSeconds },
    // The GoTrue routes limit: calls of `auth.api` are never limited.
    rateLimit: { enabled: false },
    databaseHooks: databaseHooks(parts),
    hooks: {
      after: createAuthMiddleware(async (call) => {
        const { newSession } = call.context
        if (newSession) call.setHeader(openedSessionHeader, newSession.session.token)
      }),
    },
    advanced: {
      cookiePrefix: 'chautari',
      // Our migrations define the schema: no comparison with the database at each start.
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
    // Every method is enabled here; the GoTrue routes, the only public ones, refuse the disabled ones.
    emailAndPassword: { enabled: true, autoSignIn: false, requireEmailVerification: true, ...passwordLength },
    plugins: pluginsOf(parts),
  } satisfies BetterAuthOptions
}

const codes = { otpLength: 6, expiresIn: codeSeconds, allowedAttempts: 3 }

function pluginsOf({ siteUrl, onCode }: EngineParts & Hooks) {
  return [
    jwt({ jwks: { keyPairConfig: { alg: 'ES256' } }, schema: keyNames }),
    // The GoTrue routes authenticate their calls by the session token.
    bearer(),
    emailOTP({
      ...codes,
      storeOTP: 'hashed',
      changeEmail: { enabled: true },
      sendVerificationOTP: async ({ otp }) => onCode(otp),
    }),
    phoneNumber({
      ...codes,
      requireVerification: true,
      sendOTP: ({ code }) => onCode(code),
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

/** EIP-191. False for a malformed signature too. */
function isSignedBy(address: string, message: string, signature: string): boolean {
  try {
    return eip191Signer.verify(signature, message, address)
  } catch {
    return false
  }
}

/**
 * Whether an identity is about to be linked in another session than the one that started it: another user may have
 * signed in to the browser meanwhile.
 */
async function isOtherBrowser(
  { db, siteUrl, secret, now }: EngineParts,
  headers = new Headers(),
): Promise<boolean> {
  const state = await getOAuthState()
  if (!state?.link) return false
  const owner = await sessionOfCookie(headers, { db, siteUrl, secret, now })
  return owner?.session.id !== state.session
}

function databaseHooks(parts: EngineParts): NonNullable<BetterAuthOptions['databaseHooks']> {
  const { db, now } = parts
  return {
    session: {
      create: {
        before: async (session) => {
          const user = await findUser(db, session.userId)
          if (user && isBanned(user, now())) throw new APIError('FORBIDDEN', { code: 'user_banned' })
          return { data: { ...session, ipAddress: null } }
        },
      },
    },
    account: {
      create: {
        // Provider tokens are not stored: nothing here needs them.
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

/**
 * Runs after an identity was linked. Without a session it was linked automatically, by its verified address: what opened
 * the account before may be an attacker's, whose sign-up the owner of the address confirmed (pre-hijacking).
 */
async function afterNewIdentity(
  parts: EngineParts,
  { userId, providerId, accountId }: { userId: string; providerId: string; accountId: string },
  call: { path?: string; headers?: Headers | undefined } | null,
): Promise<void> {
  if (providerId !== 'google' && providerId !== 'sso') return
  const { db, siteUrl, sender, now } = parts
  const state = await getOAuthState()
  const isJoined = call?.path !== '/link-social' && !state?.link
  const user = await findUser(db, userId)
  if (user && isJoined) {
    const keeps = { identity: { provider: providerId, id: accountId } }
    const proof = { userId, email: user.email, keeps, now: now() }
    await db.transaction().execute(async (tx) => await proveOwner(tx, { ...proof, by: 'join' }))
    if (providerId === 'google') await acceptInvitation(db, proof)
  }
  // A new account has no owner to notify.
  if (!user?.last_sign_in_at) return
  const returnUrl = URL.parse(state?.callbackURL ?? '')?.searchParams.get('goal')
  const lang = emailLang(call?.headers ?? new Headers(), URL.parse(returnUrl ?? '/', siteUrl))
  sender.notice(user, { kind: 'identityLinked', lang, isJoined })
}

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** The names of Better Auth's tables and columns in this database. */
const tableNames = {
  user: {
    modelName: 'auth_users',
    fields: { ...stamps, emailVerified: 'email_verified' },
    additionalFields: {
      lastSignInAt: { type: 'date', required: false, input: false, fieldName: 'last_sign_in_at' },
      bannedUntil: { type: 'date', required: false, input: false, fieldName: 'banned_until' },
    },
  },
  session: {
    modelName: 'auth_sessions',
    fields: {
      ...stamps,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
  },
  account: {
    modelName: 'auth_accounts',
    // Provider tokens are not stored at later sign-ins either.
    updateAccountOnSignIn: false,
    fields: {
      ...stamps,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { modelName: 'auth_verifications', fields: { ...stamps, expiresAt: 'expires_at' } },
} satisfies Partial<BetterAuthOptions>

const keyNames = {
  jwks: {
    modelName: 'auth_keys',
    fields: {
      publicKey: 'public_key',
      privateKey: 'private_key',
      createdAt: 'created_at',
      expiresAt: 'expires_at',
    },
  },
}

const phoneNames = {
  user: { fields: { phoneNumber: 'phone_number', phoneNumberVerified: 'phone_number_verified' } },
}

const walletNames = {
  walletAddress: {
    modelName: 'auth_wallets',
    fields: {
      userId: 'user_id',
      address: 'address',
      chainId: 'chain_id',
      isPrimary: 'is_primary',
      createdAt: 'created_at',
    },
  },
}
