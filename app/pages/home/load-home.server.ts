import { todayInNepal } from 'bikram-sambat-calendar'
import type { ReactElement } from 'react'
import { sitePages } from '#app/layout/ask/data/pages.ts'
import { type Results, resultsOf } from '#app/layout/ask/results.ts'
import { type ListedTool, listShownTools } from '#app/layout/load-site.server.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { degrade, servicesContext } from '#app/platform/services.server.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { visitsContext } from '#app/records/usage/visits.server.ts'
import { askContext } from '#app/tools/ask-data.server.ts'
import { foundPlaces } from '#app/tools/nearest-tools.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { todayParts } from '#app/tools/today-parts.server.ts'

export interface HomeTool extends ListedTool {
  /** Distinct sessions that opened the tool; null when unknown. */
  visits: number | null
}

/** The tools as the home page lists them. Figures that are not known are left out. */
export async function loadHomeTools({ lang, context }: PageRequest): Promise<HomeTool[]> {
  const [tools, visits] = await Promise.all([listShownTools(lang, context), readVisits(context)])
  return tools.map((tool) => ({
    ...tool,
    visits: visits ? (visits.get(manifestAt(tool.path)?.events.open ?? '') ?? 0) : null,
  }))
}

async function readVisits(context: PageRequest['context']) {
  try {
    return await context.get(visitsContext).current()
  } catch (error) {
    degrade(context, error, 'visits-unavailable')
    return null
  }
}

export interface LoadedPart {
  /** Of its tool. */
  path: string
  slot: TodayPart['slot']
  element: ReactElement
}

/** What the tools that are open show of the day. A part that fails is left out and reported. */
export async function loadToday(request: PageRequest, open: readonly string[]): Promise<LoadedPart[]> {
  const parts = await Promise.all(
    todayParts.filter(({ path }) => open.includes(path)).map((part) => loadPart(part, request)),
  )
  return parts.filter((part) => part !== undefined)
}

async function loadPart(part: TodayPart, request: PageRequest): Promise<LoadedPart | undefined> {
  try {
    return { path: part.path, slot: part.slot, element: await part.load(request) }
  } catch (error) {
    degrade(request.context, error, 'today-unavailable')
    return undefined
  }
}

/** What the question in the address is answered with, if any. A page with a question is never cached. */
export async function loadResults(
  { lang, context }: PageRequest,
  question: string,
  tools: readonly ListedTool[],
): Promise<Results | undefined> {
  if (question === '') return undefined
  const open = tools.flatMap((tool) => (tool.open && tool.place ? [tool.place] : []))
  // What the page does itself needs a script.
  const places = [...open, ...sitePages.filter(({ path }) => path.startsWith('/'))]
  const find = (isAnswered: boolean) => foundPlaces(question, places, isAnswered)
  try {
    const ask = await context.get(askContext).current()
    const today = todayInNepal(context.get(servicesContext).now())
    return resultsOf(question, ask(question, { lang, today }), find, places)
  } catch (error) {
    degrade(context, error, 'answers-unavailable')
    return resultsOf(question, { answers: [] }, find, places)
  }
}
