import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import type { UndoAnswer } from '#app/platform/editing/answers.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { messages } from './messages.ne.ts'

/** Such as "Changed 73 internet plans". */
export function actTitle(lang: Lang, { act_action, act_rows, entity }: Change): string {
  const { acts, manyOf, values } = messages[lang]
  const rows: Readonly<Record<string, (count: string) => string>> = manyOf
  const said: Readonly<Record<string, (rows: string) => string>> = acts
  return (said[act_action] ?? acts.several)((rows[entity] ?? values.rows)(groupedNumber(lang, act_rows)))
}

/** Where its rows are. */
export const pathOfAct = ({ act }: Change) => `/admin/history?act=${act ?? ''}`

/** Takes back all that one call of the panel changed. An act of 2,000 rows takes long on a slow server. */
export const undoCall = (act: string) =>
  ({ path: 'admin-audit/undo', method: 'POST', body: { act }, timeoutMs: 90_000 }) as const

const mostNamed = 10

/** What an undo did, and which rows stay as they are, with the reasons. */
export function undoneText(lang: Lang, { undone, kept }: UndoAnswer): string {
  const { undoneRows, keptRows, more } = messages[lang]
  const number = (count: number) => groupedNumber(lang, count)
  if (kept.length === 0) return undoneRows(number(undone))
  const named = kept.slice(0, mostNamed).map(({ name, reason }) => `${name} (${reason})`)
  const rest = kept.length - named.length
  const list = [...named, ...(rest > 0 ? [more(number(rest))] : [])].join(', ')
  return `${undoneRows(number(undone))} ${keptRows(number(kept.length), list)}`
}
