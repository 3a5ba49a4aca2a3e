import { html } from 'hono/html'
import type { Lang } from '#app/lib/language.ts'
import { type Remark, saidIn } from '#app/lib/statement.ts'
import type { Html } from './frame.ts'

/** What has to be said beside a value of a frame, a sentence each. */
export function remarkLines(lang: Lang, remarks: readonly Remark[]): Html {
  const lines = saidIn(lang, remarks).map(
    ({ kind, text }) => html`<p class="note" data-remark="${kind}">${text}</p>`,
  )
  return html`${lines}`
}
