import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { IpLimit } from '#app/platform/upstream/ip-limit.server.ts'
import { refusedError } from '#app/platform/upstream/refusal.ts'
import { saveVote, vote } from '#app/records/ratings/votes.server.ts'
import { subscription } from '#app/records/subscribers/schema.ts'
import { dimensionsOf, other, usageEvent } from '#app/records/usage/schema.ts'
import { openToolAt } from '#app/tools/registry.ts'
import { ipHashes } from '../http/client-ip.ts'
import { countedPage, knownEvents, maxAgent, openEvents } from '../pages/page-paths.ts'
import type { Site } from '../services.ts'
import { publicWrite } from './define.ts'

/** For each address, on this server. Mobile networks put many phones behind one address. */
export const newSessionsPerHour = 600
const hourMs = 3_600_000
/** A session that left memory counts as new again. */
const sessionsInMemory = 20_000

const knownSessions = new LRUCache<string, true>({ max: sessionsInMemory })
const newSessions = new IpLimit([{ calls: newSessionsPerHour, withinMs: hourMs }])

/**
 * Limits how many visits one address can forge: a session id is random, so any client can invent new ones.
 *
 * @throws {AppError} `too-many-requests` for a new session of an address that reached its limit for the hour.
 */
function admitSession(session: string, address: string, now: Date): void {
  if (knownSessions.get(session)) return
  const until = newSessions.blockedUntil(address, now)
  if (until !== undefined) throw refusedError({ reason: 'own-share', until }, now)
  newSessions.count(address, now)
  knownSessions.set(session, true)
}

/**
 * Limits the values that a day brings: clients can invent any number, and each is a row. Those beyond are stored as `other`.
 * @param perDay of UTC, on this server
 */
export class DailyValues {
  readonly #perDay: number
  #day = ''
  readonly #seen = new Set<string>()

  constructor(perDay: number) {
    this.#perDay = perDay
  }

  stored(value: string, now: Date): string {
    const day = now.toISOString().slice(0, 10)
    if (day !== this.#day) this.#seen.clear()
    this.#day = day
    if (this.#seen.size < this.#perDay) this.#seen.add(value)
    return this.#seen.has(value) ? value : other
  }
}

const agents = new DailyValues(1000)
const referrers = new DailyValues(100)

function openedPage(view: NonNullable<z.output<typeof usageEvent>['view']>, site: Site, at: Date) {
  const { hostname } = new URL(site.config.siteUrl)
  const dimensions = dimensionsOf(view, countedPage(view.path), hostname)
  return { ...dimensions, referrer: referrers.stored(dimensions.referrer, at) }
}

export const writeUsage = publicWrite({
  path: '/api/usage',
  summary:
    'Records that a tool was opened or used; answered once it is stored; during maintenance with 204, and not stored',
  accepts: usageEvent,
  maxBytes: 2048,
  // Mobile networks put many phones behind one address.
  perMinute: 1200,
  status: 202,
  write: async (site, { view, ...event }, visitor) => {
    if (!knownEvents.has(event.tool_name)) throw new AppError('bad-input')
    const at = site.now()
    admitSession(event.session_id, visitor.address, at)
    const user_agent = agents.stored(visitor.userAgent.slice(0, maxAgent), at)
    const isOpening = view && openEvents.includes(event.tool_name)
    const dimensions = isOpening ? { dimensions: openedPage(view, site, at) } : {}
    await site.usage.write({ ...event, user_agent, at, ...dimensions })
  },
})

export const writeRating = publicWrite({
  path: '/api/ratings',
  summary: "Saves a visitor's vote of 1 to 5 stars for a tool, in place of an earlier one",
  accepts: vote,
  maxBytes: 512,
  perMinute: 20,
  status: 204,
  write: async (site, given, { address }) => {
    if (!openToolAt(given.path)) throw new AppError('bad-input')
    await saveVote(site.storage.db, given, ipHashes('votes', address, site))
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
