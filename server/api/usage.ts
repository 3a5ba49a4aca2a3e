import { LRUCache } from 'lru-cache'
import { AppError } from '#app/lib/app-error.ts'
import { AddressLimit } from '#app/platform/upstream/address-limit.server.ts'
import { usageEvent } from '#app/records/usage/fields.ts'
import { knownEvents, maxAgent } from '../usage-events.ts'
import { publicWrite } from './define.ts'

/** For each address, on this server. Mobile networks put many phones behind one address. */
export const newSessionsPerHour = 600
const hourMs = 3_600_000
/** A session that left memory counts as new again. */
const sessionsInMemory = 20_000

/** Limits how many visits one address can forge: a session id is random, so any client can invent new ones. */
class NewSessions {
  readonly #known = new LRUCache<string, true>({ max: sessionsInMemory })
  readonly #limit = new AddressLimit([{ calls: newSessionsPerHour, withinMs: hourMs }])

  /** @throws {AppError} `too-many-requests` for a new session of an address that reached its limit for the hour. */
  admit(session: string, address: string, now: Date): void {
    if (this.#known.get(session)) return
    const until = this.#limit.blockedUntil(address, now)
    if (until !== undefined) {
      const retryAfterSeconds = Math.ceil((until - now.getTime()) / 1000)
      throw new AppError('too-many-requests', 'too-many-requests', { retryAfterSeconds })
    }
    this.#limit.count(address, now)
    this.#known.set(session, true)
  }
}

/** Stored in place of user agents beyond the daily limit. */
const other = 'other'

/**
 * Limits new user agents in the usage log: clients can invent any number, and each is a row.
 * @param perDay of UTC, on this server
 */
export class UserAgents {
  readonly #perDay: number
  #day = ''
  readonly #seen = new Set<string>()

  constructor(perDay = 1000) {
    this.#perDay = perDay
  }

  stored(userAgent: string, now: Date): string {
    const day = now.toISOString().slice(0, 10)
    if (day !== this.#day) this.#seen.clear()
    this.#day = day
    const agent = userAgent.slice(0, maxAgent)
    if (this.#seen.size < this.#perDay) this.#seen.add(agent)
    return this.#seen.has(agent) ? agent : other
  }
}

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
