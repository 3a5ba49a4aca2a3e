import { within } from '#app/lib/within.ts'

const freshForMs = 60_000
/** After a load that failed. */
const retryAfterMs = 2000
/** The longest wait for a load; then the last value is returned. */
const maxWaitMs = 2000

export interface CachedValueOptions<Value> {
  load: () => Promise<Value>
  now: () => Date
  /** Called for each load that failed. */
  onError: (error: unknown) => void
  /** Returned until the first load succeeds. */
  initial?: Value
}

/**
 * A value of the database in memory, loaded again after a save and after a minute (stale-while-revalidate). When loading
 * fails, the last value stays (stale-if-error).
 */
export class CachedValue<Value> {
  readonly #options: CachedValueOptions<Value>
  #known: { value: Value } | undefined
  #error: unknown
  #isLoaded = false
  #staleAt = 0
  /** Saved since it was loaded, or never loaded. */
  #isInvalid = true
  /** Counts invalidations. */
  #version = 0
  #loading: Promise<void> | undefined

  constructor(options: CachedValueOptions<Value>) {
    this.#options = options
    if (options.initial !== undefined) this.#known = { value: options.initial }
  }

  /**
   * The value. Older than a minute: also loaded again in the background. Invalidated, or older than two minutes: a promise
   * of the new value.
   * @throws when it could never be loaded and has no initial value.
   */
  current(): Value | Promise<Value> {
    const staleForMs = this.#options.now().getTime() - this.#staleAt
    if (!this.#known || this.#isInvalid || staleForMs >= freshForMs) return this.#afterLoading()
    if (staleForMs >= 0) void this.#load()
    return this.#known.value
  }

  /** False until the first load succeeded. */
  get isLoaded(): boolean {
    return this.#isLoaded
  }

  /** Of the last load that failed. */
  get error(): unknown {
    return this.#error
  }

  /** Call after a save: from then on `current` does not return the old value. */
  invalidate(): void {
    this.#version += 1
    this.#isInvalid = true
    this.#loading = undefined
  }

  async #afterLoading(): Promise<Value> {
    const version = this.#version
    // A load that takes too long is like one that fails.
    await within(maxWaitMs, this.#load()).catch(() => undefined)
    if (!this.#known) throw new Error('could not be read yet', { cause: this.#error })
    if (version === this.#version) this.#isInvalid = false
    return this.#known.value
  }

  /** Callers share one load. */
  #load(): Promise<void> {
    this.#loading ??= this.#loadOnce(this.#version)
    return this.#loading
  }

  async #loadOnce(version: number): Promise<void> {
    const begun = this.#options.now().getTime()
    this.#staleAt = begun + freshForMs
    try {
      const value = await this.#options.load()
      // From before the last save.
      if (version !== this.#version) return
      this.#known = { value }
      this.#isLoaded = true
    } catch (error) {
      this.#error = error
      this.#staleAt = begun + retryAfterMs
      this.#options.onError(error)
    } finally {
      if (version === this.#version) this.#loading = undefined
    }
  }
}
