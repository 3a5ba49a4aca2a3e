import { z } from 'zod'
import { consumeAdminLink } from './admin-link.ts'
import { type AuthContext, type AuthDeps, bodyOf, requireSameOrigin, startSession } from './auth-context.ts'
import { AuthError } from './auth-error.ts'
import { linkType, readTokenHash } from './mail-link.ts'
import { issueAuthCode } from './oidc.ts'
import { codeField, emailField, phoneField } from './request-schemas.ts'
import { recordAmr, type SignedIn } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { type SubmittedCode, verifyCode } from './verify-code.ts'

const requestSchema = z.union([
  z.object({ type: z.enum([...linkType.options, 'email']), token_hash: z.string().min(1).max(2048) }),
  z.object({ type: z.enum([...linkType.options, 'email']), email: emailField, token: codeField }),
  z.object({ type: z.enum(['sms', 'phone_change']), phone: phoneField, token: codeField }),
])

/** `POST /verify`: a session for a code, or for the token of a link. */
export async function verify(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  requireSameOrigin(c, signIn)
  const body = await bodyOf(c, requestSchema)
  if ('token_hash' in body) return await startSession(c, signIn, await byHash(c, body, signIn))
  const submitted: SubmittedCode =
    'phone' in body
      ? { type: body.type, phone: body.phone, code: body.token }
      : { type: body.type, email: body.email, code: body.token }
  return await startSession(c, signIn, await verifyCode(c, submitted, signIn))
}

interface Hashed {
  type: z.output<typeof linkType> | 'email'
  token_hash: string
}

/** Maximum length of the token of an operator's one-time link; the others are longer. */
const adminLinkLength = 64

async function byHash(c: AuthContext, { type, token_hash }: Hashed, signIn: SignIn): Promise<SignedIn> {
  if (token_hash.length <= adminLinkLength) {
    const isKind = type === 'magiclink' || type === 'email'
    const found = isKind && (await consumeAdminLink(signIn, token_hash, c.req.header('user-agent')))
    if (!found) throw new AuthError('otp_expired')
    return await recordAmr(signIn.db, found, { method: 'otp' }, signIn.now())
  }
  return await verifyCode(c, await linkContent(signIn, token_hash, type), signIn)
}

async function linkContent(signIn: SignIn, tokenHash: string, type: Hashed['type']) {
  const link = await readTokenHash(signIn, tokenHash)
  const isKind =
    type === link?.type || (type === 'email' && (link?.type === 'signup' || link?.type === 'magiclink'))
  if (!link || !isKind) throw new AuthError('otp_expired')
  return link
}

/** The query of a link in an e-mail. */
export const emailLink = z.object({ token: z.string().min(1).max(2048), type: linkType })

/**
 * Redeems the link of an e-mail, after the button on the page was pressed.
 *
 * @param returnUrl a page of this site
 * @returns the same with a code for the session
 * @throws AuthError `otp_expired` for every kind of invalid link
 */
export async function redeemLink(
  c: AuthContext,
  { token, type }: z.output<typeof emailLink>,
  returnUrl: URL,
  { signIn }: AuthDeps,
): Promise<URL> {
  const link = await linkContent(signIn, token, type)
  if (link.challenge === undefined) {
    // Without PKCE the page redeems the token itself, which sets the cookie.
    returnUrl.searchParams.set('token_hash', token)
    returnUrl.searchParams.set('type', type)
    return returnUrl
  }
  const { session } = await verifyCode(c, link, signIn)
  returnUrl.searchParams.set(
    'code',
    await issueAuthCode(signIn, { session_id: session.id, challenge: link.challenge }),
  )
  return returnUrl
}
