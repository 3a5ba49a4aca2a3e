import { AppError } from '#app/kit/app-error.ts'
import type { LoggedEvent } from './fields.ts'

interface WriterOptions {
  /** Stores a batch or throws; `insertUsage` on the site's database. */
  insert: (events: readonly LoggedEvent[]) => Promise<void>
  /** How long an event may wait for company. */
  waitMs?: number
  /** Events not yet stored that there may be at once; more are refused: a slow database must not fill the memory. */
  maxPending?: number
}

interface Waiting {
  event: LoggedEvent
  resolve: () => void
  reject: (reason: unknown) => void
}

const maxBatch = 500

/** Gathers events for a moment and writes them together. A promise resolves when its event is committed. */
export class UsageWriter {
  readonly #options: Required<WriterOptions>
  #waiting: Waiting[] = []
  #pending = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor({ insert, waitMs = 50, maxPending = 5000 }: WriterOptions) {
    this.#options = { insert, waitMs, maxPending }
  }

  /** @throws {AppError} `too-many-requests` when too many events wait already. */
  write(event: LoggedEvent): Promise<void> {
    if (this.#pending >= this.#options.maxPending) throw new AppError('too-many-requests')
    this.#pending += 1
    return new Promise((resolve, reject) => {
      this.#waiting.push({ event, resolve, reject })
      this.#timer ??= setTimeout(() => void this.flush(), this.#options.waitMs)
    })
  }

  /** Writes what waits; resolves when it and everything before it is done. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const batches = this.#waiting
    this.#waiting = []
    this.#writing = this.#writing.then(() => this.#writeAll(batches))
    return this.#writing
  }

  async #writeAll(waiting: readonly Waiting[]): Promise<void> {
    for (let start = 0; start < waiting.length; start += maxBatch) {
      const batch = waiting.slice(start, start + maxBatch)
      try {
        await this.#options.insert(batch.map(({ event }) => event))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      } finally {
        this.#pending -= batch.length
      }
    }
  }
}
