import { addLogFields } from '../../env.ts'
import { countIdentities } from '../accounts/user-rows.ts'
import { type AuthContext, type AuthDeps, engineHeaders, returnUrlOf } from '../routes/auth-context.ts'
import { type SignIn, withTimeout } from '../services.ts'
import { findSession, openedSession, type SignedIn } from '../sessions/session-rows.ts'
import { issueAuthCode } from '../sessions/start-session.ts'
import type { Engine } from './engine.ts'

/** Time limit of a callback: two requests to the provider of five seconds each. */
const callbackTimeoutMs = 10_000

export type Provider = keyof SignIn['providers']

/** The callback of the provider. The page gets a code that is useless without its PKCE verifier. */
export async function callback(c: AuthContext, provider: Provider, { signIn }: AuthDeps): Promise<Response> {
  const engine = await signIn.providers[provider]()
  const headers = engineHeaders(c)
  headers.set('cookie', c.req.header('cookie') ?? '')
  const query = c.req.query()
  const call = { method: 'GET', params: { id: provider }, query, headers, asResponse: true } as const
  const answer = engine && (await withTimeout(callbackTimeoutMs, engine.api.callbackOAuth(call)))
  const opened = answer && (await forwardCookies(c, engine, answer.headers))
  const back = new URL(answer?.headers.get('location') ?? '/', signIn.siteUrl).searchParams
  const returnUrl = returnUrlOf(signIn.siteUrl, back.get('goal'))
  const challenge = back.get('challenge')
  const found = back.has('session')
    ? await linkedSession(signIn, back)
    : opened && (await openedSession(signIn.db, opened, methods[provider], signIn.now()))
  if (!found || !challenge) return redirectWithError(c, returnUrl, back.get('error') ?? unreachable[provider])
  if (found === 'identity_already_exists') return redirectWithError(c, returnUrl, found)
  returnUrl.searchParams.set('code', await issueAuthCode(signIn, { session_id: found.session.id, challenge }))
  return c.redirect(returnUrl.href, 302)
}

/** GoTrue's names in `amr`. */
const methods = { google: 'oauth', sso: 'sso/oidc' } as const

const unreachable = { google: 'google_unreachable', sso: 'sso_unreachable' } as const

/** @returns the token of the session that was opened */
export async function forwardCookies(
  c: AuthContext,
  engine: Engine,
  headers: Headers,
): Promise<string | undefined> {
  const { cookies, token } = await engine.readHeaders(headers)
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
  return token
}

/** The session in which an identity was linked; undefined where none was. */
async function linkedSession(
  { db, now }: SignIn,
  back: URLSearchParams,
): Promise<SignedIn | 'identity_already_exists' | undefined> {
  if (back.get('error')) return undefined
  const found = await findSession(db, { id: back.get('session') ?? '' }, now())
  if (!found) return undefined
  const isNew = (await countIdentities(db, found.user.id)) > Number(back.get('identities'))
  return isNew ? found : 'identity_already_exists'
}

const known = [
  'access_denied',
  'email_not_verified',
  'account_not_linked',
  'user_banned',
  'google_unreachable',
  'sso_unreachable',
  'state_mismatch',
  'identity_already_exists',
]

/** The engine's codes that have another name in GoTrue. */
const gotrueNames: Record<string, string> = {
  account_already_linked_to_different_user: 'identity_already_exists',
}

/** Redirects to the page with GoTrue's error parameters. */
export function redirectWithError(c: AuthContext, returnUrl: URL, reason: string): Response {
  returnUrl.searchParams.set('error', reason === 'access_denied' ? reason : 'server_error')
  const code = gotrueNames[reason] ?? reason
  const refused = known.includes(code) ? code : 'unexpected_failure'
  addLogFields(c, { refused })
  returnUrl.searchParams.set('error_code', refused)
  returnUrl.searchParams.set('error_description', 'Signing in did not work.')
  return c.redirect(returnUrl.href, 302)
}
