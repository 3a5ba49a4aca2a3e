import { escapedHtml } from '#app/lib/escaped-html.ts'
import type { Lang } from '#app/lib/language.ts'
import type { Mail } from './mailer.server.ts'

/** What an e-mail says in one language. */
export interface MailPart {
  lang: Lang
  title: string
  intro: string
  lists?: readonly { title: string; items: readonly string[] }[]
  /** The label of the button. */
  action: string
  link?: string | undefined
  /** In front of the link as text. */
  plainLink: string
  code?: string | undefined
  codeLabel: string
  notes: readonly string[]
}

/** As text, and as HTML without external resources. The first part gives the language of the document. */
export function layOutMail(parts: readonly MailPart[]): Pick<Mail, 'text' | 'html'> {
  return { text: `${parts.map(textOf).join('\n\n\n')}\n`, html: htmlOf(parts) }
}

function textOf({ intro, lists = [], action, link, code, codeLabel, notes }: MailPart): string {
  const listed = lists.map(({ title, items }) => [title, ...items.map((item) => `- ${item}`)].join('\n'))
  const parts = [intro, ...listed, link && `${action}:\n${link}`, code && `${codeLabel} ${code}`, ...notes]
  return parts.filter(Boolean).join('\n\n')
}

/** Inline styles: mail clients support little CSS, and no style sheets. */
const styles = {
  body: 'margin:0;padding:24px 16px;background:#f6f5f1;color:#1f2421;font:16px/1.6 system-ui,-apple-system,"Noto Sans Devanagari",sans-serif',
  sheet: 'max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px',
  second: 'margin-top:32px;padding-top:24px;border-top:1px solid #d9d5c9',
  button:
    'display:inline-block;padding:12px 20px;background:#14532d;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600',
  code: 'margin:4px 0 16px;font:600 32px/1.3 ui-monospace,monospace;letter-spacing:4px',
  small: 'font-size:14px;color:#4a524d;overflow-wrap:anywhere',
}

const style = (name: keyof typeof styles) => `style="${escapedHtml(styles[name])}"`

function htmlOf(parts: readonly MailPart[]): string {
  const [first, ...others] = parts
  if (!first) return ''
  const bodies = [
    bodyOf(first),
    ...others.map((part) => `<div lang="${part.lang}" ${style('second')}>\n${bodyOf(part)}\n</div>`),
  ]
  return `<!doctype html>
<html lang="${first.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(first.title)}</title></head>
<body ${style('body')}><div ${style('sheet')}>
${bodies.join('\n')}
</div></body>
</html>
`
}

function bodyOf({ title, intro, lists = [], action, link, plainLink, code, codeLabel, notes }: MailPart) {
  const shown = link && escapedHtml(link)
  const parts = [
    `<h1 style="font-size:20px;margin:0 0 16px">${escapedHtml(title)}</h1>`,
    `<p>${escapedHtml(intro)}</p>`,
    ...lists.map(listHtml),
    shown && `<p><a ${style('button')} href="${shown}">${escapedHtml(action)}</a></p>`,
    code && `<p style="margin:0">${escapedHtml(codeLabel)}</p><p ${style('code')}>${escapedHtml(code)}</p>`,
    ...notes.map((note) => `<p ${style('small')}>${escapedHtml(note)}</p>`),
    shown && `<p ${style('small')}>${escapedHtml(plainLink)}<br>${shown}</p>`,
  ]
  return parts.filter(Boolean).join('\n')
}

function listHtml({ title, items }: { title: string; items: readonly string[] }): string {
  const lines = items.map((item) => `<li>${escapedHtml(item)}</li>`).join('')
  return `<h2 style="font-size:16px;margin:16px 0 4px">${escapedHtml(title)}</h2><ul style="margin:0;padding-left:20px">${lines}</ul>`
}
