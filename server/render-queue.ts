import { setImmediate } from 'node:timers/promises'
import { AppError } from '#app/kit/app-error.ts'

interface Limits {
  /** Renders at once. There is one thread: more at once make each take longer, and delay every other request. */
  concurrency: number
  /** After this time a render no longer counts as running: it waits for a database or another server, not for the processor. */
  slotTimeoutMs: number
  /** Longest queue during a burst, for instance after a start. */
  maxQueueBurst: number
  /**
   * When no slot was free for this long, it is no longer a burst. An empty queue would not show this, since several renders
   * can end together. Time in which the event loop was blocked does not count: the requests of that time arrive together.
   */
  burstMs: number
  /** Longest queue under lasting load: a late answer is worth no more than a refusal with `Retry-After`. */
  maxQueueSustained: number
  /** For this long after a refusal the limit for lasting load applies. */
  overloadCooldownMs: number
  /** This many refusals within `overloadCooldownMs` are an overload, not a few clients that retry at once. */
  overloadRefusals: number
  /** Longest queue during an overload. The next slot is always taken at once; a longer queue only adds waiting time. */
  maxQueueOverloaded: number
  /** Longest time that a render is delayed so that new connections are accepted first. */
  maxAcceptMs: number
}

const defaults: Limits = {
  concurrency: 3,
  slotTimeoutMs: 500,
  maxQueueBurst: 48,
  burstMs: 250,
  maxQueueSustained: 9,
  overloadCooldownMs: 1000,
  overloadRefusals: 50,
  maxQueueOverloaded: 1,
  maxAcceptMs: 20,
}

/** A timer of this period measures time without the time in which the event loop was blocked: a late tick counts once. */
const tickMs = 25

interface Waiting {
  start: () => void
  refuse: (reason: AppError) => void
}

/** Runs a few renders at once. Others wait in a short queue or are refused. */
export class RenderQueue {
  readonly #limits: Limits
  readonly #now: () => number
  readonly #waiting: Waiting[] = []
  #refused = 0
  /** Times of the last refusals, at most `overloadRefusals`. */
  readonly #refusedAt: number[] = []
  #connections = 0
  #running = 0
  #ticks: NodeJS.Timeout | undefined
  /** Since a slot was last free. */
  #saturatedMs = 0

  /** @param now in milliseconds */
  constructor(limits: Partial<Limits> = {}, now: () => number = () => performance.now()) {
    this.#limits = { ...defaults, ...limits }
    this.#now = now
  }

  /** Refusals since the start. */
  get refused(): number {
    return this.#refused
  }

  /** Whether `run` would refuse. */
  get isFull(): boolean {
    return this.#running >= this.#limits.concurrency && !this.#hasRoom()
  }

  /** Called for each refused request, also by a caller that refused it without asking `run`. */
  countRefusal(): void {
    this.#refused += 1
    this.#refusedAt.push(this.#now())
    if (this.#refusedAt.length > this.#limits.overloadRefusals) this.#refusedAt.shift()
  }

  /** Called for each accepted connection. */
  countConnection(): void {
    this.#connections += 1
  }

  /** @throws {AppError} `overloaded` when the queue is full, or is shortened while this render waits. */
  async run<Value>(render: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.#limits.concurrency) this.#takeSlot()
    else await this.#enqueue()
    let hasSlot = true
    const release = () => {
      if (hasSlot) this.#releaseSlot()
      hasSlot = false
    }
    const timeout = setTimeout(release, this.#limits.slotTimeoutMs)
    try {
      await this.#acceptConnections()
      return await render()
    } finally {
      clearTimeout(timeout)
      release()
    }
  }

  /**
   * Lets waiting requests and connections in before a render. Most renders never wait: without this they would finish before
   * the next request is read, and the queue would never be seen to fill. Node also accepts one connection in each round of
   * the event loop (libuv 1.52): with a render in every round the last of 600 was accepted after ten seconds.
   */
  async #acceptConnections(): Promise<void> {
    const until = this.#now() + this.#limits.maxAcceptMs
    let known: number
    do {
      known = this.#connections
      await setImmediate()
    } while (this.#connections > known && this.#now() < until)
  }

  #takeSlot(): void {
    this.#running += 1
    this.#saturatedMs = 0
    this.#ticks ??= setInterval(() => {
      this.#saturatedMs += tickMs
    }, tickMs)
  }

  #enqueue(): Promise<void> {
    if (!this.#hasRoom()) throw this.#refusal()
    return new Promise((start, refuse) => this.#waiting.push({ start, refuse }))
  }

  /** Refuses the oldest of a queue that is now too long, then gives the slot to the next. */
  #releaseSlot(): void {
    const excess = this.#waiting.length - this.#maxQueue()
    for (const { refuse } of this.#waiting.splice(0, Math.max(0, excess))) refuse(this.#refusal())
    const next = this.#waiting.shift()
    if (next) next.start()
    else this.#freeSlot()
  }

  #freeSlot(): void {
    this.#running -= 1
    if (this.#running > 0) return
    clearInterval(this.#ticks)
    this.#ticks = undefined
  }

  #refusal(): AppError {
    this.countRefusal()
    return new AppError('overloaded')
  }

  #hasRoom(): boolean {
    const longest = this.#isRecent(this.#refusedAt.at(-1)) ? this.#maxQueueUnderLoad() : this.#maxQueue()
    return this.#waiting.length < longest
  }

  #maxQueue(): number {
    const { maxQueueBurst, burstMs } = this.#limits
    return this.#saturatedMs < burstMs ? maxQueueBurst : this.#maxQueueUnderLoad()
  }

  #maxQueueUnderLoad(): number {
    const { overloadRefusals, maxQueueOverloaded, maxQueueSustained } = this.#limits
    return this.#isRecent(this.#refusedAt.at(-overloadRefusals)) ? maxQueueOverloaded : maxQueueSustained
  }

  #isRecent(refusedAt = Number.NEGATIVE_INFINITY): boolean {
    return this.#now() - refusedAt < this.#limits.overloadCooldownMs
  }
}
