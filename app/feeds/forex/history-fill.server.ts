import { daysAfter, daysBetween } from 'bikram-sambat-calendar/iso-day'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { maxDaysAtOnce } from './adapter.server.ts'
import { listFinalDates } from './store.server.ts'

interface FillParts {
  db: Kysely<Database>
  now: () => Date
  /** Requests a range from the bank and stores the answer. */
  ask: (from: string, to: string) => Promise<{ ok: boolean }>
}

/** How long a day that the bank left out is not requested again. */
const lookAgainMs = 24 * 3_600_000

/** Stores the missing past days, `maxDaysAtOnce` at a time, the latest first. */
export class HistoryFill {
  readonly #parts: FillParts
  readonly #lookedFor = new Map<string, number>()

  constructor(parts: FillParts) {
    this.#parts = parts
  }

  /** False when a range failed; the next call continues there. */
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
