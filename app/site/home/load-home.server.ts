import type { RouterContextProvider } from 'react-router'
import type { Lang } from '#app/kit/language.ts'
import { degrade, servicesContext } from '#app/platform/services.server.ts'
import { countSessions } from '#app/records/usage/store.server.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { type ListedTool, listShownTools } from '../shown-tools.server.ts'

export interface HomeTool extends ListedTool {
  /** Distinct sessions that opened the tool; null when that cannot be told. */
  visits: number | null
}

/** The cards of the home page. Figures are measured or left out, never made up. */
export async function loadHomeTools(
  lang: Lang,
  context: Readonly<RouterContextProvider>,
): Promise<HomeTool[]> {
  const [tools, sessions] = await Promise.all([listShownTools(lang, context), readSessions(context)])
  return tools.map((tool) => ({
    ...tool,
    visits: sessions ? (sessions.get(manifestAt(tool.path)?.events.open ?? '') ?? 0) : null,
  }))
}

async function readSessions(context: Readonly<RouterContextProvider>) {
  const { db } = context.get(servicesContext)
  try {
    return await countSessions(db)
  } catch (error) {
    degrade(context, error, 'visits-unavailable')
    return null
  }
}
