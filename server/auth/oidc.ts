import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { tellLog } from '../env.ts'
import { AuthError } from './auth-error.ts'
import { callEngine, engineHeaders, openedToken } from './call-engine.ts'
import type { Engine } from './engine.ts'
import type { AuthContext, FacadeParts } from './facade-parts.ts'
import { countIdentities } from './identity-rows.ts'
import { isOfThisSession, linkedTo } from './link-flow.ts'
import { findSession, noteWay, type SignedIn } from './sessions.ts'
import { type SignIn, within } from './sign-in.ts'
import { wantedChallenge } from './wanted-challenge.ts'

const asked = z.object({
  provider: z.literal('google'),
  redirect_to: z.string().max(2048).optional(),
  ...wantedChallenge,
})

/** How long a page may take to fetch the session that waits for it. */
const codeMs = 5 * 60_000
/** How long a provider may take to say who somebody is: two questions of five seconds. */
const answerMs = 10_000

export type Provider = keyof SignIn['providers']

/** Sends the browser to Google. The page keeps the verifier of its challenge; where it wants to go back to is kept in the state. */
export async function authorize(c: AuthContext, parts: FacadeParts): Promise<Response> {
  const { signIn } = parts
  if (!signIn.hasGoogle) throw new AuthError('provider_disabled')
  const query = asked.safeParse(c.req.query())
  if (!query.success) throw new AuthError('validation_failed', { cause: query.error })
  const { code_challenge: challenge } = query.data
  const goal = goalOf(signIn.siteUrl, query.data.redirect_to)
  const url = await askProvider(c, 'google', { goal, challenge }, parts)
  return url ? c.redirect(url, 302) : giveUp(c, goal, 'google_unreachable')
}

interface Flow {
  goal: URL
  challenge: string
  /** Who links an identity; undefined where somebody signs in. */
  linker?: SignedIn | undefined
}

/** Where the browser goes to be vouched for; it gets the cookie of the flow. Undefined where the provider does not answer. */
export async function askProvider(
  c: AuthContext,
  provider: Provider,
  { goal, challenge, linker }: Flow,
  parts: FacadeParts,
): Promise<string | undefined> {
  const { signIn } = parts
  const engine = await reachable(signIn, provider)
  if (!engine) return undefined
  const linking = linker && {
    session: linker.session.id,
    identities: String(await countIdentities(signIn.db, linker.user.id)),
  }
  const back = `${signIn.siteUrl}/auth/v1/back?${new URLSearchParams({ goal: goal.href, challenge, ...linking })}`
  const answer = await callEngine(
    c,
    engine,
    linker ? '/link-social' : '/sign-in/social',
    {
      session: linker?.session,
      body: { provider, callbackURL: back, errorCallbackURL: back, disableRedirect: true },
    },
    parts,
  )
  if (answer.status === 429) throw new AuthError('over_request_rate_limit')
  if (typeof answer.body.url !== 'string') return undefined
  passOnState(c, answer.response)
  return answer.body.url
}

/** The provider sent the browser back. The page is given a code that is worth nothing without its verifier. */
export async function callback(c: AuthContext, provider: Provider, parts: FacadeParts): Promise<Response> {
  const { signIn } = parts
  const { siteUrl } = signIn
  if (!(await isOfThisSession(c, signIn))) return giveUp(c, goalOf(siteUrl, undefined), 'state_mismatch')
  const engine = await reachable(signIn, provider)
  const { search } = new URL(c.req.url)
  const request = new Request(`${siteUrl}/auth/v1/callback/${provider}${search}`, {
    headers: { ...engineHeaders(c, parts), cookie: c.req.header('cookie') ?? '' },
  })
  const answer = engine && (await within(answerMs, engine.handler(request)))
  if (answer?.status === 429) throw new AuthError('over_request_rate_limit')
  if (answer) passOnState(c, answer)
  const back = new URL(answer?.headers.get('location') ?? '/', siteUrl).searchParams
  const goal = goalOf(siteUrl, back.get('goal') ?? undefined)
  const challenge = back.get('challenge')
  const linker = back.get('session')
  const found = linker
    ? await linkedTo(signIn, linker, back)
    : await openedBy(signIn, answer, provider === 'sso' ? 'sso/oidc' : 'oauth')
  if (!found || !challenge) return giveUp(c, goal, back.get('error') ?? unreachable[provider])
  if (found === 'identity_already_exists') return giveUp(c, goal, found)
  goal.searchParams.set('code', await codeFor(signIn, { session_id: found.session.id, challenge }))
  return c.redirect(goal.href, 302)
}

async function openedBy(
  { db, now }: SignIn,
  answer: Response | undefined,
  method: string,
): Promise<SignedIn | undefined> {
  const token = answer && openedToken(answer)
  const found = token && (await findSession(db, { token }, now()))
  return found ? await noteWay(db, found, { method }, now()) : undefined
}

const unreachable = { google: 'google_unreachable', sso: 'sso_unreachable' } as const

/** What a page exchanges for the session that waits for it, with the verifier of its challenge. */
export async function codeFor(
  { db, now }: SignIn,
  waiting: { session_id: string; challenge: string },
): Promise<string> {
  const code = randomUUID()
  const expires_at = new Date(now().getTime() + codeMs)
  await db
    .insertInto('auth_codes')
    .values({ code_hash: sha256(code), ...waiting, expires_at })
    .execute()
  return code
}

/** Base64url, as a challenge of S256 is written. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

export async function reachable({ providers }: SignIn, provider: Provider): Promise<Engine | undefined> {
  try {
    return await providers[provider]()
  } catch {
    return undefined
  }
}

/** An address of this site to go back to; anything else gives way to the home page. */
export function goalOf(siteUrl: string, wanted: string | undefined): URL {
  const goal = URL.parse(wanted ?? '/', siteUrl)
  return goal?.origin === siteUrl ? goal : new URL('/', siteUrl)
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

/** What the engine calls otherwise. */
const gotrueNames: Record<string, string> = {
  account_already_linked_to_different_user: 'identity_already_exists',
}

/** Back to the page, with the reason in GoTrue's parameters. */
function giveUp(c: AuthContext, goal: URL, reason: string): Response {
  goal.searchParams.set('error', reason === 'access_denied' ? reason : 'server_error')
  const code = gotrueNames[reason] ?? reason
  const refused = known.includes(code) ? code : 'unexpected_failure'
  tellLog(c, { refused })
  goal.searchParams.set('error_code', refused)
  goal.searchParams.set('error_description', 'Signing in did not work.')
  return c.redirect(goal.href, 302)
}

/** Of the engine's cookies the browser gets the one of a sign-in under way only: its session's token stays here. */
function passOnState(c: AuthContext, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    if (/^[^=]*\.state=/.test(cookie)) c.header('set-cookie', cookie, { append: true })
  }
}
