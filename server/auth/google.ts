import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { visitorAddress } from '../visitor.ts'
import { AuthError } from './auth-error.ts'
import type { Engine } from './engine.ts'
import type { AuthContext, FacadeParts } from './facade-parts.ts'
import { findSession } from './sessions.ts'
import { type SignIn, within } from './sign-in.ts'
import { visitorHeader, visitorKey } from './visitor-key.ts'

const asked = z.object({
  provider: z.literal('google'),
  redirect_to: z.string().max(2048).optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.string().toLowerCase().pipe(z.literal('s256')),
})

/** How long a page may take to fetch the session that waits for it. */
const codeMs = 5 * 60_000
/** How long Google may take to say who somebody is: two questions of five seconds. */
const answerMs = 10_000

/** Sends the browser to Google. The page keeps the verifier of its challenge; where it wants to go back to is kept in the state. */
export async function authorize(c: AuthContext, parts: FacadeParts): Promise<Response> {
  const { signIn } = parts
  if (!signIn.hasGoogle) throw new AuthError('provider_disabled')
  const query = asked.safeParse(c.req.query())
  if (!query.success) throw new AuthError('validation_failed', { cause: query.error })
  const { code_challenge: challenge } = query.data
  const goal = goalOf(signIn.siteUrl, query.data.redirect_to)
  const engine = await reachable(signIn)
  if (!engine) return giveUp(c, goal, 'google_unreachable')
  const back = `${signIn.siteUrl}/auth/v1/back?${new URLSearchParams({ goal: goal.href, challenge })}`
  const answer = await engine.handler(
    new Request(`${signIn.siteUrl}/auth/v1/sign-in/social`, {
      method: 'POST',
      headers: { ...forEngine(c, parts), 'content-type': 'application/json', origin: signIn.siteUrl },
      body: JSON.stringify({
        provider: 'google',
        callbackURL: back,
        errorCallbackURL: back,
        disableRedirect: true,
      }),
    }),
  )
  if (answer.status === 429) throw new AuthError('over_request_rate_limit')
  if (!answer.ok) return giveUp(c, goal, 'google_unreachable')
  passOnState(c, answer)
  const { url } = (await answer.json()) as { url: string }
  return c.redirect(url, 302)
}

/** Google sent the browser back. The page is given a code that is worth nothing without its verifier. */
export async function callback(c: AuthContext, parts: FacadeParts): Promise<Response> {
  const { signIn } = parts
  const { siteUrl, db, now } = signIn
  const engine = await reachable(signIn)
  const { search } = new URL(c.req.url)
  const request = new Request(`${siteUrl}/auth/v1/callback/google${search}`, {
    headers: { ...forEngine(c, parts), cookie: c.req.header('cookie') ?? '' },
  })
  const answer = engine && (await within(answerMs, engine.handler(request)))
  if (answer?.status === 429) throw new AuthError('over_request_rate_limit')
  if (answer) passOnState(c, answer)
  const back = new URL(answer?.headers.get('location') ?? '/', siteUrl).searchParams
  const goal = goalOf(siteUrl, back.get('goal') ?? undefined)
  const challenge = back.get('challenge')
  const token = answer && sessionToken(answer)
  const found = token && (await findSession(db, { token }, now()))
  if (!found || !challenge) return giveUp(c, goal, back.get('error') ?? 'google_unreachable')
  const code = randomUUID()
  await db
    .insertInto('auth_codes')
    .values({
      code_hash: sha256(code),
      session_id: found.session.id,
      challenge,
      expires_at: new Date(now().getTime() + codeMs),
    })
    .execute()
  goal.searchParams.set('code', code)
  return c.redirect(goal.href, 302)
}

/** Base64url, as a challenge of S256 is written. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

async function reachable({ googleEngine }: SignIn): Promise<Engine | undefined> {
  try {
    return await googleEngine()
  } catch {
    return undefined
  }
}

/** An address of this site to go back to; anything else gives way to the home page. */
function goalOf(siteUrl: string, wanted: string | undefined): URL {
  const goal = URL.parse(wanted ?? '/', siteUrl)
  return goal?.origin === siteUrl ? goal : new URL('/', siteUrl)
}

const known = ['access_denied', 'email_not_verified', 'user_banned', 'google_unreachable', 'state_mismatch']

/** Back to the page, with the reason in GoTrue's parameters. */
function giveUp(c: AuthContext, goal: URL, reason: string): Response {
  goal.searchParams.set('error', reason === 'access_denied' ? reason : 'server_error')
  goal.searchParams.set('error_code', known.includes(reason) ? reason : 'unexpected_failure')
  goal.searchParams.set('error_description', 'Signing in with Google did not work.')
  return c.redirect(goal.href, 302)
}

function forEngine(c: AuthContext, { signIn, trustedProxies }: FacadeParts) {
  return {
    'user-agent': (c.req.header('user-agent') ?? '').slice(0, 512),
    [visitorHeader]: visitorKey(visitorAddress(c, trustedProxies), signIn.secret),
  }
}

/** Of the engine's cookies the browser gets the one of a sign-in under way only: its session's token stays here. */
function passOnState(c: AuthContext, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    if (/^[^=]*\.state=/.test(cookie)) c.header('set-cookie', cookie, { append: true })
  }
}

function sessionToken(answer: Response): string | undefined {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, value] = /^[^=]*\.session_token=([^;]+)/.exec(cookie) ?? []
    // The token and, behind a dot, the engine's signature.
    if (value) return decodeURIComponent(value).split('.')[0]
  }
  return undefined
}
