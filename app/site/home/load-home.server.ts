import type { RouterContextProvider } from 'react-router'
import type { Lang } from '#app/kit/language.ts'
import { degrade, servicesContext } from '#app/platform/services.server.ts'
import { countSessions } from '#app/records/usage/store.server.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { listShownTools } from '../shown-tools.server.ts'

/** What the home page knows of a tool beyond what every page knows. */
export interface ToolExtras {
  /** Distinct sessions that opened the tool; null when that cannot be told. */
  visits: number | null
  /** What the search finds the tool by, in both languages: one a line, since hundreds of values are slow to read. */
  searchLines: string
}

/** By path. Figures are measured or left out, never made up. */
export async function loadToolExtras(
  lang: Lang,
  context: Readonly<RouterContextProvider>,
): Promise<Record<string, ToolExtras>> {
  const [tools, sessions] = await Promise.all([listShownTools(lang, context), readSessions(context)])
  const extras = tools.map(({ path, searchTexts }): [string, ToolExtras] => [
    path,
    {
      visits: sessions ? (sessions.get(manifestAt(path)?.events.open ?? '') ?? 0) : null,
      searchLines: searchTexts.join('\n'),
    },
  ])
  return Object.fromEntries(extras)
}

async function readSessions(context: Readonly<RouterContextProvider>) {
  try {
    return await countSessions(context.get(servicesContext).db)
  } catch (error) {
    degrade(context, error, 'visits-unavailable')
    return null
  }
}
