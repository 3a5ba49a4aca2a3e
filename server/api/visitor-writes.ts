import { AppError } from '#app/kit/app-error.ts'
import { vote } from '#app/records/ratings/fields.ts'
import { saveVote } from '#app/records/ratings/store.server.ts'
import { subscription } from '#app/records/subscribers/fields.ts'
import { usageEvent } from '#app/records/usage/fields.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { NewSessions } from '../new-sessions.ts'
import { knownEvents } from '../usage-events.ts'
import { UserAgents } from '../user-agents.ts'
import { voteHashes } from '../vote-hashes.ts'
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

export const writeRating = publicWrite({
  path: '/api/ratings',
  summary: "Saves a visitor's vote of 1 to 5 stars for a tool, in place of an earlier one",
  accepts: vote,
  maxBytes: 512,
  perMinute: 20,
  status: 204,
  write: async ({ storage, authSecret, now }, given, { address }) => {
    if (manifestAt(given.path)?.status !== 'open') throw new AppError('bad-input')
    await saveVote(storage.db, given, voteHashes(address, authSecret, now()))
  },
})

export const writeSubscription = publicWrite({
  path: '/api/newsletter',
  summary:
    'Subscribes an e-mail address to the newsletter; answered once it is stored, and alike if it was there',
  accepts: subscription,
  maxBytes: 1024,
  perMinute: 5,
  status: 204,
  write: async ({ newsletter }, given, from) => await newsletter.subscribe(given, from),
})
