import { maxAgent } from './usage-events.ts'

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
