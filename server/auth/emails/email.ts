import { escapedHtml } from '#app/lib/escaped-html.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { type Lang, langOfPath, pathIn } from '#app/lib/language.ts'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import type { Mail } from '#app/platform/mail/mailer.server.ts'
import { en } from './messages.en.ts'
import { ne } from './messages.ne.ts'

const words = { en, ne }

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

export type NoticeKind = keyof typeof en.notices

/** The page where the owner of the account can react to the change. */
const noticePages: Record<NoticeKind, string> = {
  addressChanged: '/about',
  passwordChanged: '/forgot-password',
  factorAdded: '/about',
  factorRemoved: '/profile',
  factorsReset: '/profile',
  recoveryCodesRenewed: '/profile',
  passkeyAdded: '/profile',
  passkeyRemoved: '/profile',
  signedOut: '/about',
  identityLinked: '/profile',
  accountDeleted: '/about',
}

/** Codes have Latin digits in both languages: they are typed as they are read. */
export interface Credentials {
  code?: string | undefined
  link?: string | undefined
}

/** An e-mail with a code, a link, or both. */
export function writeEmail(kind: EmailKind, lang: Lang, { code, link }: Credentials): Omit<Mail, 'to'> {
  const { [kind]: own, ...all } = words[lang]
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
  const { notices, nepalTime } = words[lang]
  const { subject, intro, notYou, action } = notices[kind]
  const joined = isJoined ? [notices.identityLinked.joined] : []
  return render(lang, {
    subject,
    intro: [intro(nepalTime(instantText(lang, at.toISOString()))), ...joined, notYou].join(' '),
    action,
    link: `${siteUrl}${pathIn(lang, noticePages[kind])}`,
    notes: [],
  })
}

interface OperatorInvitation {
  role: OperatorRole
  /** The address of the operator who invites. */
  by: string
  /** The admin panel. */
  link: string
  /** How the owner of the address proves it. */
  provenBy: 'google' | 'email'
}

/** The e-mail with an invitation to the admin panel. */
export function writeOperatorInvitation(
  lang: Lang,
  { role, by, link, provenBy }: OperatorInvitation,
): Omit<Mail, 'to'> {
  const { subject, intro, roles, proofs, others, action, notYou } = words[lang].operatorInvitation
  const text = [intro(by), roles[role], proofs[provenBy], others].join(' ')
  return render(lang, { subject, intro: text, action, link, notes: [notYou] })
}

interface RoleChange {
  role: OperatorRole
  /** The address of the operator who changes it. */
  by: string
  /** The admin panel. */
  link: string
}

/** For an operator whose role was changed, or whose invitation has another role now. */
export function writeRoleChange(lang: Lang, { role, by, link }: RoleChange): Omit<Mail, 'to'> {
  const { operatorInvitation, roleChange } = words[lang]
  const { subject, intro, action, notYou } = roleChange
  const text = [intro(by), operatorInvitation.roles[role]].join(' ')
  return render(lang, { subject, intro: text, action, link, notes: [notYou] })
}

/** For an address that has no access to the admin panel any more. */
export function writeOperatorRemoval(lang: Lang, { by, link }: Omit<RoleChange, 'role'>): Omit<Mail, 'to'> {
  const { subject, intro, action, notYou } = words[lang].operatorRemoval
  return render(lang, { subject, intro: intro(by), action, link, notes: [notYou] })
}

/** For an unsubscribed address that was entered into the newsletter form again. */
export function writeNewsletterEmail(lang: Lang, link: string): Omit<Mail, 'to'> {
  const { newsletterAgain, notYou } = words[lang]
  return render(lang, { ...newsletterAgain, link, notes: [notYou] })
}

export const smsText = (lang: Lang, code: string) => words[lang].sms(code)

interface Parts extends Credentials {
  subject: string
  intro: string
  /** The label of the button. */
  action: string
  notes: readonly string[]
}

/** As text, and as HTML without external resources. */
function render(lang: Lang, parts: Parts): Omit<Mail, 'to'> {
  return {
    subject: parts.subject,
    text: textOf(lang, parts),
    html: htmlOf(lang, parts),
    language: lang,
  }
}

function textOf(lang: Lang, { intro, action, link, code, notes }: Parts): string {
  const parts = [intro, link && `${action}:\n${link}`, code && `${words[lang].code} ${code}`, ...notes]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Inline styles: mail clients support little CSS, and no style sheets. */
const styles = {
  body: 'margin:0;padding:24px 16px;background:#f6f5f1;color:#1f2421;font:16px/1.6 system-ui,-apple-system,"Noto Sans Devanagari",sans-serif',
  sheet: 'max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px',
  button:
    'display:inline-block;padding:12px 20px;background:#14532d;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600',
  code: 'margin:4px 0 16px;font:600 32px/1.3 ui-monospace,monospace;letter-spacing:4px',
  small: 'font-size:14px;color:#4a524d;overflow-wrap:anywhere',
}

function htmlOf(lang: Lang, { subject, intro, action, link, code, notes }: Parts): string {
  const all = words[lang]
  const shown = link && escapedHtml(link)
  const style = (name: keyof typeof styles) => `style="${escapedHtml(styles[name])}"`
  const parts = [
    `<h1 style="font-size:20px;margin:0 0 16px">${escapedHtml(subject)}</h1>`,
    `<p>${escapedHtml(intro)}</p>`,
    shown && `<p><a ${style('button')} href="${shown}">${escapedHtml(action)}</a></p>`,
    code && `<p style="margin:0">${escapedHtml(all.code)}</p><p ${style('code')}>${escapedHtml(code)}</p>`,
    ...notes.map((note) => `<p ${style('small')}>${escapedHtml(note)}</p>`),
    shown && `<p ${style('small')}>${escapedHtml(all.plainLink)}<br>${shown}</p>`,
  ]
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(subject)}</title></head>
<body ${style('body')}><div ${style('sheet')}>
${parts.filter(Boolean).join('\n')}
</div></body>
</html>
`
}
