import { escapedHtml } from '#app/kit/escaped-html.ts'
import type { Lang } from '#app/kit/language.ts'
import type { Mail } from '#app/platform/mail/mailer.server.ts'
import { en } from './messages.en.ts'
import { ne } from './messages.ne.ts'

const words = { en, ne }

export type LetterKind =
  | 'signIn'
  | 'signUp'
  | 'recovery'
  | 'invite'
  | 'emailChange'
  | 'reauthentication'
  | 'accountExists'

/** What lets its reader in. Codes are written in Latin digits in both languages: they are typed as they are read. */
export interface Keys {
  code?: string | undefined
  link?: string | undefined
}

/** A letter about somebody's sign-in, as text and as HTML that needs nothing from elsewhere. */
export function writeLetter(kind: LetterKind, lang: Lang, keys: Keys): Omit<Mail, 'to'> {
  return {
    subject: words[lang][kind].subject,
    text: textOf(kind, lang, keys),
    html: htmlOf(kind, lang, keys),
    language: lang,
  }
}

export const smsText = (lang: Lang, code: string) => words[lang].sms(code)

function textOf(kind: LetterKind, lang: Lang, { code, link }: Keys): string {
  const { [kind]: own, ...all } = words[lang]
  const parts = [
    own.intro,
    link && `${own.action}:\n${link}`,
    code && `${all.code} ${code}`,
    (code || link) && all.onceOnly,
    all.notYou,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Programs for mail know little CSS, and none of it from a style sheet. */
const looks = {
  body: 'margin:0;padding:24px 16px;background:#f6f5f1;color:#1f2421;font:16px/1.6 system-ui,-apple-system,"Noto Sans Devanagari",sans-serif',
  sheet: 'max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px',
  button:
    'display:inline-block;padding:12px 20px;background:#14532d;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600',
  code: 'margin:4px 0 16px;font:600 32px/1.3 ui-monospace,monospace;letter-spacing:4px',
  small: 'font-size:14px;color:#4a524d;overflow-wrap:anywhere',
}

function htmlOf(kind: LetterKind, lang: Lang, { code, link }: Keys): string {
  const { [kind]: own, ...all } = words[lang]
  const shown = link && escapedHtml(link)
  const style = (name: keyof typeof looks) => `style="${escapedHtml(looks[name])}"`
  const parts = [
    `<h1 style="font-size:20px;margin:0 0 16px">${escapedHtml(own.subject)}</h1>`,
    `<p>${escapedHtml(own.intro)}</p>`,
    shown && `<p><a ${style('button')} href="${shown}">${escapedHtml(own.action)}</a></p>`,
    code && `<p style="margin:0">${escapedHtml(all.code)}</p><p ${style('code')}>${escapedHtml(code)}</p>`,
    (code || link) && `<p>${escapedHtml(all.onceOnly)}</p>`,
    `<p ${style('small')}>${escapedHtml(all.notYou)}</p>`,
    shown && `<p ${style('small')}>${escapedHtml(all.plainLink)}<br>${shown}</p>`,
  ]
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(own.subject)}</title></head>
<body ${style('body')}><div ${style('sheet')}>
${parts.filter(Boolean).join('\n')}
</div></body>
</html>
`
}
