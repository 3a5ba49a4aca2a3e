import { z } from 'zod'
import { sitePages } from '#app/layout/ask/data/pages.ts'
import { loadBrowserData } from '#app/tools/ask-data.server.ts'
import { suggestedTools } from '#app/tools/suggested-tools.ts'
import { publicRead } from './define.ts'

/** What this site's own pages answer questions from, in the browser: its form may change with each version. */
export const readAskData = publicRead({
  path: '/api/v1/ask-data',
  summary:
    "Figures and names from which this site's pages answer questions without sending them; its form may change at any time",
  tags: [
    'tools',
    'carriers',
    'emergency-numbers',
    'gold-silver-prices',
    'internet-plans',
    'internet-providers',
    'postal-codes',
  ],
  answers: z.object({
    at: z.string(),
    data: z.record(z.string(), z.unknown()),
    places: z.array(z.unknown()),
  }),
  read: async ({ storage, feeds, tools, emergencyNumbers, postOffices, log, now }) => ({
    at: now().toISOString(),
    data: await loadBrowserData({ db: storage.db, feeds, emergencyNumbers, postOffices, log, now }),
    places: [...suggestedTools(await tools.current()), ...sitePages],
  }),
})
