import type { Kysely } from 'kysely'
import { daysAfter, daysBetween } from '#app/kit/calendar-day.ts'
import type { Database } from '#db/schema.ts'
import { maxDaysAtOnce } from './adapter.server.ts'
import { listFinalDates } from './store.server.ts'

interface FillParts {
  db: Kysely<Database>
  now: () => Date
  /** Asks the bank for a range and stores what it answers. */
  ask: (from: string, to: string) => Promise<{ ok: boolean }>
}

/** A day that the bank left out of a range is not looked for again so soon. */
const lookAgainMs = 24 * 3_600_000

/** Stores the past days that are missing, as many at a time as the bank gives, the latest ones first. */
export class HistoryFill {
  readonly #parts: FillParts
  readonly #lookedFor = new Map<string, number>()

  constructor(parts: FillParts) {
    this.#parts = parts
  }

  /** Whether every range was answered. The next call goes on where one that was not ended. */
  async fill(from: string, to: string, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      const now = this.#parts.now().getTime()
      const end = await this.#latestMissing(from, to, now)
      if (!end) return true
      signal.throwIfAborted()
      const begin = later(from, daysAfter(end, 1 - maxDaysAtOnce))
      if (!(await this.#parts.ask(begin, end)).ok) return false
      for (const day of daysOf(begin, end)) this.#lookedFor.set(day, now)
    }
  }

  async #latestMissing(from: string, to: string, now: number): Promise<string | undefined> {
    const known = await listFinalDates(this.#parts.db, from, to)
    for (const [day, at] of this.#lookedFor) if (now - at >= lookAgainMs) this.#lookedFor.delete(day)
    return daysOf(from, to).findLast((day) => !known.has(day) && !this.#lookedFor.has(day))
  }
}

const later = (one: string, other: string) => (one > other ? one : other)

const daysOf = (from: string, to: string) =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, days) => daysAfter(from, days))
