import { todayInNepal } from '@chautari/bikram-sambat'
import type { ReactElement } from 'react'
import { type Results, resultsOf } from '#app/layout/ask/ask-results.tsx'
import { sitePages } from '#app/layout/ask/data/pages.ts'
import { type ListedTool, listShownTools } from '#app/layout/load-site.server.ts'
import type { ToolManifest } from '#app/lib/tool-manifest.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { foundPlaces } from '#app/tools/nearest-tools.ts'
import { manifestAt } from '#app/tools/registry.ts'

export interface HomeTool extends ListedTool {
  /** `other`: of a row that no folder of a tool has. */
  group: ToolManifest['group'] | 'other'
  /** Distinct sessions that opened the tool; null when unknown. */
  visits: number | null
}

/** The tools as the home page lists them. Figures that are not known are left out. */
export async function loadHomeTools(request: PageRequest): Promise<HomeTool[]> {
  const { site, render } = request
  const visits = render.records('visits', () => site.visits.current())
  const [tools, known] = await Promise.all([listShownTools(request), visits])
  return tools.map((tool) => {
    const manifest = manifestAt(tool.path)
    return {
      ...tool,
      group: manifest?.group ?? 'other',
      visits: known ? (known.get(manifest?.events.open ?? '') ?? 0) : null,
    }
  })
}

/** The parts of the home page that tools bring, in the order of the tools. */
const todayParts: readonly TodayPart[] = Object.values(
  import.meta.glob<readonly TodayPart[]>('../../tools/*/today.server.tsx', { eager: true, import: 'today' }),
)
  .flat()
  .toSorted((a, b) => orderOf(a) - orderOf(b))

function orderOf({ path }: TodayPart): number {
  return manifestAt(path)?.order ?? 0
}

export type LoadedPart = Pick<TodayPart, 'path' | 'slot'> & { element: ReactElement }

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
    request.render.degrade(error, 'today-unavailable')
    return undefined
  }
}

/** What the question in the address is answered with, if any. A page with a question is never cached. */
export async function loadResults(
  { lang, site, render }: PageRequest,
  question: string,
  tools: readonly ListedTool[],
): Promise<Results | undefined> {
  if (question === '') return undefined
  const open = tools.flatMap((tool) => (tool.open && tool.place ? [tool.place] : []))
  // What the page does itself needs a script.
  const places = [...open, ...sitePages.filter(({ path }) => path.startsWith('/'))]
  const find = (isAnswered: boolean) => foundPlaces(question, places, isAnswered)
  try {
    const ask = await site.ask.current()
    const today = todayInNepal(site.now())
    return resultsOf(question, ask(question, { lang, today }), find, places)
  } catch (error) {
    render.degrade(error, 'answers-unavailable')
    return resultsOf(question, { answers: [] }, find, places)
  }
}
