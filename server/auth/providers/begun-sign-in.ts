import { randomBytes } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { saveVerification, takeVerification } from '../codes/verifications.ts'
import type { AuthContext } from '../routes/auth-context.ts'
import type { ProviderId, SignIn } from '../services.ts'
import { codeSeconds } from '../sessions/session-rows.ts'
import { sha256 } from '../sessions/start-session.ts'

const begun = z.object({
  /** PKCE, of this site to the provider. */
  verifier: z.string(),
  nonce: z.string(),
  /** Of the page, with its own PKCE challenge. */
  returnUrl: z.string(),
  challenge: z.string(),
  /** The session that links an identity; undefined for a sign-in. */
  linker: z.string().optional(),
})

type BegunSignIn = z.output<typeof begun>

const random = () => randomBytes(32).toString('base64url')

/** Keeps what the callback needs, for ten minutes and for this browser only (login CSRF). */
export async function beginSignIn(
  c: AuthContext,
  { db, siteUrl, now }: SignIn,
  provider: ProviderId,
  page: Pick<BegunSignIn, 'returnUrl' | 'challenge' | 'linker'>,
) {
  const proof = { state: random(), nonce: random(), verifier: random() }
  const { state, ...kept } = proof
  const browser = browserOf(c, siteUrl) ?? random()
  const isHttps = siteUrl.startsWith('https:')
  setCookie(c, cookieName, browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    maxAge: codeSeconds,
    ...(isHttps && { prefix: 'host' }),
  })
  await saveVerification(
    db,
    identifierOf(provider, state, browser),
    JSON.stringify({ ...kept, ...page }),
    now(),
  )
  return proof
}

/** What this browser began, once; undefined where it did not, also where it is over. */
export async function takeBegunSignIn(
  c: AuthContext,
  { db, siteUrl, now }: SignIn,
  provider: ProviderId,
): Promise<(BegunSignIn & { state: string }) | undefined> {
  const [state, browser] = [c.req.query('state'), browserOf(c, siteUrl)]
  if (!state || !browser) return undefined
  const kept = await takeVerification(db, identifierOf(provider, state, browser), now())
  return kept === undefined ? undefined : { state, ...begun.parse(JSON.parse(kept)) }
}

const cookieName = 'chautari-begun'

/** A random value that all tabs of a browser have while they sign in. */
const browserOf = (c: AuthContext, siteUrl: string) =>
  siteUrl.startsWith('https:') ? getCookie(c, cookieName, 'host') : getCookie(c, cookieName)

const identifierOf = (provider: ProviderId, state: string, browser: string) =>
  `sign-in:${provider}:${sha256(`${state} ${browser}`)}`
