import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/schema.ts'
import { fetchImage, type ImageTrouble, type Picture } from './fetch-image.server.ts'
import { findPicture, listKnown, savePicture } from './store.server.ts'

interface MediaParts {
  db: Kysely<Database>
  now: () => Date
  /** Origins on this machine that images may come from, beside the open internet. */
  trusted: readonly string[]
  onTrouble: (trouble: ImageTrouble | 'storage', about: { host: string; cause?: unknown }) => void
}

const memoryBytes = 16 * 1024 * 1024
const addressesInMemory = 5000
/** A picture that could not be had is not asked for again so soon. */
const againAfterMs = 3_600_000
const maxUrl = 2048

/** Where a picture stands on this site. */
export const mediaPath = (sha256: string) => `/media/${sha256}`

/** Images of others, fetched once and served from here: a page contacts no other host. */
export class Media {
  readonly #parts: MediaParts
  readonly #pictures = new LRUCache<string, Picture>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  readonly #hashes = new LRUCache<string, string>({ max: addressesInMemory })
  readonly #notBefore = new LRUCache<string, number>({ max: addressesInMemory })
  readonly #underWay = new Map<string, Promise<string | undefined>>()

  constructor(parts: MediaParts) {
    this.#parts = parts
  }

  /** The hash of the picture at an address, fetched now if it never was. Undefined: there is none to be had. */
  async storeImage(url: string): Promise<string | undefined> {
    // Another caller may have fetched it while the database was asked.
    const known = (await this.known([url])).get(url) ?? this.#hashes.get(url)
    if (known !== undefined) return known
    const waiting = this.#underWay.get(url)
    if (waiting) return await waiting
    const work = this.#fetch(url).finally(() => this.#underWay.delete(url))
    this.#underWay.set(url, work)
    return await work
  }

  /** The hashes of those addresses whose pictures are here already. */
  async known(urls: readonly string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    for (const url of urls) {
      const hash = this.#hashes.get(url)
      if (hash !== undefined) found.set(url, hash)
    }
    // An address without a picture is looked for in the database once, and then where it is fetched.
    const unknown = urls.filter((url) => !found.has(url) && !this.#isResting(url))
    const stored = await this.#stored(() => listKnown(this.#parts.db, unknown))
    for (const [url, hash] of stored ?? []) {
      this.#hashes.set(url, hash)
      found.set(url, hash)
    }
    return found
  }

  /** @throws when the database does not answer. */
  async find(sha256: string): Promise<Picture | undefined> {
    const kept = this.#pictures.get(sha256)
    if (kept) return kept
    const picture = await findPicture(this.#parts.db, sha256)
    if (picture) this.#pictures.set(sha256, picture)
    return picture
  }

  /** Nothing of an address is given from memory any more: its copies were taken away. */
  forget(url: string): void {
    const sha256 = this.#hashes.get(url)
    if (sha256 === undefined) return
    this.#hashes.delete(url)
    this.#pictures.delete(sha256)
  }

  async #fetch(url: string): Promise<string | undefined> {
    if (this.#isResting(url) || url.length > maxUrl || !URL.canParse(url)) return undefined
    const { now, trusted, onTrouble, db } = this.#parts
    const address = new URL(url)
    const answer = await fetchImage(address, { trusted })
    if (!answer.ok) {
      this.#notBefore.set(url, now().getTime() + againAfterMs)
      onTrouble(answer.trouble, { host: address.hostname })
      return undefined
    }
    const { picture } = answer
    const sha256 = createHash('sha256').update(picture.bytes).digest('hex')
    this.#pictures.set(sha256, picture)
    const saved = await this.#stored(async () => {
      await savePicture(db, { sha256, url, picture, at: now() })
      return true
    })
    // What is not stored would be gone with this process: no page may name it.
    if (!saved) return undefined
    this.#hashes.set(url, sha256)
    return sha256
  }

  #isResting(url: string): boolean {
    return (this.#notBefore.get(url) ?? 0) > this.#parts.now().getTime()
  }

  async #stored<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await work()
    } catch (error) {
      this.#parts.onTrouble('storage', { host: '', cause: error })
      return undefined
    }
  }
}
