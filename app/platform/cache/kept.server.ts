import { within } from '#app/kit/within.ts'

const freshForMs = 60_000
/** After a read that failed. */
const againAfterMs = 2000
/** A save is waited for; a database that hangs is not. */
const patienceMs = 2000

export interface KeptParts<Value> {
  read: () => Promise<Value>
  now: () => Date
  /** Told of each read that failed. */
  onTrouble: (error: unknown) => void
  /** Stands in until a value could be read. */
  initial?: Value
}

/**
 * A value of the database in memory, for what every page needs: no query, read again after a save and when it is a
 * minute old. When it cannot be read the last known stays.
 */
export class Kept<Value> {
  readonly #parts: KeptParts<Value>
  #known: { value: Value } | undefined
  #trouble: unknown
  #isRead = false
  #staleAt = 0
  /** Saved since it was read, or never read. */
  #dropped = true
  #saves = 0
  #reading: Promise<void> | undefined

  constructor(parts: KeptParts<Value>) {
    this.#parts = parts
    if (parts.initial !== undefined) this.#known = { value: parts.initial }
  }

  /**
   * The value, or the promise of it when it was just saved or nobody asked for long. One that is only old is renewed
   * behind.
   * @throws where it could never be read and nothing stands in.
   */
  current(): Value | Promise<Value> {
    const late = this.#parts.now().getTime() - this.#staleAt
    if (!this.#known || this.#dropped || late >= freshForMs) return this.#afterReading()
    if (late >= 0) void this.#read()
    return this.#known.value
  }

  /** False until it could be read for the first time. */
  get isRead(): boolean {
    return this.#isRead
  }

  /** Why the last read failed. */
  get trouble(): unknown {
    return this.#trouble
  }

  /** It was saved: nobody who asks from here on is given the old one. */
  drop(): void {
    this.#saves += 1
    this.#dropped = true
    this.#reading = undefined
  }

  async #afterReading(): Promise<Value> {
    const saves = this.#saves
    // Too late is as good as not at all: what is known stays.
    await within(patienceMs, this.#read()).catch(() => undefined)
    if (!this.#known) throw new Error('could not be read yet', { cause: this.#trouble })
    if (saves === this.#saves) this.#dropped = false
    return this.#known.value
  }

  /** One read for all who wait. */
  #read(): Promise<void> {
    this.#reading ??= this.#readOnce(this.#saves)
    return this.#reading
  }

  async #readOnce(saves: number): Promise<void> {
    const begun = this.#parts.now().getTime()
    this.#staleAt = begun + freshForMs
    try {
      const value = await this.#parts.read()
      // Read before the last save.
      if (saves !== this.#saves) return
      this.#known = { value }
      this.#isRead = true
    } catch (error) {
      this.#trouble = error
      this.#staleAt = begun + againAfterMs
      this.#parts.onTrouble(error)
    } finally {
      if (saves === this.#saves) this.#reading = undefined
    }
  }
}
