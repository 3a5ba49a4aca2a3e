import type { Storage } from '#db/storage.ts'

const channel = 'restore_in_progress'
/** How often the restoring server repeats its notice; the others forget it when none came for `validMs`. */
const repeatMs = 5_000
const validMs = 20_000

/**
 * Whether a backup is being restored. The servers of a site notify each other, so that all keep visitors away from locked
 * tables. A restoring server that ends without notice is forgotten.
 */
export class RestoreNotice {
  readonly #storage: Storage
  readonly #now: () => Date
  #stopListening: () => Promise<void> = async () => {}
  #validUntil = 0
  #isOwn = false
  #timer: ReturnType<typeof setInterval> | undefined

  private constructor(storage: Storage, now: () => Date) {
    this.#storage = storage
    this.#now = now
  }

  static async open(storage: Storage, now: () => Date): Promise<RestoreNotice> {
    const notice = new RestoreNotice(storage, now)
    // The embedded database has one server, and notifies it only after the restore.
    if (storage.kind === 'postgres') {
      notice.#stopListening = await storage.listen(
        channel,
        (payload) => {
          notice.#validUntil = payload === 'begun' ? now().getTime() + validMs : 0
        },
        () => {},
      )
    }
    return notice
  }

  get isOn(): boolean {
    return this.#isOwn || this.#validUntil > this.#now().getTime()
  }

  async begin(): Promise<void> {
    this.#isOwn = true
    await this.#notify('begun')
    this.#timer = setInterval(() => void this.#notify('begun').catch(() => {}), repeatMs).unref()
  }

  async end(): Promise<void> {
    clearInterval(this.#timer)
    this.#isOwn = false
    await this.#notify('ended')
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#stopListening()
  }

  async #notify(payload: 'begun' | 'ended'): Promise<void> {
    if (this.#storage.kind === 'postgres') await this.#storage.notify(channel, payload)
  }
}
