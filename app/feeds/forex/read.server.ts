import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { daysAfter } from '#app/kit/calendar-day.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import type { Database } from '#db/schema.ts'
import { askBank, type BankTrouble } from './adapter.server.ts'
import { BankCalls } from './bank-calls.server.ts'
import { isFresh, noneUntil } from './freshness.ts'
import { forexHealth } from './health.ts'
import { HistoryFill } from './history-fill.server.ts'
import type { RatesCopy, RatesDay } from './rates-day.ts'
import { findDay, findLastDay, listDays, listPoints, saveDays } from './store.server.ts'

export type DayReading =
  /** As the bank has it, within the time that a copy is good. */
  | { kind: 'fresh'; copy: RatesCopy }
  /** The bank did not answer: its rates of that day as they were read before. */
  | { kind: 'stale'; copy: RatesCopy }
  /** The bank has no rates for the day. */
  | { kind: 'none' }
  /** The bank did not answer, and nothing is known of the day. */
  | { kind: 'unavailable' }

export interface ForexParts {
  db: Kysely<Database>
  /** Origin of the bank's server. */
  bankUrl: string
  now: () => Date
  onTrouble: (trouble: BankTrouble | 'storage', cause?: unknown) => void
}

const daysInMemory = 400

/** The central bank's exchange rates, the one copy of this process. */
export class ForexFeed {
  readonly #parts: ForexParts
  readonly #calls: BankCalls
  readonly #fill: HistoryFill
  readonly #copies = new LRUCache<string, RatesCopy>({ max: daysInMemory })
  readonly #noneUntil = new LRUCache<string, number>({ max: daysInMemory })

  constructor(parts: ForexParts) {
    this.#parts = parts
    this.#calls = new BankCalls(async (from, to) => {
      const answer = await askBank(parts.bankUrl, from, to)
      if (!answer.ok) parts.onTrouble(answer.trouble)
      return answer
    }, parts.now)
    this.#fill = new HistoryFill({ ...parts, ask: (from, to) => this.#ask(from, to) })
  }

  /** The rates of a day. Whoever `wantsNewer` ones than those kept is given them, if the last ones are a minute old. */
  async day(date: string, { wantsNewer = false } = {}): Promise<DayReading> {
    const known = this.#known(date, wantsNewer)
    if (known) return known
    const stored = await this.#stored(() => findDay(this.#parts.db, date))
    if (stored && !isOlder(stored, this.#copies.get(date))) this.#copies.set(date, stored)
    // Others may have asked the bank meanwhile.
    return this.#known(date, wantsNewer) ?? (await this.#asked(date, this.#copies.get(date)))
  }

  /** The last rates that are known of a day or of those before it. */
  async lastKnown(until: string): Promise<RatesCopy | undefined> {
    const stored = await this.#stored(() => findLastDay(this.#parts.db, until))
    const inMemory = [...this.#copies.values()]
      .filter(({ day }) => day.date <= until)
      .toSorted((a, b) => b.day.date.localeCompare(a.day.date))[0]
    return inMemory && (!stored || inMemory.day.date > stored.day.date) ? inMemory : stored
  }

  /** Known days of a range, ascending; today's are brought up to date first when it is among them. */
  async days(range: { from: string; to: string; limit: number; offset: number }) {
    const today = nepalDay(this.#parts.now())
    if (range.from <= today && today <= range.to) await this.day(today)
    return await listDays(this.#parts.db, range)
  }

  /** One currency over the last days until today, after the days that are missing were asked for, as far as allowed. */
  async history(currency: string, days: number) {
    const to = nepalDay(this.#parts.now())
    const from = daysAfter(to, 1 - days)
    await Promise.all([this.day(to), this.#fill.fill(from, daysAfter(to, -1))])
    return { from, to, points: await listPoints(this.#parts.db, { currency, from, to }) }
  }

  /** What is known of the bank and its rates, without asking it. */
  async health(): Promise<FeedHealth> {
    const now = this.#parts.now()
    return forexHealth(await this.lastKnown(nepalDay(now)), this.#calls.lastTry, now)
  }

  /** What memory answers without the bank. */
  #known(date: string, wantsNewer: boolean): DayReading | undefined {
    const now = this.#parts.now()
    const copy = this.#copies.get(date)
    if (copy && isFresh(date, new Date(copy.copiedAt), now, wantsNewer)) return { kind: 'fresh', copy }
    return (this.#noneUntil.get(date) ?? 0) > now.getTime() ? { kind: 'none' } : undefined
  }

  async #asked(date: string, known: RatesCopy | undefined): Promise<DayReading> {
    const answer = await this.#ask(date, date)
    if (!answer.ok) return known ? { kind: 'stale', copy: known } : { kind: 'unavailable' }
    const copy = answer.copies[0]
    if (copy) return { kind: 'fresh', copy }
    if (known) return { kind: 'stale', copy: known }
    this.#noneUntil.set(date, noneUntil(date, this.#parts.now()))
    return { kind: 'none' }
  }

  /** Asks the bank and keeps what it answers, in memory and for good. */
  async #ask(from: string, to: string): Promise<{ ok: true; copies: RatesCopy[] } | { ok: false }> {
    const answer = await this.#calls.ask(from, to)
    if (!answer.ok) return { ok: false }
    const now = this.#parts.now()
    const copies = answer.days.map((day): RatesCopy => ({ day, copiedAt: now.toISOString() }))
    for (const copy of copies) this.#copies.set(copy.day.date, copy)
    await this.#save(answer.days, now)
    return { ok: true, copies }
  }

  async #save(days: RatesDay[], now: Date) {
    await this.#stored(() => saveDays(this.#parts.db, days, now))
  }

  /** A database in trouble is no reason to refuse rates that the bank gives. */
  async #stored<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await work()
    } catch (error) {
      this.#parts.onTrouble('storage', error)
      return undefined
    }
  }
}

const isOlder = (one: RatesCopy, other: RatesCopy | undefined) =>
  other !== undefined && one.copiedAt < other.copiedAt
