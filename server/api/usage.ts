import { AppError } from '#app/kit/app-error.ts'
import { usageEvent } from '#app/records/usage/fields.ts'
import { knownEvents, maxAgent } from '../usage-events.ts'
import { publicWrite } from './define.ts'

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
