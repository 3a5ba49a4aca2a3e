import { type ListedTool, listShownTools } from '#app/layout/load-site.server.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { manifestAt } from '#app/tools/registry.ts'

export interface HomeTool extends ListedTool {
  /** Distinct sessions that opened the tool; null when unknown. */
  visits: number | null
}

/** The tools as the home page lists them. Figures that are not known are left out. */
export async function loadHomeTools(request: PageRequest): Promise<HomeTool[]> {
  const [tools, visits] = await Promise.all([listShownTools(request), readVisits(request)])
  return tools.map((tool) => ({
    ...tool,
    visits: visits ? (visits.get(manifestAt(tool.path)?.events.open ?? '') ?? 0) : null,
  }))
}

async function readVisits({ site, render }: PageRequest) {
  try {
    return await site.visits.current()
  } catch (error) {
    render.degrade(error, 'visits-unavailable')
    return null
  }
}
