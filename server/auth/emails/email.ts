import { instantText } from '#app/lib/instant-text.ts'
import { type Lang, langOfPath, pathIn } from '#app/lib/language.ts'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import { layOutMail } from '#app/platform/mail/mail-layout.ts'
import type { Mail } from '#app/platform/mail/mailer.server.ts'
import { messages } from './messages.ne.ts'

/** Nepali where the requesting page or the return URL is Nepali, or where the browser prefers it. */
export function emailLang(headers: Headers, returnUrl?: URL | null): Lang {
  const pages = [returnUrl, URL.parse(headers.get('referer') ?? '')]
  const isNepali =
    pages.some((page) => page && langOfPath(page.pathname) === 'ne') ||
    /^\s*ne\b/i.test(headers.get('accept-language') ?? '')
  return isNepali ? 'ne' : 'en'
}

export type EmailKind =
  | 'signIn'
  | 'signUp'
  | 'recovery'
  | 'invite'
  | 'emailChange'
  | 'reauthentication'
  | 'accountExists'

export type NoticeKind = keyof typeof messages.en.notices

/** The page where the owner of the account can react to the change, if it is not `/profile`. */
const noticePages: Partial<Record<NoticeKind, string>> = {
  addressChanged: '/about',
  passwordChanged: '/forgot-password',
  signedOut: '/about',
  accountDeleted: '/about',
}

/** Codes have Latin digits in both languages: they are typed as they are read. */
export interface Credentials {
  code?: string | undefined
  link?: string | undefined
}

/** An e-mail with a code, a link, or both. */
export function writeEmail(kind: EmailKind, lang: Lang, { code, link }: Credentials): Omit<Mail, 'to'> {
  const { [kind]: own, ...all } = messages[lang]
  const notes = [...(code || link ? [all.onceOnly] : []), all.notYou]
  return render(lang, { ...own, link, code, notes })
}

export interface Notice {
  kind: NoticeKind
  /** When it happened. */
  at: Date
  siteUrl: string
  /** The identity was linked automatically by its verified address, without a session. */
  isJoined?: boolean
}

/** The notice about a change to an account: what changed, when, and what to do if it was not the owner. */
export function writeNotice(lang: Lang, { kind, at, siteUrl, isJoined }: Notice): Omit<Mail, 'to'> {
  const { notices, nepalTime } = messages[lang]
  const { subject, intro, notYou, action } = notices[kind]
  const joined = isJoined ? [notices.identityLinked.joined] : []
  return render(lang, {
    subject,
    intro: [intro(nepalTime(instantText(lang, at.toISOString()))), ...joined, notYou].join(' '),
    action,
    link: `${siteUrl}${pathIn(lang, noticePages[kind] ?? '/profile')}`,
    notes: [],
  })
}

/** For an operator: who changes something (`by`, an address), and a page of the site. */
interface OfOperator {
  by: string
  link: string
}

type OperatorKind = 'operatorInvitation' | 'roleChange' | 'operatorRemoval'

function operatorEmail(lang: Lang, kind: OperatorKind, { by, link }: OfOperator, more: string[] = []) {
  const { subject, intro, action, notYou } = messages[lang][kind]
  return render(lang, { subject, intro: [intro(by), ...more].join(' '), action, link, notes: [notYou] })
}

/** The e-mail with an invitation to the admin panel. @param of.provenBy how the owner of the address proves it */
export function writeOperatorInvitation(
  lang: Lang,
  of: OfOperator & { role: OperatorRole; provenBy: 'google' | 'email' },
): Omit<Mail, 'to'> {
  const { roles, proofs, others } = messages[lang].operatorInvitation
  return operatorEmail(lang, 'operatorInvitation', of, [roles[of.role], proofs[of.provenBy], others])
}

/** For an operator whose role was changed, or whose invitation has another role now. */
export const writeRoleChange = (lang: Lang, of: OfOperator & { role: OperatorRole }) =>
  operatorEmail(lang, 'roleChange', of, [messages[lang].operatorInvitation.roles[of.role]])

/** For an address that has no access to the admin panel any more. */
export const writeOperatorRemoval = (lang: Lang, of: OfOperator) => operatorEmail(lang, 'operatorRemoval', of)

/** For an unsubscribed address that was entered into the newsletter form again. */
export function writeNewsletterEmail(
  lang: Lang,
  { link, unsubscribe }: { link: string; unsubscribe: string },
): Omit<Mail, 'to'> {
  const { newsletterAgain, notYou, unsubscribeAt } = messages[lang]
  const notes = [notYou, unsubscribeAt(unsubscribe)]
  return {
    ...render(lang, { ...newsletterAgain, link, notes }),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

export const smsText = (lang: Lang, code: string) => messages[lang].sms(code)

interface MailText extends Credentials {
  subject: string
  intro: string
  /** The label of the button. */
  action: string
  notes: readonly string[]
}

function render(lang: Lang, { subject, ...part }: MailText): Omit<Mail, 'to'> {
  const { code: codeLabel, plainLink } = messages[lang]
  const { text, html } = layOutMail([{ ...part, lang, title: subject, codeLabel, plainLink }])
  return { subject, text, html, language: lang }
}
