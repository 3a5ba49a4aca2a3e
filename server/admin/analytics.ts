import { z } from 'zod'
import { isStorable } from '#app/platform/editing/fields.ts'
import { readAnalytics } from '#app/records/usage/analytics.server.ts'
import { timeRanges } from '#app/records/usage/periods.ts'
import { analyticsAnswer } from '#app/records/usage/schema.ts'
import { knownEvents, maxAgent, openEvents } from '../pages/page-paths.ts'
import { badRequest, forEditors, okAnswer, withBody } from './admin-route.ts'

export const readAnalyticsRoute = forEditors.get('/api/admin-analytics', {
  summary: 'Measured figures of a time range, beside those of the time before, and how this server answers',
  parameters: { timeRange: z.enum(timeRanges) },
  answers: analyticsAnswer,
  answer: async ({ site, query, now }) => {
    const range = timeRanges.find((offered) => offered === (query.get('timeRange') ?? '7d'))
    if (!range) return badRequest(`timeRange must be one of ${timeRanges.join(', ')}`)
    const figures = await readAnalytics(site.storage.db, range, { now, openEvents })
    return { status: 200, body: { analytics: { ...figures, health: site.metrics.requests.health() } } }
  },
})

const event = z.strictObject({
  tool_name: z.string().refine((name) => knownEvents.has(name), 'must be an event of this site'),
  session_id: z.uuid(),
  user_agent: z.string().max(maxAgent).refine(isStorable, 'must be text that can be stored').default(''),
})

export const writeAnalyticsRoute = forEditors.post('/api/admin-analytics', {
  summary: 'Records a usage event; answered once it is stored',
  maxBytes: 4096,
  status: 202,
  answers: okAnswer,
  ...withBody(event, async ({ site, now }, used) => {
    await site.usage.write({ ...used, at: now })
    return { status: 202, body: { ok: true } }
  }),
})
