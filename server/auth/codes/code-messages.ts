import { z } from 'zod'
import { pathIn } from '#app/lib/language.ts'
import { addressOf, type Contact } from '../accounts/users.ts'
import { sealedToken, tokenText } from '../auth-secret.ts'
import { type EmailKind, writeEmail } from '../emails/email.ts'
import { type AuthContext, limitTries, redirectTarget } from '../requests/requests.ts'
import type { SignIn } from '../sign-in.ts'
import { makeCode } from './stored-codes.ts'

/** GoTrue's types of e-mail links. */
export const linkType = z.enum(['signup', 'magiclink', 'recovery', 'invite', 'email_change'])

export type LinkType = z.output<typeof linkType>

const sealedLink = z.object({
  type: linkType,
  email: z.string(),
  code: z.string(),
  /** PKCE challenge of the requesting page: only its browser can get the session. */
  challenge: z.string().optional(),
})

type MailLink = z.output<typeof sealedLink>

/**
 * A link with the encrypted address and code (GoTrue's `token_hash`), so that nothing has to be stored for it. It leads
 * to a page with a button: mail scanners open every link, so opening one must change nothing.
 *
 * @param target a page of this site that the link finally leads to, and the language
 */
export function makeLink(
  signIn: Pick<SignIn, 'secret' | 'siteUrl'>,
  link: MailLink,
  { returnUrl, lang }: ReturnType<typeof redirectTarget>,
): { url: string; tokenHash: string } {
  const tokenHash = sealedToken(signIn.secret, JSON.stringify(link))
  const query = new URLSearchParams({ token: tokenHash, type: link.type, redirect_to: returnUrl.href })
  return { url: `${signIn.siteUrl}${pathIn(lang, '/confirm')}?${query}`, tokenHash }
}

/** Undefined for a foreign token, or one that was sealed for something else. */
export function readTokenHash({ secret }: SignIn, tokenHash: string): MailLink | undefined {
  const text = tokenText(secret, tokenHash)
  try {
    return sealedLink.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

export interface CodeMessage {
  kind: EmailKind
  type: LinkType
  challenge?: string | null | undefined
  /** When false nothing is sent, but the work is the same, so that its time reveals nothing. */
  isSent?: boolean
  /** Instead of the page that the request names. */
  returnUrl?: URL
  /** The contents of the e-mail; both by default. */
  contents?: { code: boolean; link: boolean }
  /** Instead of a new code to sign in. */
  code?: string
}

/** Sends a code as an e-mail, with a link, or as a text message. */
export async function sendCode(
  c: AuthContext,
  signIn: SignIn,
  to: Contact,
  { kind, type, challenge, isSent = true, contents = { code: true, link: true }, ...own }: CodeMessage,
): Promise<void> {
  const code = own.code ?? (await makeCode(signIn, 'sign-in', addressOf(to)))
  const { returnUrl, lang } = redirectTarget(c, signIn)
  if (to.email === undefined) {
    if (isSent) signIn.sender.sms(to.phone, code, lang)
    return
  }
  const link = { type, email: to.email, code, ...(challenge && { challenge }) }
  const { url } = makeLink(signIn, link, { lang, returnUrl: own.returnUrl ?? returnUrl })
  const credentials = { code: contents.code ? code : undefined, link: contents.link ? url : undefined }
  if (isSent) void signIn.sender.mail(to.email, () => writeEmail(kind, lang, credentials))
}

/** Five per hour and address, counted before sending. */
export const limitSends = async (signIn: SignIn, to: Contact) =>
  await limitTries(signIn, to.email === undefined ? 'sms' : 'mail', addressOf(to))
