import { AppError } from '#app/kit/app-error.ts'
import { usageEvent } from '#app/records/usage/fields.ts'
import { manifests } from '#app/tools/registry.ts'
import { publicWrite } from './define.ts'

/** Only events that the site itself defines are written: the log's names stay few. */
const knownEvents = new Set([
  'homepage-view',
  ...manifests.flatMap(({ events }) => [events.open, ...events.used]),
])

const maxAgent = 512

export const writeUsage = publicWrite({
  path: '/api/usage',
  summary: 'Records that a tool was opened or used; answered once it is stored',
  accepts: usageEvent,
  maxBytes: 2048,
  // Whole networks of phones share one address.
  perMinute: 1200,
  status: 202,
  write: async ({ usage, now }, event, { userAgent }) => {
    if (!knownEvents.has(event.tool_name)) throw new AppError('bad-input')
    await usage.write({ ...event, user_agent: userAgent.slice(0, maxAgent), at: now() })
  },
})
