import { type ListedTool, listShownTools } from '#app/layout/load-site.server.ts'
import type { Lang } from '#app/lib/language.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { degrade } from '#app/platform/services.server.ts'
import { visitsContext } from '#app/records/usage/visits.server.ts'
import { manifestAt } from '#app/tools/registry.ts'

export interface HomeTool extends ListedTool {
  /** Distinct sessions that opened the tool; null when unknown. */
  visits: number | null
}

/** The tools as the home page lists them. Figures that are not known are left out. */
export async function loadHomeTools(lang: Lang, context: Readonly<PageContext>): Promise<HomeTool[]> {
  const [tools, visits] = await Promise.all([listShownTools(lang, context), readVisits(context)])
  return tools.map((tool) => ({
    ...tool,
    visits: visits ? (visits.get(manifestAt(tool.path)?.events.open ?? '') ?? 0) : null,
  }))
}

async function readVisits(context: Readonly<PageContext>) {
  try {
    return await context.get(visitsContext).current()
  } catch (error) {
    degrade(context, error, 'visits-unavailable')
    return null
  }
}
