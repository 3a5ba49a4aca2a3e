import { z } from 'zod'
import { type Live, readLive } from '#app/records/usage/live.server.ts'
import type { Site } from '#server/services.ts'
import { openEvents } from '../usage-events.ts'
import type { AdminRoute } from './define.ts'

const live = z.object({
  at: z.iso.datetime(),
  last5Minutes: z.int(),
  last30Minutes: z.int(),
  pages: z.array(z.object({ event: z.string(), sessions: z.int() })),
  otherSessions: z.int(),
})

/** However many operators look, the log is read once in this time. */
const freshForMs = 5000

const latest = new WeakMap<Site, { at: number; live: Promise<Live> }>()

export const readLiveRoute: AdminRoute = {
  role: 'viewer',
  method: 'GET',
  path: '/api/admin-analytics-live',
  summary:
    'Sessions of the last 5 and 30 minutes, and the pages that they opened last; at most 5 seconds old',
  answers: z.object({ live }),
  answer: async ({ site, now }) => {
    const known = latest.get(site)
    if (known && now.getTime() - known.at < freshForMs)
      return { status: 200, body: { live: await known.live } }
    const read = readLive(site.storage.db, { now, openEvents })
    latest.set(site, { at: now.getTime(), live: read })
    // A failure is not cached.
    read.catch(() => latest.delete(site))
    return { status: 200, body: { live: await read } }
  },
}
