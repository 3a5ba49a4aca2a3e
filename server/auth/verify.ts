import { z } from 'zod'
import { spendAdminLink } from './admin-link.ts'
import { codeField, emailField, phoneField } from './asked.ts'
import { AuthError } from './auth-error.ts'
import { begin } from './begin-session.ts'
import { type AuthContext, bodyOf, type FacadeParts, refuseOtherSites } from './facade-parts.ts'
import { linkType, readTokenHash } from './mail-link.ts'
import { codeFor, goalOf } from './oidc.ts'
import { type Claim, prove } from './prove.ts'
import { noteWay, type SignedIn } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

const asked = z.union([
  z.object({ type: z.enum([...linkType.options, 'email']), token_hash: z.string().min(1).max(2048) }),
  z.object({ type: z.enum([...linkType.options, 'email']), email: emailField, token: codeField }),
  z.object({ type: z.enum(['sms', 'phone_change']), phone: phoneField, token: codeField }),
])

/** `POST /verify`: a code, or what stood in a link, for a session. */
export async function verify(c: AuthContext, parts: FacadeParts): Promise<Response> {
  const { signIn } = parts
  refuseOtherSites(c, signIn)
  const body = await bodyOf(c, asked)
  if ('token_hash' in body) return await begin(c, signIn, await byHash(c, body, parts))
  const claim: Claim =
    'phone' in body
      ? { type: body.type, phone: body.phone, code: body.token }
      : { type: body.type, email: body.email, code: body.token }
  return await begin(c, signIn, await prove(c, claim, parts))
}

interface Hashed {
  type: z.output<typeof linkType> | 'email'
  token_hash: string
}

/** Those of the operator's one-time link are short. */
const adminLinkLength = 64

async function byHash(c: AuthContext, { type, token_hash }: Hashed, parts: FacadeParts): Promise<SignedIn> {
  const { signIn } = parts
  if (token_hash.length <= adminLinkLength) {
    const isKind = type === 'magiclink' || type === 'email'
    const found = isKind && (await spendAdminLink(signIn, token_hash, c.req.header('user-agent')))
    if (!found) throw new AuthError('otp_expired')
    return await noteWay(signIn.db, found, { method: 'otp' }, signIn.now())
  }
  return await prove(c, await claimOf(signIn, token_hash, type), parts)
}

async function claimOf(signIn: SignIn, tokenHash: string, type: Hashed['type']) {
  const link = await readTokenHash(signIn, tokenHash)
  const isKind =
    type === link?.type || (type === 'email' && (link?.type === 'signup' || link?.type === 'magiclink'))
  if (!link || !isKind) throw new AuthError('otp_expired')
  return link
}

const followed = z.object({ token: z.string().min(1).max(2048), type: linkType })

/** `GET /verify`: the link in a letter. It leads back to the page, with a code for the session or with the reason. */
export async function followLink(c: AuthContext, parts: FacadeParts): Promise<Response> {
  const { signIn } = parts
  const goal = goalOf(signIn.siteUrl, c.req.query('redirect_to')?.slice(0, 2048))
  const query = followed.safeParse(c.req.query())
  try {
    if (!query.success) throw new AuthError('validation_failed', { cause: query.error })
    const { token, type } = query.data
    const link = await claimOf(signIn, token, type)
    if (link.challenge === undefined) {
      // No page has a verifier for it. A link alone gives no cookie: the page asks for the session itself.
      goal.searchParams.set('token_hash', token)
      goal.searchParams.set('type', type)
      return c.redirect(goal.href, 302)
    }
    const { session } = await prove(c, link, parts)
    goal.searchParams.set(
      'code',
      await codeFor(signIn, { session_id: session.id, challenge: link.challenge }),
    )
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    goal.searchParams.set('error', 'access_denied')
    goal.searchParams.set('error_code', error.code)
    goal.searchParams.set('error_description', linkSays)
  }
  return c.redirect(goal.href, 302)
}

const linkSays = 'Email link is invalid or has expired'
