import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { within } from '#app/lib/within.ts'
import type { Database } from '#db/schema.ts'
import { type EncodeTrouble, encodePicture } from './encode-picture.server.ts'
import { fetchImage, type ImageTrouble, type Picture } from './fetch-image.server.ts'
import {
  askedAgainMs,
  findPicture,
  hashOf,
  listKnown,
  mediaPath,
  savePicture,
} from './stored-pictures.server.ts'

interface PicturesParts {
  db: Kysely<Database>
  now: () => Date
  /** Origins on this machine that images may come from, besides public addresses. */
  trusted: readonly string[]
  onTrouble: (trouble: FetchTrouble, about: { host: string; cause?: unknown }) => void
}

const memoryBytes = 16 * 1024 * 1024
const addressesInMemory = 5000
/** After a fetch that failed. */
const retryAfterMs = 3_600_000
const maxUrl = 2048
/** The longest that a page waits for the paths of pictures. */
const maxWaitMs = 600
/** Pictures beyond this are queued again by a later page. */
const maxQueue = 1000

type FetchTrouble = ImageTrouble | 'storage'

export type PictureTrouble = FetchTrouble | EncodeTrouble

export type Stored<Trouble> = { ok: true; sha256: string } | { ok: false; trouble: Trouble }

/** Images of other sites, fetched once and served from here: pages contact no other host. Uploaded ones are beside them. */
export class Pictures {
  readonly #parts: PicturesParts
  readonly #pictures = new LRUCache<string, Picture>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  readonly #hashes = new LRUCache<string, string>({
    max: addressesInMemory,
    ttl: askedAgainMs,
    perf: { now: () => this.#parts.now().getTime() },
  })
  readonly #notBefore = new LRUCache<string, number>({ max: addressesInMemory })
  readonly #inProgress = new Map<string, Promise<Stored<FetchTrouble>>>()
  readonly #queue = new Set<string>()
  #isFetching = false

  constructor(parts: PicturesParts) {
    this.#parts = parts
  }

  /**
   * The local paths of those images that are stored. Missing ones are fetched in the background, one after the other, and
   * shown from then on.
   */
  async paths(urls: readonly (string | null | undefined)[]): Promise<Map<string, string>> {
    const wanted = [...new Set(urls.flatMap((url) => url || []))]
    if (wanted.length === 0) return new Map()
    // A page is sent without an image rather than late.
    const known = await within(maxWaitMs, this.known(wanted)).catch(() => undefined)
    if (!known) return new Map()
    for (const url of wanted) if (!known.has(url) && this.#queue.size < maxQueue) this.#queue.add(url)
    if (!this.#isFetching) void this.#fetchQueue()
    return new Map([...known].map(([url, sha256]) => [url, mediaPath(sha256)]))
  }

  async #fetchQueue() {
    this.#isFetching = true
    for (const url of this.#queue) {
      await this.storeImage(url)
      this.#queue.delete(url)
    }
    this.#isFetching = false
  }

  /** The hash of the image at an address, fetched now if it is not stored; undefined when it cannot be fetched. */
  async storeImage(url: string): Promise<string | undefined> {
    const known = await this.#hashOf(url)
    if (known !== undefined) return known
    if (this.#hasFailed(url) || url.length > maxUrl || !URL.canParse(url)) return undefined
    const stored = await this.#fetchOnce(url)
    return stored.ok ? stored.sha256 : undefined
  }

  /** As `storeImage`, also where a fetch has just failed, and with the reason of a failure. */
  async checkImage(url: string): Promise<Stored<FetchTrouble>> {
    if (!URL.canParse(url)) return { ok: false, trouble: 'not-public' }
    const sha256 = await this.#hashOf(url)
    return sha256 === undefined ? await this.#fetchOnce(url) : { ok: true, sha256 }
  }

  /**
   * Stores an uploaded picture, encoded anew. Its source is the path that serves it.
   * @throws when the database does not answer.
   */
  async storeUpload(bytes: Uint8Array): Promise<Stored<EncodeTrouble>> {
    const encoded = await encodePicture(bytes)
    if (!encoded.ok) return encoded
    const { picture } = encoded
    const sha256 = hashOf(picture.bytes)
    const { db, now } = this.#parts
    await savePicture(db, { sha256, source: mediaPath(sha256), picture, at: now() })
    return { ok: true, sha256 }
  }

  /** The hashes of those addresses whose images are stored. */
  async known(urls: readonly string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    for (const url of urls) {
      const hash = this.#hashes.get(url)
      if (hash !== undefined) found.set(url, hash)
    }
    // The database is queried once for an address without an image; then it is fetched.
    const unknown = urls.filter((url) => !found.has(url) && !this.#hasFailed(url))
    const stored = await this.#stored(listKnown(this.#parts.db, unknown, this.#parts.now()))
    for (const [url, hash] of stored ?? []) {
      this.#hashes.set(url, hash)
      found.set(url, hash)
    }
    return found
  }

  /** @throws when the database does not answer. */
  async find(sha256: string): Promise<Picture | undefined> {
    const cached = this.#pictures.get(sha256)
    if (cached) return cached
    const picture = await findPicture(this.#parts.db, sha256)
    if (picture) this.#pictures.set(sha256, picture)
    return picture
  }

  /** Removes an address from memory. Call after its copies were deleted. */
  forget(url: string): void {
    const sha256 = this.#hashes.get(url)
    if (sha256 === undefined) return
    this.#hashes.delete(url)
    this.#pictures.delete(sha256)
  }

  /** Another caller may have fetched it while the database was asked. */
  async #hashOf(url: string): Promise<string | undefined> {
    return (await this.known([url])).get(url) ?? this.#hashes.get(url)
  }

  async #fetchOnce(url: string): Promise<Stored<FetchTrouble>> {
    const waiting = this.#inProgress.get(url)
    if (waiting) return await waiting
    const work = this.#fetch(url).finally(() => this.#inProgress.delete(url))
    this.#inProgress.set(url, work)
    return await work
  }

  async #fetch(url: string): Promise<Stored<FetchTrouble>> {
    const { now, trusted, onTrouble, db } = this.#parts
    const address = new URL(url)
    const answer = await fetchImage(address, { trusted })
    if (!answer.ok) {
      this.#notBefore.set(url, now().getTime() + retryAfterMs)
      onTrouble(answer.trouble, { host: address.hostname })
      return answer
    }
    this.#notBefore.delete(url)
    const { picture } = answer
    const sha256 = hashOf(picture.bytes)
    this.#pictures.set(sha256, picture)
    const saving = savePicture(db, { sha256, source: url, picture, at: now() })
    const saved = await this.#stored(saving.then(() => true))
    // An image that is only in memory is lost with the process: no page may name it.
    if (!saved) return { ok: false, trouble: 'storage' }
    this.#hashes.set(url, sha256)
    return { ok: true, sha256 }
  }

  #hasFailed(url: string): boolean {
    return (this.#notBefore.get(url) ?? 0) > this.#parts.now().getTime()
  }

  #stored<Value>(work: Promise<Value>): Promise<Value | undefined> {
    return work.catch((error: unknown) => {
      this.#parts.onTrouble('storage', { host: '', cause: error })
      return undefined
    })
  }
}
