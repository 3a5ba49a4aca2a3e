import { daysAfter, daysBetween } from '@chautari/bikram-sambat/iso-day'
import { type ReadAnswer, serverFailures } from '#app/platform/upstream/fetch-json.server.ts'
import { IpLimit } from '#app/platform/upstream/ip-limit.server.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import type { Db } from '#db/schema.ts'
import { maxDaysAtOnce } from './adapter.server.ts'
import { type LastTry, troubleUntil } from './freshness.ts'
import type { RatesCopy } from './rates-day.ts'
import { listFinalDates } from './store.server.ts'

/** Who a request is for: one visitor, or today's rates and scheduled jobs, which have a reserve. */
export type Asker = { address: string } | 'reserve'

type Ask = (from: string, to: string) => Promise<ReadAnswer<RatesCopy[]>>

export type LimitedAnswer = { ok: true; value: RatesCopy[] } | { ok: false; refusal: Refusal }

const minuteMs = 60_000
const all = { atOnce: 4, perMinute: 30 }
const visitors = { atOnce: 2, perMinute: 20 }
const oneAddress = { calls: 6, withinMs: minuteMs }
/** Pause when all connections are in use. */
const busyMs = 5_000

/**
 * Limits the requests to the bank: equal ones at the same time share a call, few run at once and a minute, fewer for
 * visitors and for each address, and none for a while after a failure.
 */
export class BankCalls {
  readonly #ask: Ask
  readonly #now: () => Date
  readonly #underWay = new Map<string, Promise<LimitedAnswer>>()
  readonly #restUntil = new Map<string, number>()
  readonly #ipLimit = new IpLimit([oneAddress])
  #lately: number[] = []
  #lastTry: LastTry | undefined

  constructor(ask: Ask, now: () => Date) {
    this.#ask = ask
    this.#now = now
  }

  get lastTry(): LastTry | undefined {
    return this.#lastTry
  }

  ask(from: string, to: string, asker: Asker): Promise<LimitedAnswer> {
    const key = `${from}/${to}`
    const waiting = this.#underWay.get(key)
    if (waiting) return waiting
    const refusal = this.#refusal(key, asker)
    if (refusal) return Promise.resolve({ ok: false, refusal })
    if (asker !== 'reserve') this.#ipLimit.count(asker.address, this.#now())
    const answer = this.#call(key, from, to).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, answer)
    return answer
  }

  #refusal(key: string, asker: Asker): Refusal | undefined {
    const now = this.#now().getTime()
    for (const [name, until] of this.#restUntil) if (until <= now) this.#restUntil.delete(name)
    const rest = this.#restUntil.get('') ?? this.#restUntil.get(key)
    if (rest !== undefined) return { reason: 'paused', until: rest }
    const usedUp = asker === 'reserve' ? undefined : this.#ipLimit.blockedUntil(asker.address, this.#now())
    if (usedUp !== undefined) return { reason: 'own-share', until: usedUp }
    this.#lately = this.#lately.filter((at) => at > now - minuteMs)
    const { atOnce, perMinute } = asker === 'reserve' ? all : visitors
    const first = this.#lately.at(-perMinute)
    if (first !== undefined) return { reason: 'paused', until: first + minuteMs }
    return this.#underWay.size >= atOnce ? { reason: 'paused', until: now + busyMs } : undefined
  }

  async #call(key: string, from: string, to: string): Promise<LimitedAnswer> {
    this.#lately.push(this.#now().getTime())
    const answer = await this.#ask(from, to)
    this.#lastTry = { at: this.#now(), ok: answer.ok }
    if (answer.ok) return answer
    const until = troubleUntil(this.#now(), answer.retryAfterMs)
    this.#restUntil.set(serverFailures.has(answer.trouble) ? '' : key, until)
    return { ok: false, refusal: { reason: 'paused', until } }
  }
}

interface FillParts {
  db: Db
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
