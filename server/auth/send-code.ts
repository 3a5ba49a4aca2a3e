import { type Lang, pathIn } from '#app/lib/language.ts'
import { type EmailKind, writeEmail } from './emails/email.ts'
import { limitTries } from './limits.ts'
import { type LinkType, makeLink } from './mail-link.ts'
import { recordCodeSent } from './pending-sign-up.ts'
import type { SignIn } from './sign-in.ts'

interface CodeMail {
  email: string
  kind: EmailKind
  type: LinkType
  returnUrl: URL
  lang: Lang
  challenge?: string | null | undefined
  /** When false nothing is sent, but the work is the same, so that its time reveals nothing. */
  isSent: boolean
  /** The contents of the e-mail; both by default. */
  contents?: { code: boolean; link: boolean }
  /** Instead of a new code to sign in. */
  code?: string
}

const both = { code: true, link: true }

/** Creates a code for an address and e-mails it. @returns the code */
export async function mailCode(signIn: SignIn, mail: CodeMail): Promise<string> {
  const { email, type, kind, lang, challenge, contents = both } = mail
  const code = mail.code ?? (await codeToSignIn(signIn, email))
  const { url } = await makeLink(signIn, { type, email, code, ...(challenge && { challenge }) }, mail)
  if (!mail.isSent) return code
  const credentials = { code: contents.code ? code : undefined, link: contents.link ? url : undefined }
  signIn.sender.mail(email, () => writeEmail(kind, lang, credentials))
  return code
}

export async function codeToSignIn(signIn: SignIn, email: string): Promise<string> {
  await recordCodeSent(signIn, email)
  return await (await signIn.engine()).codeFor(email, 'sign-in')
}

interface CodeMessage {
  phone: string
  lang: Lang
  isSent: boolean
}

export async function textCode(signIn: SignIn, { phone, lang, isSent }: CodeMessage): Promise<string> {
  await recordCodeSent(signIn, phone)
  const code = await (await signIn.engine()).codeForPhone(phone)
  if (isSent) signIn.sender.sms(phone, code, lang)
  return code
}

/** Five per hour and address, counted before sending. */
export const limitMail = (signIn: SignIn, email: string) => limitTries(signIn, 'mail', email)
export const limitSms = (signIn: SignIn, phone: string) => limitTries(signIn, 'sms', phone)

/**
 * The e-mail of a sign-up. A known address gets a link to set a new password, and no code: the sign-up page could not
 * use it.
 */
export function signUpEmail(
  { siteUrl }: SignIn,
  isKnown: boolean,
  { returnUrl, lang }: { returnUrl: URL; lang: Lang },
) {
  if (!isKnown) return { kind: 'signUp', type: 'signup', returnUrl, lang } as const
  const own = new URL(pathIn(lang, '/forgot-password'), siteUrl)
  return {
    kind: 'accountExists',
    type: 'recovery',
    returnUrl: own,
    lang,
    contents: { code: false, link: true },
  } as const
}
