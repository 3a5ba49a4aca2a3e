import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Settings } from './fields.ts'
import { defaultSettings, readSettings } from './store.server.ts'

const freshForMs = 60_000
/** After a read that failed. */
const againAfterMs = 2000
/** A save is waited for; a database that hangs is not. */
const patienceMs = 2000

interface KeptSettingsParts {
  db: Kysely<Database>
  now: () => Date
  /** Told once of each setting that cannot be used, and again when that changed. */
  onBroken: (names: readonly string[]) => void
  onTrouble: (error: unknown) => void
}

/**
 * The settings in memory, for what is decided at every request: no query, at most a minute old, read again after a save.
 * When they cannot be read the last known stay, and before that the defaults.
 */
export class KeptSettings {
  readonly #parts: KeptSettingsParts
  #known: Settings = defaultSettings
  #trouble: unknown
  #areKnown = false
  #staleAt = 0
  /** Saved since they were read, or never read. */
  #dropped = true
  #saves = 0
  #reading: Promise<void> | undefined
  #toldBroken = ''

  constructor(parts: KeptSettingsParts) {
    this.#parts = parts
  }

  /** The settings, or the promise of them when they were just saved. Those that are only old are renewed behind. */
  current(): Settings | Promise<Settings> {
    if (this.#dropped) return this.#afterReading()
    if (this.#parts.now().getTime() >= this.#staleAt) void this.#read()
    return this.#known
  }

  /** False until they could be read for the first time: the defaults stand in. */
  get areKnown(): boolean {
    return this.#areKnown
  }

  /** Why the last read failed. */
  get trouble(): unknown {
    return this.#trouble
  }

  /** They were saved: nobody who asks from here on is given the old ones. */
  drop(): void {
    this.#saves += 1
    this.#dropped = true
    this.#reading = undefined
  }

  async #afterReading(): Promise<Settings> {
    const saves = this.#saves
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs)
    })
    await Promise.race([this.#read(), patience])
    clearTimeout(timer)
    if (saves === this.#saves) this.#dropped = false
    return this.#known
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
      const { settings, broken } = await readSettings(this.#parts.db)
      // Read before the last save.
      if (saves !== this.#saves) return
      this.#known = settings
      this.#areKnown = true
      this.#tellBroken(broken)
    } catch (error) {
      this.#trouble = error
      this.#staleAt = begun + againAfterMs
      this.#parts.onTrouble(error)
    } finally {
      if (saves === this.#saves) this.#reading = undefined
    }
  }

  #tellBroken(broken: readonly string[]): void {
    const names = broken.join()
    if (names !== '' && names !== this.#toldBroken) this.#parts.onBroken(broken)
    this.#toldBroken = names
  }
}
