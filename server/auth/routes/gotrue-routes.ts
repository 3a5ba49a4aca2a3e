import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Refusal, requestGuard } from '#server/http/request-guard.ts'
import { isStorageTrouble } from '#server/ops/storage-trouble.ts'
import { addLogFields, type ServerEnv } from '../../env.ts'
import { AuthError, type RefusalCode } from '../auth-error.ts'
import { exchangeCode } from '../codes/authorization-codes.ts'
import { authorize, linkIdentity, signInWithSso } from '../providers/authorize.ts'
import { callback } from '../providers/callback.ts'
import { grantIdToken } from '../providers/identity-token.ts'
import { grantWeb3, web3Nonce } from '../providers/wallet.ts'
import { type AuthContext, type AuthDeps, requireSameOrigin } from '../requests/auth-context.ts'
import { limited, limitedCaller } from '../requests/limits.ts'
import { clearSessionCookie, readSessionCookie, refresh } from '../sessions/session-cookie.ts'
import { sessionResponse } from '../sessions/start-session.ts'
import {
  deleteSession,
  deleteUser,
  exportData,
  listSessions,
  logout,
  readUser,
  unlinkIdentity,
} from './account.ts'
import { configuredOnly, operatorsOnly } from './admin-access.ts'
import { createUser, updateUser } from './admin-change.ts'
import { generateLink, invite } from './admin-invite.ts'
import { deleteUser as deleteAnyUser, deleteFactor, getUser, listFactors, listUsers } from './admin-users.ts'
import { challenge, enroll, unenroll } from './authenticator-apps.ts'
import { changeUser } from './change-user.ts'
import { startAuthentication, verifyAuthentication } from './passkey-sign-in.ts'
import {
  deletePasskey,
  listPasskeys,
  startRegistration,
  updatePasskey,
  verifyRegistration,
} from './passkeys.ts'
import { grantPassword } from './password-grant.ts'
import {
  deleteRecoveryCodes,
  makeRecoveryCodes,
  readRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts'
import { reauthenticate, recover, resend, sendOneTimeCode } from './send-codes.ts'
import { signUp } from './sign-up.ts'
import { verify } from './verify-code.ts'
import { verifyFactor } from './verify-factor.ts'

const maxBytes = 16_384

const refusalCodes = {
  'foreign-origin': 'foreign_origin',
  'content-type': 'unsupported_content_type',
  'too-large': 'request_too_large',
} as const satisfies Record<Refusal, RefusalCode>

const refuse = (refusal: Refusal): never => {
  throw new AuthError(refusalCodes[refusal])
}

/** `/auth/v1`: the GoTrue routes that our pages call, and a few of our own. The engine's routes are not public. */
export function gotrueRoutes(parts: AuthDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>().basePath('/auth/v1')
  app.onError((error, c) => answerError(error, c, parts))
  const { siteUrl } = parts.signIn
  // Routes that need the cookie require an `Origin` as well.
  const rules = { origin: 'exact', contentType: 'json', contentTypeOptional: true } as const
  app.use(noStore, refuseHead, requestGuard({ siteUrl, maxBytes, refuse, ...rules }))
  const to = (handler: Handler) => (c: AuthContext) => handler(c, parts)
  const provider = limited('provider', parts)
  const callbacks = limited('callback', parts)
  app.get('/authorize', provider, to(authorize))
  app.get('/callback/google', callbacks, (c) => callback(c, 'google', parts))
  app.get('/callback/sso', callbacks, (c) => callback(c, 'sso', parts))
  app.post('/sso', provider, to(signInWithSso))
  app.post('/token', limitedCaller('token', parts), to(grantToken))
  app.post('/verify', limited('verify', parts), to(verify))
  const sending = limited('send', parts)
  app.post('/signup', sending, to(signUp))
  app.post('/otp', sending, to(sendOneTimeCode))
  app.post('/recover', sending, to(recover))
  app.post('/resend', sending, to(resend))
  app.get('/reauthenticate', limitedCaller('send', parts), to(reauthenticate))
  app.post('/web3/nonce', limited('web3', parts), to(web3Nonce))

  accountRoutes(app, to, parts)
  factorRoutes(app, to, parts)
  passkeyRoutes(app, to, parts)
  adminRoutes(app, to, parts)
  app.get('/.well-known/jwks.json', limited('keys', parts), async (c) =>
    c.json(await parts.signIn.tokens.keys(), 200, { 'cache-control': 'public, max-age=60' }),
  )
  app.all('*', () => {
    throw new AuthError('not_found')
  })
  return app
}

/** The own account. */
function accountRoutes(app: Hono<ServerEnv>, to: To, parts: AuthDeps): void {
  const account = limitedCaller('account', parts)
  app.get('/user', account, to(readUser))
  app.put('/user', account, to(changeUser))
  app.delete('/user', account, to(deleteUser))
  app.post('/logout', account, to(logout))
  app.get('/sessions', account, to(listSessions))
  app.delete('/sessions/:id', account, to(deleteSession))
  app.get('/export', account, to(exportData))
  app.get('/user/identities/authorize', account, to(linkIdentity))
  app.delete('/user/identities/:id', account, to(unlinkIdentity))
}

/** Second factors and recovery codes. */
function factorRoutes(app: Hono<ServerEnv>, to: To, parts: AuthDeps): void {
  app.use('/factors/*', limitedCaller('factors', parts))
  app.post('/factors', to(enroll))
  app.get('/factors/recovery-codes', to(readRecoveryCodes))
  app.post('/factors/recovery-codes', to(makeRecoveryCodes))
  app.post('/factors/recovery-codes/regenerate', to(makeRecoveryCodes))
  app.post('/factors/recovery-codes/verify', to(verifyRecoveryCode))
  app.delete('/factors/recovery-codes', to(deleteRecoveryCodes))
  app.post('/factors/:id/challenge', to(challenge))
  app.post('/factors/:id/verify', to(verifyFactor))
  app.delete('/factors/:id', to(unenroll))
}

/** Without the method they do not exist. */
function passkeyRoutes(app: Hono<ServerEnv>, to: To, parts: AuthDeps): void {
  const isOn = parts.signIn.methods.has('passkey')
  app.use('/passkeys/*', async (_, next) => {
    if (!isOn) throw new AuthError('not_found')
    await next()
  })
  const signingIn = limited('passkey', parts)
  app.post('/passkeys/authentication/options', signingIn, to(startAuthentication))
  app.post('/passkeys/authentication/verify', signingIn, to(verifyAuthentication))
  const own = limitedCaller('factors', parts)
  app.post('/passkeys/registration/options', own, to(startRegistration))
  app.post('/passkeys/registration/verify', own, to(verifyRegistration))
  app.get('/passkeys', own, to(listPasskeys))
  app.patch('/passkeys/:id', own, to(updatePasskey))
  app.delete('/passkeys/:id', own, to(deletePasskey))
}

/** GoTrue's admin routes. */
function adminRoutes(app: Hono<ServerEnv>, to: To, parts: AuthDeps): void {
  const configured = configuredOnly(parts)
  const operators = [limitedCaller('admin', parts), operatorsOnly(parts)] as const
  app.use('/admin/*', ...operators)
  app.post('/invite', ...operators, to(invite))
  app.post('/admin/generate_link', configured, to(generateLink))
  app.get('/admin/users', to(listUsers))
  app.post('/admin/users', configured, to(createUser))
  app.get('/admin/users/:user', to(getUser))
  app.put('/admin/users/:user', configured, to(updateUser))
  app.delete('/admin/users/:user', to(deleteAnyUser))
  app.get('/admin/users/:user/factors', to(listFactors))
  app.delete('/admin/users/:user/factors/:id', configured, to(deleteFactor))
}

type Handler = (c: AuthContext, parts: AuthDeps) => Promise<Response>
type To = (handler: Handler) => (c: AuthContext) => Promise<Response>

const grants: Record<string, Handler> = {
  pkce: exchangeCode,
  refresh_token: nextToken,
  id_token: grantIdToken,
  web3: grantWeb3,
  password: grantPassword,
}

/** `POST /token`: a session for a credential or an authorization code, or the next access token of a session. */
async function grantToken(c: AuthContext, parts: AuthDeps): Promise<Response> {
  requireSameOrigin(c, parts.signIn)
  const type = c.req.query('grant_type') ?? ''
  const grant = Object.hasOwn(grants, type) ? grants[type] : undefined
  if (!grant) throw new AuthError('unsupported_grant_type')
  return await grant(c, parts)
}

async function nextToken(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const given = await readSessionCookie(c.req.raw.headers, signIn)
  const { cookie, ...found } = await refresh(signIn.db, given, signIn.now())
  return await sessionResponse(c, signIn, found, cookie)
}

const noStore = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
})

/** HEAD would do all that GET does, and some GETs start a sign-in. */
const refuseHead = createMiddleware<ServerEnv>(async (c, next) => {
  if (c.req.method === 'HEAD') throw new AuthError('not_found')
  await next()
})

async function answerError(error: unknown, c: AuthContext, { signIn, report }: AuthDeps): Promise<Response> {
  const known = await asAuthError(error, signIn)
  if (known.status >= 500) report(error, { kind: 'sign-in', requestId: c.get('requestId'), path: c.req.path })
  addLogFields(c, { refused: known.code })
  if (known.clearsCookie) clearSessionCookie(c, signIn)
  return c.json(known.body, known.status, {
    'cache-control': 'no-store',
    ...((known.status === 429 || known.status === 503) && { 'retry-after': '60' }),
    ...(known.status === 401 && { 'www-authenticate': 'Bearer' }),
  })
}

/** Unavailable storage is a 503, after which the client keeps its session and retries. */
export async function asAuthError(error: unknown, { db }: AuthDeps['signIn']): Promise<AuthError> {
  if (error instanceof AuthError) return error
  const isAway = await isStorageTrouble(error, db)
  return new AuthError(isAway ? 'storage_unavailable' : 'unexpected_failure', { cause: error })
}
