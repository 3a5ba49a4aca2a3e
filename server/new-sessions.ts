import { LRUCache } from 'lru-cache'
import { AppError } from '#app/kit/app-error.ts'
import { AddressLimit } from '#app/platform/upstream/address-limit.server.ts'

/** For each address, on this server. Mobile networks put many phones behind one address. */
export const newSessionsPerHour = 600
const hourMs = 3_600_000
/** A session that left memory counts as new again. */
const sessionsInMemory = 20_000

/** Limits how many visits one address can forge: a session id is random, so any client can invent new ones. */
export class NewSessions {
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
