import { AppError } from '#app/kit/app-error.ts'
import { usageEvent } from '#app/records/usage/fields.ts'
import { NewSessions } from '../new-sessions.ts'
import { knownEvents } from '../usage-events.ts'
import { UserAgents } from '../user-agents.ts'
import { publicWrite } from './define.ts'

const agents = new UserAgents()
const sessions = new NewSessions()

export const writeUsage = publicWrite({
  path: '/api/usage',
  summary: 'Records that a tool was opened or used; answered once it is stored',
  accepts: usageEvent,
  maxBytes: 2048,
  // Mobile networks put many phones behind one address.
  perMinute: 1200,
  status: 202,
  write: async ({ usage, now }, event, { userAgent, address }) => {
    if (!knownEvents.has(event.tool_name)) throw new AppError('bad-input')
    const at = now()
    sessions.admit(event.session_id, address, at)
    await usage.write({ ...event, user_agent: agents.stored(userAgent, at), at })
  },
})
