import { todayInNepal } from 'bikram-sambat-calendar'
import { sitePages } from '#app/layout/ask/data/pages.ts'
import { type Results, resultsOf } from '#app/layout/ask/results.ts'
import type { ListedTool } from '#app/layout/load-site.server.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { foundPlaces } from '#app/tools/nearest-tools.ts'

/** What the question in the address is answered with, if any. A page with a question is never cached. */
export async function loadAnswers(
  { lang, site, render }: PageRequest,
  question: string,
  tools: readonly ListedTool[],
): Promise<Results | undefined> {
  if (question === '') return undefined
  const open = tools.flatMap(({ open, place }) => (open && place ? [place] : []))
  // What the page does itself needs a script.
  const places = [...open, ...sitePages.filter(({ path }) => path.startsWith('/'))]
  const find = (isAnswered: boolean) => foundPlaces(question, places, isAnswered)
  try {
    const ask = await site.ask.current()
    const today = todayInNepal(site.now())
    return resultsOf(lang, question, ask(question, { lang, today }), find, places)
  } catch (error) {
    render.degrade(error, 'answers-unavailable')
    return resultsOf(lang, question, { answers: [] }, find, places)
  }
}
