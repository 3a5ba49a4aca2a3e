// Reads questions in this browser: the grammars of all tools. Loaded beside the dialog.
import { type AskData, type AskResult, createAsk, readJsonData } from '@chautari/ask'
import { todayInNepal } from '@chautari/bikram-sambat'
import type { Lang } from '#app/lib/language.ts'
import { askParts } from '#app/tools/ask-parts.ts'

export { foundPlaces } from '#app/tools/nearest-tools.ts'

/** Answers a question as of today. */
export type AskToday = (question: string, lang: Lang) => AskResult

/** What the parts load besides the figures: never rejected. */
export const loaded = Promise.all(askParts.flatMap(({ load }) => load?.() ?? []))

/** The function that answers from these figures; what needs none is answered in any case. */
export function askFrom(json: AskData): AskToday {
  const own = Object.fromEntries(askParts.filter((part) => part.needsNoData).map(({ name }) => [name, {}]))
  const ask = createAsk(askParts, readJsonData(askParts, { ...json, ...own }))
  return (question, lang) => ask(question, { lang, today: todayInNepal(new Date()) })
}
