import { html } from 'hono/html'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import type { Statement } from '#app/lib/statement.ts'
import type { Html } from './frame.ts'
import { remarkLines } from './remark-lines.ts'

/** The day of the figures (AD, YYYY-MM-DD), who published them, and what has to be said of them. */
export function asOf(
  lang: Lang,
  { asOf: day, source, remarks }: Required<Omit<Statement<unknown>, 'value'>>,
): Html {
  const date = lang === 'ne' ? bsDayText(lang, day) : dayText(lang, day)
  return html`<p class="note"><time datetime="${day}">${date}</time> · ${source}</p>${remarkLines(lang, remarks)}`
}
