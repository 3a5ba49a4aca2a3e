import { z } from 'zod'
import { spendAdminLink } from './admin-link.ts'
import { codeField, emailField, phoneField } from './asked.ts'
import { AuthError } from './auth-error.ts'
import { type AuthContext, begin, bodyOf, type FacadeParts, refuseOtherSites } from './facade-parts.ts'
import { linkType, readTokenHash } from './mail-link.ts'
import { codeFor } from './oidc.ts'
import { type Claim, prove } from './prove.ts'
import { noteWay, type SignedIn } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

const asked = z.union([
  z.object({ type: z.enum([...linkType.options, 'email']), token_hash: z.string().min(1).max(2048) }),
  z.object({ type: z.enum([...linkType.options, 'email']), email: emailField, token: codeField }),
  z.object({ type: z.enum(['sms', 'phone_change']), phone: phoneField, token: codeField }),
])

/** `POST /verify`: a code, or what stood in a link, for a session. */
export async function verify(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  refuseOtherSites(c, signIn)
  const body = await bodyOf(c, asked)
  if ('token_hash' in body) return await begin(c, signIn, await byHash(c, body, signIn))
  const claim: Claim =
    'phone' in body
      ? { type: body.type, phone: body.phone, code: body.token }
      : { type: body.type, email: body.email, code: body.token }
  return await begin(c, signIn, await prove(c, claim, signIn))
}

interface Hashed {
  type: z.output<typeof linkType> | 'email'
  token_hash: string
}

/** Those of the operator's one-time link are short. */
const adminLinkLength = 64

async function byHash(c: AuthContext, { type, token_hash }: Hashed, signIn: SignIn): Promise<SignedIn> {
  if (token_hash.length <= adminLinkLength) {
    const isKind = type === 'magiclink' || type === 'email'
    const found = isKind && (await spendAdminLink(signIn, token_hash, c.req.header('user-agent')))
    if (!found) throw new AuthError('otp_expired')
    return await noteWay(signIn.db, found, { method: 'otp' }, signIn.now())
  }
  return await prove(c, await claimOf(signIn, token_hash, type), signIn)
}

async function claimOf(signIn: SignIn, tokenHash: string, type: Hashed['type']) {
  const link = await readTokenHash(signIn, tokenHash)
  const isKind =
    type === link?.type || (type === 'email' && (link?.type === 'signup' || link?.type === 'magiclink'))
  if (!link || !isKind) throw new AuthError('otp_expired')
  return link
}

/** The query of a mailed link. */
export const mailedLink = z.object({ token: z.string().min(1).max(2048), type: linkType })

/**
 * Follows a mailed link after its reader pressed the button.
 *
 * @param goal a page of this site
 * @returns the same with a code for the session
 * @throws AuthError `otp_expired`, whatever is wrong with the link
 */
export async function followLink(
  c: AuthContext,
  { token, type }: z.output<typeof mailedLink>,
  goal: URL,
  { signIn }: FacadeParts,
): Promise<URL> {
  const link = await claimOf(signIn, token, type)
  if (link.challenge === undefined) {
    // No page has a verifier for it. A link alone gives no cookie: the page asks for the session itself.
    goal.searchParams.set('token_hash', token)
    goal.searchParams.set('type', type)
    return goal
  }
  const { session } = await prove(c, link, signIn)
  goal.searchParams.set('code', await codeFor(signIn, { session_id: session.id, challenge: link.challenge }))
  return goal
}
