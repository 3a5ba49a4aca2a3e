import { AppError } from '#app/lib/app-error.ts'
import type { LoggedEvent } from './schema.ts'

interface WriterOptions {
  /** Stores a batch or throws; `insertUsage` on the site's database. */
  insert: (events: readonly LoggedEvent[]) => Promise<void>
  /** How long an event may wait for company at most. */
  waitMs?: number
  /** Events not yet stored that there may be at once; more are refused: a slow database must not fill the memory. */
  maxPending?: number
}

interface Batch {
  events: LoggedEvent[]
  stored: PromiseWithResolvers<void>
}

const maxBatch = 500

/**
 * Gathers events for a moment and writes them together. A promise resolves when its event is committed. Between two
 * batches it rests for as long as the last one took: a quick database answers visitors soon and a busy one gets larger
 * batches, and no more than half of the time is spent on events.
 */
export class UsageWriter {
  readonly #options: Required<WriterOptions>
  #waiting: Batch[] = []
  #pending = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> = Promise.resolve()
  #underWay = 0
  #restMs: number

  constructor({ insert, waitMs = 50, maxPending = 5000 }: WriterOptions) {
    this.#options = { insert, waitMs, maxPending }
    this.#restMs = waitMs
  }

  /** @throws {AppError} `too-many-requests` when too many events wait already. */
  write(event: LoggedEvent): Promise<void> {
    if (this.#pending >= this.#options.maxPending) throw new AppError('too-many-requests')
    this.#pending += 1
    let batch = this.#waiting.at(-1)
    if (!batch || batch.events.length >= maxBatch) {
      batch = { events: [], stored: Promise.withResolvers() }
      this.#waiting.push(batch)
    }
    batch.events.push(event)
    this.#plan()
    return batch.stored.promise
  }

  /** Writes what waits; resolves when it and everything before it is done. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const batches = this.#waiting
    this.#waiting = []
    this.#underWay += 1
    this.#writing = this.#writing.then(async () => {
      const begun = performance.now()
      for (const { events, stored } of batches) {
        await this.#options.insert(events).then(stored.resolve, stored.reject)
        this.#pending -= events.length
      }
      this.#restMs = Math.min(this.#options.waitMs, performance.now() - begun)
      this.#underWay -= 1
      this.#plan()
    })
    return this.#writing
  }

  /** What comes while others are written waits for their end. */
  #plan(): void {
    if (this.#underWay > 0 || this.#waiting.length === 0) return
    this.#timer ??= setTimeout(() => void this.flush(), this.#restMs)
  }
}
