import { dayText } from '#app/lib/day-text.ts'
import { escapedHtml } from '#app/lib/escaped-html.ts'
import type { Lang } from '#app/lib/language.ts'
import { messages } from '#app/platform/i18n/messages.ne.ts'

export interface Source {
  title: string
  url?: string | undefined
  note?: string | undefined
}

/** Where an article's facts come from and when they were last looked at, below its text. */
export function articleFooter(lang: Lang, sources: readonly Source[], updated: string): string {
  const text = messages[lang]
  const items = sources.map((source) => `<li>${sourceHtml(source)}</li>`).join('\n')
  const day = escapedHtml(text.updated(dayText(lang, updated)))
  return `<footer>\n<h3>${escapedHtml(text.sources)}</h3>\n<ul>\n${items}\n</ul>\n<p>${day}</p>\n</footer>\n`
}

function sourceHtml({ title, url, note }: Source): string {
  const name = url
    ? `<a href="${escapedHtml(url)}" rel="noopener">${escapedHtml(title)}</a>`
    : escapedHtml(title)
  return note ? `${name} – ${escapedHtml(note)}` : name
}
