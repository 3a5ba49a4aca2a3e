import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Report } from '#app/platform/document/page.ts'
import { type Refusal, requestGuard } from '#server/http/request-guard.ts'
import { isStorageTrouble } from '#server/ops/error-report.ts'
import { addLogFields, type ServerEnv } from '../../env.ts'
import { userJson } from '../accounts/users.ts'
import { AuthError, type RefusalCode } from '../auth-error.ts'
import { exchangeCode } from '../codes/stored-codes.ts'
import { configuredOnly, operatorsOnly } from '../operators/gate.ts'
import { authorize, callbackOf, linkIdentity, signInWithSso } from '../providers/google-and-sso-callback.ts'
import { grantIdToken } from '../providers/identities.ts'
import { grantWeb3, web3Nonce } from '../providers/wallet.ts'
import { type AuthContext, byCaller, byVisitor, fromOwnPage, type Handler } from '../requests/requests.ts'
import { clearSessionCookie, readSessionCookie, refresh } from '../sessions/session-rows.ts'
import { requireSession, sessionResponse } from '../sessions/signed-in.ts'
import type { SignIn } from '../sign-in.ts'
import {
  changeUser,
  deleteSession,
  deleteUser,
  exportData,
  listSessions,
  logout,
  unlinkIdentity,
} from './account.ts'
import { createUser, updateUser } from './admin-change.ts'
import {
  deleteUser as deleteAnyUser,
  deleteFactor,
  generateLink,
  getUser,
  invite,
  listFactors,
  listUsers,
} from './admin-users.ts'
import {
  deletePasskey,
  listPasskeys,
  startAuthentication,
  startRegistration,
  updatePasskey,
  verifyAuthentication,
  verifyRegistration,
} from './passkeys.ts'
import { grantPassword, signUp } from './password.ts'
import {
  challenge,
  deleteRecoveryCodes,
  enroll,
  makeRecoveryCodes,
  readRecoveryCodes,
  unenroll,
  verifyFactor,
  verifyRecoveryCode,
} from './second-factors.ts'
import { reauthenticate, recover, resend, sendOneTimeCode } from './send-codes.ts'
import { verify } from './verify-code.ts'

const maxBytes = 16_384

const refusalCodes = {
  'foreign-origin': 'foreign_origin',
  'content-type': 'unsupported_content_type',
  'too-large': 'request_too_large',
} as const satisfies Record<Refusal, RefusalCode>

const refuse = (refusal: Refusal): never => {
  throw new AuthError(refusalCodes[refusal])
}

const routes: Record<string, Handler> = {
  'GET /authorize': byVisitor('provider', authorize),
  'GET /callback/google': byVisitor('callback', callbackOf('google')),
  'GET /callback/sso': byVisitor('callback', callbackOf('sso')),
  'POST /sso': byVisitor('provider', signInWithSso),
  'POST /token': byCaller('token', fromOwnPage(grantToken)),
  'POST /verify': byVisitor('verify', fromOwnPage(verify)),
  'POST /signup': byVisitor('send', fromOwnPage(signUp)),
  'POST /otp': byVisitor('send', fromOwnPage(sendOneTimeCode)),
  'POST /recover': byVisitor('send', fromOwnPage(recover)),
  'POST /resend': byVisitor('send', fromOwnPage(resend)),
  'GET /reauthenticate': byCaller('send', reauthenticate),
  'POST /web3/nonce': byVisitor('web3', web3Nonce),
  'GET /.well-known/jwks.json': byVisitor('keys', readKeys),

  'GET /user': byCaller('account', readUser),
  'PUT /user': byCaller('account', changeUser),
  'DELETE /user': byCaller('account', deleteUser),
  'POST /logout': byCaller('account', logout),
  'GET /sessions': byCaller('account', listSessions),
  'DELETE /sessions/:id': byCaller('account', deleteSession),
  'GET /export': byCaller('account', exportData),
  'GET /user/identities/authorize': byCaller('account', linkIdentity),
  'DELETE /user/identities/:id': byCaller('account', unlinkIdentity),

  'POST /factors': byCaller('factors', enroll),
  'GET /factors/recovery-codes': byCaller('factors', readRecoveryCodes),
  'POST /factors/recovery-codes': byCaller('factors', makeRecoveryCodes),
  'POST /factors/recovery-codes/regenerate': byCaller('factors', makeRecoveryCodes),
  'POST /factors/recovery-codes/verify': byCaller('factors', verifyRecoveryCode),
  'DELETE /factors/recovery-codes': byCaller('factors', deleteRecoveryCodes),
  'POST /factors/:id/challenge': byCaller('factors', challenge),
  'POST /factors/:id/verify': byCaller('factors', verifyFactor),
  'DELETE /factors/:id': byCaller('factors', unenroll),

  'POST /passkeys/authentication/options': byVisitor('passkey', fromOwnPage(startAuthentication)),
  'POST /passkeys/authentication/verify': byVisitor('passkey', fromOwnPage(verifyAuthentication)),
  'POST /passkeys/registration/options': byCaller('factors', startRegistration),
  'POST /passkeys/registration/verify': byCaller('factors', verifyRegistration),
  'GET /passkeys': byCaller('factors', listPasskeys),
  'PATCH /passkeys/:id': byCaller('factors', updatePasskey),
  'DELETE /passkeys/:id': byCaller('factors', deletePasskey),

  // Behind `operatorsOnly`.
  'POST /invite': invite,
  'POST /admin/generate_link': configuredOnly(generateLink),
  'GET /admin/users': listUsers,
  'POST /admin/users': configuredOnly(createUser),
  'GET /admin/users/:user': getUser,
  'PUT /admin/users/:user': configuredOnly(updateUser),
  'DELETE /admin/users/:user': deleteAnyUser,
  'GET /admin/users/:user/factors': listFactors,
  'DELETE /admin/users/:user/factors/:id': configuredOnly(deleteFactor),
}

/** `/auth/v1`: the GoTrue routes that our pages call, and a few of our own. */
export function gotrueRoutes({ signIn, report }: { signIn: SignIn; report: Report }): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>().basePath('/auth/v1')
  app.onError(async (error, c) => {
    const known = await asAuthError(error, signIn)
    const { status } = known
    if (status >= 500) report(error, { kind: 'sign-in', requestId: c.get('requestId'), path: c.req.path })
    addLogFields(c, { refused: known.code })
    if (known.clearsCookie) clearSessionCookie(c, signIn)
    return c.json(known.body, status, {
      'cache-control': 'no-store',
      ...((status === 429 || status === 503) && { 'retry-after': '60' }),
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    })
  })
  const { siteUrl, methods } = signIn
  // Routes that need the cookie require an `Origin` as well.
  const rules = { origin: 'exact', contentType: 'json', contentTypeOptional: true } as const
  app.use(noStore, refuseHead, requestGuard({ siteUrl, maxBytes, refuse, ...rules }))
  const operators = operatorsOnly(signIn)
  app.use('/invite', operators)
  app.use('/admin/*', operators)
  for (const [route, handler] of Object.entries(routes)) {
    const [method = '', path = ''] = route.split(' ')
    // Without the method they do not exist.
    if (path.startsWith('/passkeys') && !methods.has('passkey')) continue
    app.on(method, path, (c) => handler(c, signIn))
  }
  app.all('*', () => {
    throw new AuthError('not_found')
  })
  return app
}

async function readUser(c: AuthContext, signIn: SignIn): Promise<Response> {
  return c.json(await userJson(signIn, (await requireSession(c, signIn)).user))
}

async function readKeys(c: AuthContext, signIn: SignIn): Promise<Response> {
  return c.json(await signIn.tokens.keys(), 200, { 'cache-control': 'public, max-age=60' })
}

const grants: Record<string, Handler> = {
  pkce: exchangeCode,
  refresh_token: nextToken,
  id_token: grantIdToken,
  web3: grantWeb3,
  password: grantPassword,
}

/** `POST /token`: a session for a credential or an authorization code, or the next access token of a session. */
async function grantToken(c: AuthContext, signIn: SignIn): Promise<Response> {
  const type = c.req.query('grant_type') ?? ''
  const grant = Object.hasOwn(grants, type) ? grants[type] : undefined
  if (!grant) throw new AuthError('unsupported_grant_type')
  return await grant(c, signIn)
}

async function nextToken(c: AuthContext, signIn: SignIn): Promise<Response> {
  const given = await readSessionCookie(c, signIn)
  return await sessionResponse(c, signIn, await refresh(signIn.db, given, signIn.now()))
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

/** Unavailable storage is a 503, after which the client keeps its session and retries. */
export async function asAuthError(error: unknown, { db }: SignIn): Promise<AuthError> {
  if (error instanceof AuthError) return error
  const isAway = await isStorageTrouble(error, db)
  return new AuthError(isAway ? 'storage_unavailable' : 'unexpected_failure', { cause: error })
}
