import type { Lang } from '#app/kit/language.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { degrade } from '#app/platform/services.server.ts'
import { visitsContext } from '#app/records/usage/context.server.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { listShownTools } from '../shown-tools.server.ts'

/** What the home page knows of a tool beyond what every page knows. */
export interface ToolExtras {
  /** Distinct sessions that opened the tool; null when that cannot be told. */
  visits: number | null
  searchLines: string
}

/** By path. Figures are measured or left out, never made up. */
export async function loadToolExtras(
  lang: Lang,
  context: Readonly<PageContext>,
): Promise<Record<string, ToolExtras>> {
  const [tools, visits] = await Promise.all([listShownTools(lang, context), readVisits(context)])
  const extras = tools.map(({ path, searchLines }): [string, ToolExtras] => [
    path,
    {
      visits: visits ? (visits.get(manifestAt(path)?.events.open ?? '') ?? 0) : null,
      searchLines,
    },
  ])
  return Object.fromEntries(extras)
}

async function readVisits(context: Readonly<PageContext>) {
  try {
    return await context.get(visitsContext).current()
  } catch (error) {
    degrade(context, error, 'visits-unavailable')
    return null
  }
}
