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

const everyMs = 3_600_000
/** A day that the bank left out of a range is not looked for again so soon. */
const lookAgainMs = 24 * everyMs

/** Brings past days into the database, as many as the bank gives at once, once an hour, the latest missing ones first. */
export class HistoryFill {
  readonly #parts: FillParts
  readonly #lookedFor = new Map<string, number>()
  #lastAt = Number.NEGATIVE_INFINITY
  #underWay: Promise<void> | undefined

  constructor(parts: FillParts) {
    this.#parts = parts
  }

  /** Resolves when the call that is allowed now, if any, has been answered. */
  async fill(from: string, to: string): Promise<void> {
    this.#underWay ??= this.#once(from, to).finally(() => {
      this.#underWay = undefined
    })
    await this.#underWay
  }

  async #once(from: string, to: string) {
    const now = this.#parts.now().getTime()
    if (now - this.#lastAt < everyMs) return
    const end = await this.#latestMissing(from, to, now)
    if (!end) return
    this.#lastAt = now
    const begin = later(from, daysAfter(end, 1 - maxDaysAtOnce))
    const { ok } = await this.#parts.ask(begin, end)
    // The calls themselves rest after trouble.
    if (!ok) this.#lastAt = Number.NEGATIVE_INFINITY
    else for (const day of daysOf(begin, end)) this.#lookedFor.set(day, now)
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
