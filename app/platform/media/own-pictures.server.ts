import { within } from '#app/kit/within.ts'
import { type Media, mediaPath } from './media.server.ts'

const patienceMs = 600
/** Addresses that wait to be fetched; what comes beyond them is asked for again by the next reader. */
const longestQueue = 1000

/**
 * Pictures of others as this site serves them. What is not here yet is fetched, one after the other, behind what
 * visitors wait for, and shown as soon as it is here.
 */
export class OwnPictures {
  readonly #media: Pick<Media, 'known' | 'storeImage' | 'forget'>
  readonly #wanted = new Set<string>()
  #bringing = false

  constructor(media: Pick<Media, 'known' | 'storeImage' | 'forget'>) {
    this.#media = media
  }

  /** The paths on this site of those pictures that are here. */
  async paths(urls: readonly (string | null | undefined)[]): Promise<Map<string, string>> {
    const asked = [...new Set(urls.filter((url) => typeof url === 'string' && url !== ''))] as string[]
    if (asked.length === 0) return new Map()
    // A page without a picture is better than a late one.
    const known = await within(patienceMs, this.#media.known(asked)).catch(() => undefined)
    if (!known) return new Map()
    for (const url of asked) if (!known.has(url) && this.#wanted.size < longestQueue) this.#wanted.add(url)
    if (!this.#bringing) void this.#bringAll()
    return new Map([...known].map(([url, sha256]) => [url, mediaPath(sha256)]))
  }

  /** After its copies were taken away. */
  forget(url: string): void {
    this.#media.forget(url)
  }

  async #bringAll() {
    this.#bringing = true
    for (const url of this.#wanted) {
      await this.#media.storeImage(url)
      this.#wanted.delete(url)
    }
    this.#bringing = false
  }
}
