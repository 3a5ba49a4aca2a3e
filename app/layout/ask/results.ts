import type { Answer, AskResult } from 'ask'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import type { Place } from '#app/tools/nearest-tools.ts'
import { toolAt } from '#app/tools/tool-at.ts'
import { messages } from './messages.ne.ts'

export interface Results {
  /** Trimmed, not empty. */
  question: string
  result: AskResult
  /** Tools and pages, that of the answer first. */
  found: readonly Place[]
}

/**
 * Asks, and searches all that can be opened. The tool of an answer is found whatever its name is, and leads to what was asked.
 */
export function resultsOf(
  question: string,
  result: AskResult,
  find: (isAnswered: boolean) => readonly Place[],
  places: readonly Place[],
): Results {
  const [first] = result.answers
  const found = find(first !== undefined)
  const own =
    first &&
    toolAt(
      first.link,
      places.filter(({ slug }) => slug !== undefined),
    )
  return { question, result, found: own ? [own, ...found.filter((place) => place !== own)] : found }
}

/** No answer, nothing found. */
export const isNothing = ({ result, found }: Results): boolean =>
  result.answers.length === 0 && !result.refusal && found.length === 0

/** What a screen reader hears. */
export function spokenResults(lang: Lang, { question, result, found }: Results): string {
  const [first] = result.answers
  if (first) return spokenAnswer(lang, first)
  if (found.length > 0) return messages[lang].resultCount(digitsIn(lang, found.length))
  return result.refusal?.text ?? messages[lang].noMatch(question)
}

/** The answer as sentences, with nothing left out. */
export function spokenAnswer(lang: Lang, { text, details = [], remarks, reading }: Answer): string {
  const parts = [text, ...details, reading, ...remarks.map((remark) => remark.text)]
  const stop = lang === 'ne' ? '।' : '.'
  return [...new Set(parts)].map((part) => part.replace(/[.।]?$/, stop)).join(' ')
}
