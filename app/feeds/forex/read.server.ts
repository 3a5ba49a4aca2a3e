import { daysAfter, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { LRUCache } from 'lru-cache'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import type { UpstreamTrouble } from '#app/platform/upstream/fetch-json.server.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import type { Db } from '#db/schema.ts'
import { askBank } from './adapter.server.ts'
import { type Asker, BankCalls, HistoryFill, type LimitedAnswer } from './bank-calls.server.ts'
import { forexHealth, isFresh, lateAfterDays, noneUntil } from './freshness.ts'
import { HeldDays } from './held-days.ts'
import type { RatesCopy, RatesDay } from './rates-day.ts'
import { findDay, findLastDay, listDays, listLastDays, listPoints, saveDays } from './store.server.ts'

export type RatesReading =
  /** `fresh`: as the bank has it; `stale`: the bank did not answer, and the copy is older. */
  | { kind: 'fresh' | 'stale'; copy: RatesCopy }
  /** The bank has no rates for the day. */
  | { kind: 'none' }
  /** The bank did not answer or was not asked, and nothing is known of the day. */
  | { kind: 'unavailable'; refusal: Refusal }

export interface ForexParts {
  db: Db
  /** Origin of the bank's server. */
  bankUrl: string
  now: () => Date
  /** `held`: rates of a day moved too far to be shown. */
  onTrouble: (trouble: UpstreamTrouble | 'storage' | 'held', cause?: unknown) => void
}

interface DayOptions {
  /** Instead of a copy that is more than a minute old. */
  wantsNewer?: boolean
  /** The visitor's, against whose limit a call to the bank counts. Jobs have none. */
  address?: string
}

const daysInMemory = 400
const historyDays = 365

/** The central bank's exchange rates, one copy per process. */
export class ForexFeed {
  readonly #parts: ForexParts
  readonly #calls: BankCalls
  readonly #fill: HistoryFill
  readonly #held = new HeldDays()
  readonly #copies = new LRUCache<string, RatesCopy>({ max: daysInMemory })
  readonly #noneUntil = new LRUCache<string, number>({ max: daysInMemory })

  constructor(parts: ForexParts) {
    this.#parts = parts
    this.#calls = new BankCalls(async (from, to) => {
      const answer = await askBank(parts.bankUrl, from, to)
      if (answer.ok) return { ok: true, value: await this.#take(answer.value) }
      parts.onTrouble(answer.trouble)
      return answer
    }, parts.now)
    this.#fill = new HistoryFill({ ...parts, ask: (from, to) => this.#calls.ask(from, to, 'reserve') })
  }

  /** The rates of a day. Requests for today's rates do not count against an address's limit. */
  async day(date: string, { wantsNewer = false, address }: DayOptions = {}): Promise<RatesReading> {
    const known = this.#known(date, wantsNewer)
    if (known) return known
    const stored = await this.#stored(findDay(this.#parts.db, date))
    if (stored) this.#held.release(stored)
    if (stored && !isOlder(stored, this.#copies.get(date))) this.#copies.set(date, stored)
    const isShared = address === undefined || date === nepalDay(this.#parts.now())
    const asker: Asker = isShared ? 'reserve' : { address }
    // Another request may have fetched it meanwhile.
    return this.#known(date, wantsNewer) ?? (await this.#fetched(date, this.#copies.get(date), asker))
  }

  /** The last known rates of a day or an earlier one. */
  async lastKnown(until: string): Promise<RatesCopy | undefined> {
    const stored = await this.#stored(findLastDay(this.#parts.db, until))
    const inMemory = [...this.#copies.values()]
      .filter(({ day }) => day.date <= until)
      .toSorted((a, b) => b.day.date.localeCompare(a.day.date))[0]
    return inMemory && (!stored || inMemory.day.date > stored.day.date) ? inMemory : stored
  }

  /** Known days of a range, ascending; today's rates are updated first if the range includes today. */
  async days(range: { from: string; to: string; limit: number; offset: number }) {
    const today = nepalDay(this.#parts.now())
    if (range.from <= today && today <= range.to) await this.day(today)
    return await listDays(this.#parts.db, range)
  }

  /** The known rates of a currency over the last days, today included. */
  async history(currency: string, days: number) {
    const to = nepalDay(this.#parts.now())
    const from = daysAfter(to, 1 - days)
    await this.day(to)
    return { from, to, points: await listPoints(this.#parts.db, { currency, from, to }) }
  }

  /** Stores the missing days of the past year. False when a request failed. */
  async fillHistory(signal: AbortSignal): Promise<boolean> {
    const today = nepalDay(this.#parts.now())
    return await this.#fill.fill(daysAfter(today, -historyDays), daysAfter(today, -1), signal)
  }

  /** The state of the feed, without a request to the bank. */
  async health(): Promise<FeedHealth> {
    const now = this.#parts.now()
    const today = nepalDay(now)
    const stored = await this.#stored(listLastDays(this.#parts.db, today, lateAfterDays))
    for (const copy of stored ?? []) this.#held.release(copy)
    const newest = await this.lastKnown(today)
    return forexHealth({ newest, lastTry: this.#calls.lastTry, heldDay: this.#held.latest }, now)
  }

  /** What memory has, without the bank. */
  #known(date: string, wantsNewer: boolean): RatesReading | undefined {
    const now = this.#parts.now()
    const copy = this.#copies.get(date)
    if (copy && isFresh(date, new Date(copy.copiedAt), now, wantsNewer)) return { kind: 'fresh', copy }
    return (this.#noneUntil.get(date) ?? 0) > now.getTime() ? { kind: 'none' } : undefined
  }

  async #fetched(date: string, known: RatesCopy | undefined, asker: Asker): Promise<RatesReading> {
    const answer = this.#refusedHeld(date) ?? (await this.#calls.ask(date, date, asker))
    const copy = answer.ok ? answer.value.find(({ day }) => day.date === date) : undefined
    if (copy) return { kind: 'fresh', copy }
    if (known) return { kind: 'stale', copy: known }
    const refused = answer.ok ? this.#refusedHeld(date) : answer
    if (refused) return { kind: 'unavailable', refusal: refused.refusal }
    this.#noneUntil.set(date, noneUntil(date, this.#parts.now()))
    return { kind: 'none' }
  }

  /** A held day is not requested before another reading could confirm it. */
  #refusedHeld(date: string): Extract<LimitedAnswer, { ok: false }> | undefined {
    const until = this.#held.readAgainAt(date, this.#parts.now())
    return until === undefined ? undefined : { ok: false, refusal: { reason: 'paused', until } }
  }

  /** Stores the plausible days of an answer, in memory and in the database. */
  async #take(days: RatesDay[]): Promise<RatesCopy[]> {
    const now = this.#parts.now()
    const [first] = days
    const before = first && (await this.lastKnown(daysAfter(first.date, -1)))
    const accepted = this.#held.accept(days, before?.day, now, this.#copies)
    for (const { date } of days)
      if (!accepted.some((day) => day.date === date)) this.#parts.onTrouble('held', date)
    const copies = accepted.map((day): RatesCopy => ({ day, copiedAt: now.toISOString() }))
    for (const copy of copies) this.#copies.set(copy.day.date, copy)
    await this.#stored(saveDays(this.#parts.db, accepted, now))
    return copies
  }

  /** A database failure must not hide rates that the bank has. */
  #stored<Value>(work: Promise<Value>): Promise<Value | undefined> {
    return work.catch((error: unknown) => {
      this.#parts.onTrouble('storage', error)
      return undefined
    })
  }
}

const isOlder = (one: RatesCopy, other: RatesCopy | undefined) =>
  other !== undefined && one.copiedAt < other.copiedAt

/** The bank's buying rate of a US dollar. */
export interface DollarRate {
  /** The rate's day in Nepal. */
  date: string
  /** NPR for one dollar, a decimal text. */
  buy: string
}

/** The dollar's buying rate of a day, or the last known one before it. */
export async function dollarRate(feed: ForexFeed, date: string): Promise<DollarRate | undefined> {
  const reading = await feed.day(date)
  const ofDay = 'copy' in reading ? dollarOf(reading.copy.day) : undefined
  if (ofDay) return ofDay
  const last = await feed.lastKnown(date)
  return last && dollarOf(last.day)
}

/** The bank quotes the dollar with unit 1. */
export function dollarOf({ date, rates }: RatesDay): DollarRate | undefined {
  const dollar = rates.find(({ currency }) => currency.iso3 === 'USD' && currency.unit === 1)
  return dollar?.buy ? { date, buy: dollar.buy } : undefined
}
