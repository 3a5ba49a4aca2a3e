import type { AskResult } from 'ask'
import { todayInNepal } from 'bikram-sambat-calendar'
import { sitePages } from '#app/layout/ask/data/pages.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { degrade, servicesContext } from '#app/platform/services.server.ts'
import { askContext } from '#app/tools/ask-data.server.ts'
import { nearestPlaces } from '#app/tools/nearest-tools.ts'
import { suggestedTools } from '#app/tools/suggested-tools.ts'

interface Found extends AskResult {
  /** What the question names, where it has no answer. */
  named: { path: string; name: string }[]
}

/**
 * The answers to the question in the address, if any. A page with a question is never cached.
 * @param active paths of the tools that are switched on
 */
export async function loadAnswers(
  { lang, context }: PageRequest,
  question: string,
  active: readonly string[],
): Promise<Found> {
  if (question.trim() === '') return { answers: [], named: [] }
  try {
    const ask = await context.get(askContext).current()
    const result = ask(question, { lang, today: todayInNepal(context.get(servicesContext).now()) })
    const near = nearestPlaces(question, [...suggestedTools(active), ...sitePages])
    const isNamed = near.areNamed && result.answers.length === 0 && !result.refusal
    const pages = near.places.filter(({ path }) => path.startsWith('/'))
    return { ...result, named: isNamed ? pages.map(({ path, name }) => ({ path, name: name[lang] })) : [] }
  } catch (error) {
    degrade(context, error, 'answers-unavailable')
    return { answers: [], named: [] }
  }
}
