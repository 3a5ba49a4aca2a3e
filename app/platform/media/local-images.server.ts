import { within } from '#app/lib/within.ts'
import type { Media } from './media.server.ts'
import { mediaPath } from './uploads.server.ts'

const maxWaitMs = 600
/** Images beyond this are queued again by a later page. */
const maxQueue = 1000

/**
 * Paths of images of other sites that are stored here. Missing ones are fetched in the background, one after the other, and
 * shown from then on.
 */
export class LocalImages {
  readonly #media: Pick<Media, 'known' | 'storeImage' | 'forget'>
  readonly #queue = new Set<string>()
  #isFetching = false

  constructor(media: Pick<Media, 'known' | 'storeImage' | 'forget'>) {
    this.#media = media
  }

  /** The local paths of those images that are stored. */
  async paths(urls: readonly (string | null | undefined)[]): Promise<Map<string, string>> {
    const wanted = [...new Set(urls.filter((url) => typeof url === 'string' && url !== ''))] as string[]
    if (wanted.length === 0) return new Map()
    // A page is sent without an image rather than late.
    const known = await within(maxWaitMs, this.#media.known(wanted)).catch(() => undefined)
    if (!known) return new Map()
    for (const url of wanted) if (!known.has(url) && this.#queue.size < maxQueue) this.#queue.add(url)
    if (!this.#isFetching) void this.#fetchAll()
    return new Map([...known].map(([url, sha256]) => [url, mediaPath(sha256)]))
  }

  /** Call after its copies were deleted. */
  forget(url: string): void {
    this.#media.forget(url)
  }

  async #fetchAll() {
    this.#isFetching = true
    for (const url of this.#queue) {
      await this.#media.storeImage(url)
      this.#queue.delete(url)
    }
    this.#isFetching = false
  }
}
