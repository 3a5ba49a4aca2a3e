import type { BankAnswer } from './adapter.server.ts'
import { troubleUntil } from './freshness.ts'
import type { LastTry } from './health.ts'

export type LimitedAnswer = BankAnswer | { ok: false; trouble: 'resting' | 'busy' }

type Ask = (from: string, to: string) => Promise<BankAnswer>

const atOnce = 3
const perMinute = 30
const minuteMs = 60_000
/** Trouble of the server as a whole, and not of one question. */
const ofServer: ReadonlySet<string> = new Set(['unreachable', 'too-slow', 'limited', 'redirected'])

/**
 * Stands before the bank so that it is never asked much: one call for all who ask the same at the same time, few at
 * once, few a minute, and none for a while after trouble.
 */
export class BankCalls {
  readonly #ask: Ask
  readonly #now: () => Date
  readonly #underWay = new Map<string, Promise<LimitedAnswer>>()
  readonly #restUntil = new Map<string, number>()
  #lately: number[] = []
  #lastTry: LastTry | undefined

  constructor(ask: Ask, now: () => Date) {
    this.#ask = ask
    this.#now = now
  }

  get lastTry(): LastTry | undefined {
    return this.#lastTry
  }

  ask(from: string, to: string): Promise<LimitedAnswer> {
    const key = `${from}/${to}`
    const waiting = this.#underWay.get(key)
    if (waiting) return waiting
    const refused = this.#refusal(key)
    if (refused) return Promise.resolve({ ok: false, trouble: refused })
    const answer = this.#call(key, from, to).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, answer)
    return answer
  }

  #refusal(key: string): 'resting' | 'busy' | undefined {
    const now = this.#now().getTime()
    for (const [name, until] of this.#restUntil) if (until <= now) this.#restUntil.delete(name)
    if (this.#restUntil.has('') || this.#restUntil.has(key)) return 'resting'
    this.#lately = this.#lately.filter((at) => at > now - minuteMs)
    return this.#underWay.size >= atOnce || this.#lately.length >= perMinute ? 'busy' : undefined
  }

  async #call(key: string, from: string, to: string): Promise<LimitedAnswer> {
    this.#lately.push(this.#now().getTime())
    const answer = await this.#ask(from, to)
    this.#lastTry = { at: this.#now(), ok: answer.ok }
    if (!answer.ok) {
      const rests = ofServer.has(answer.trouble) ? '' : key
      this.#restUntil.set(rests, troubleUntil(this.#now(), answer.retryAfterMs))
    }
    return answer
  }
}
