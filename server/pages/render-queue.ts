import { setImmediate } from 'node:timers/promises'
import { AppError } from '#app/lib/app-error.ts'

const defaults = {
  /** Renders at once. There is one thread: more at once make each take longer, and delay every other request. */
  concurrency: 3,
  /** Renders that may wait for a slot. The last of them waits about a tenth of a second. */
  maxQueue: 16,
  /** After this time a render releases its slot: it waits for a database or another server, not for the processor. */
  slotTimeoutMs: 500,
}

/**
 * Rounds of the event loop before each render. In them Node accepts connections and reads requests that wait; otherwise most
 * renders would be done before the next request is read, and the queue would never be seen to fill.
 */
const roundsBefore = 8

/** A semaphore with a bounded queue: runs a few renders at once, lets a few wait in their order, and refuses the others. */
export class RenderQueue {
  readonly #limits: typeof defaults
  readonly #waiting: (() => void)[] = []
  #running = 0
  /** Refusals since the start, also of a caller that asked `isFull` and not `run`. */
  refused = 0

  constructor(limits: Partial<typeof defaults> = {}) {
    this.#limits = { ...defaults, ...limits }
  }

  /** Whether `run` would refuse. */
  get isFull(): boolean {
    const { concurrency, maxQueue } = this.#limits
    return this.#running >= concurrency && this.#waiting.length >= maxQueue
  }

  /** @throws {AppError} `overloaded` when the queue is full. */
  async run<Value>(render: () => Promise<Value>): Promise<Value> {
    if (this.isFull) {
      this.refused += 1
      throw new AppError('overloaded')
    }
    if (this.#running < this.#limits.concurrency) this.#running += 1
    else await new Promise<void>((admit) => this.#waiting.push(admit))
    let hasSlot = true
    const release = () => {
      if (hasSlot) this.#releaseSlot()
      hasSlot = false
    }
    const timeout = setTimeout(release, this.#limits.slotTimeoutMs)
    try {
      for (let round = 0; round < roundsBefore; round += 1) await setImmediate()
      return await render()
    } finally {
      clearTimeout(timeout)
      release()
    }
  }

  /** The next in the queue takes it over. */
  #releaseSlot(): void {
    const admit = this.#waiting.shift()
    if (admit) admit()
    else this.#running -= 1
  }
}
