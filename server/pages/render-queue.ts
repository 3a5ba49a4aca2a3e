import { setImmediate } from 'node:timers/promises'
import { AppError } from '#app/lib/app-error.ts'

const defaults = {
  /** Renders at once. There is one thread: more at once make each take longer, and delay every other request. */
  concurrency: 3,
  /** Renders that may wait for a slot: a burst after a start, when nothing is cached yet. */
  maxQueue: 50,
  /** While more than `shortQueue` others wait, one that waited longer is refused: a late response is worth less than `Retry-After`. */
  maxWaitMs: 30,
  /** As many may also wait for a slow database, which is no overload. */
  shortQueue: 8,
  /** After this time a render releases its slot: it waits for a database or another server, not for the processor. */
  slotTimeoutMs: 500,
}

/** Most rounds of the event loop by which a render is delayed so that new connections are accepted first. */
const maxAcceptRounds = 64

/** A semaphore with a bounded queue: runs a few renders at once, lets a few wait, and refuses the others. */
export class RenderQueue {
  readonly #limits: typeof defaults
  readonly #waiting: { since: number; settle: (isAdmitted: boolean) => void }[] = []
  #running = 0
  #refused = 0
  #connections = 0

  constructor(limits: Partial<typeof defaults> = {}) {
    this.#limits = { ...defaults, ...limits }
  }

  /** Refusals since the start. */
  get refused(): number {
    return this.#refused
  }

  /** Whether `run` would refuse. */
  get isFull(): boolean {
    const { concurrency, maxQueue } = this.#limits
    return this.#running >= concurrency && this.#waiting.length >= maxQueue
  }

  /** Called for each refused request, also by a caller that refused it without asking `run`. */
  countRefusal(): void {
    this.#refused += 1
  }

  /** Called for each accepted connection. */
  countConnection(): void {
    this.#connections += 1
  }

  /** @throws {AppError} `overloaded` when the queue is full, or after too long in a long queue. */
  async run<Value>(render: () => Promise<Value>): Promise<Value> {
    if (this.isFull) this.#refuse()
    if (this.#running < this.#limits.concurrency) this.#running += 1
    else if (!(await this.#slot())) this.#refuse()
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
    // What is left of this round may accept none: the ones that follow are whole.
    await setImmediate()
    for (let round = 0; round < maxAcceptRounds; round += 1) {
      const known = this.#connections
      await setImmediate()
      if (this.#connections === known) return
    }
  }

  #refuse(): never {
    this.countRefusal()
    throw new AppError('overloaded')
  }

  /** Waits for a slot; false when that took too long. */
  #slot(): Promise<boolean> {
    return new Promise((settle) => this.#waiting.push({ since: performance.now(), settle }))
  }

  /** The next in the queue that has not waited too long takes it over. */
  #releaseSlot(): void {
    const { maxWaitMs, shortQueue } = this.#limits
    const oldest = performance.now() - maxWaitMs
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const isAdmitted = next.since >= oldest || this.#waiting.length <= shortQueue
      next.settle(isAdmitted)
      if (isAdmitted) return
    }
    this.#running -= 1
  }
}
