import { LRUCache } from 'lru-cache'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import type { Pictures } from '#app/platform/media/pictures.server.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import { type Coin, type CoinsCopy, searchTerm } from './coin.ts'
import { type Called, type CallParts, CoinCalls } from './coin-calls.server.ts'
import { isFresh } from './freshness.ts'
import { findCopy, saveCopy } from './store.server.ts'

export type CoinsReading =
  /** `fresh`: as the source has it, no older than `freshMs`; `stale`: older, as it was not asked or did not answer. */
  | { kind: 'fresh' | 'stale'; copy: CoinsCopy }
  /** The source was not asked or did not answer, and nothing is known. */
  | { kind: 'unavailable'; refusal: Refusal }

interface CryptoParts extends CallParts {
  pictures: Pictures
}

/** The source's hosts of coin images. */
const imageHosts: ReadonlySet<string> = new Set(['coin-images.coingecko.com', 'assets.coingecko.com'])

const listsInMemory = 300
const defaultKey = 'default'

/** Prices of coins, one copy per process for all visitors. Requested when a visitor looks, not on a schedule. */
export class CryptoFeed {
  readonly #parts: CryptoParts
  readonly #calls: CoinCalls
  readonly #copies = new LRUCache<string, CoinsCopy>({ max: listsInMemory })
  readonly #underWay = new Map<string, Promise<CoinsReading>>()

  constructor(parts: CryptoParts) {
    this.#parts = parts
    this.#calls = new CoinCalls(parts)
  }

  /** The ten default coins. */
  markets(): Promise<CoinsReading> {
    return this.#read(defaultKey, () => this.#newDefaults())
  }

  /**
   * The coins that match a term, at most 25; none for a short term. `address`: the visitor's, against whose limit the
   * search counts.
   */
  search(typed: string, address: string): Promise<CoinsReading> {
    const term = searchTerm(typed)
    const now = this.#parts.now().toISOString()
    if (term === undefined) return Promise.resolve({ kind: 'fresh', copy: { coins: [], copiedAt: now } })
    const key = `search ${term}`
    return this.#read(key, () => this.#fetched(key, () => this.#calls.search(key, term, address), address))
  }

  /** For the status page. Old prices are normal: the source is asked only when a visitor looks. */
  async health(): Promise<FeedHealth> {
    const newest = this.#copies.get(defaultKey) ?? (await findCopy(this.#parts.db))
    const state = this.#calls.refusal(defaultKey) ? 'silent' : newest ? 'working' : 'unknown'
    return { state, newestAt: newest && new Date(newest.copiedAt) }
  }

  async #read(key: string, renew: () => Promise<CoinsReading>): Promise<CoinsReading> {
    const copy = this.#copies.get(key)
    const isKnown = copy !== undefined && isFresh(copy.copiedAt, this.#parts.now())
    const reading: CoinsReading = isKnown ? { kind: 'fresh', copy } : await this.#shared(key, renew)
    if (reading.kind === 'unavailable') return reading
    const coins = await withOwnImages(reading.copy.coins, this.#parts)
    return { ...reading, copy: { ...reading.copy, coins } }
  }

  /** Requests for the same list share one reading. */
  #shared(key: string, renew: () => Promise<CoinsReading>): Promise<CoinsReading> {
    const waiting = this.#underWay.get(key)
    if (waiting) return waiting
    const reading = renew().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, reading)
    return reading
  }

  /** Another server may have stored them meanwhile, or this one before a restart. */
  async #newDefaults(): Promise<CoinsReading> {
    const stored = await this.#stored(findCopy(this.#parts.db))
    const known = this.#copies.get(defaultKey)
    if (stored && (!known || stored.copiedAt > known.copiedAt)) this.#copies.set(defaultKey, stored)
    if (stored && isFresh(stored.copiedAt, this.#parts.now())) return { kind: 'fresh', copy: stored }
    const reading = await this.#fetched(defaultKey, () => this.#calls.defaults(defaultKey))
    if (reading.kind === 'fresh') await this.#stored(saveCopy(this.#parts.db, reading.copy))
    return reading
  }

  async #fetched(key: string, ask: () => Promise<Called<Coin[]>>, address?: string): Promise<CoinsReading> {
    const known = this.#copies.get(key)
    const refusal = this.#calls.refusal(key, address)
    const answer = refusal ? { ok: false as const, refusal } : await ask()
    if (!answer.ok)
      return known ? { kind: 'stale', copy: known } : { kind: 'unavailable', refusal: answer.refusal }
    const copy = { coins: withImages(answer.value, known), copiedAt: this.#parts.now().toISOString() }
    this.#copies.set(key, copy)
    return { kind: 'fresh', copy }
  }

  /** A database failure must not hide prices that the source has. */
  #stored<Value>(work: Promise<Value>): Promise<Value | undefined> {
    return work.catch((error: unknown) => {
      this.#parts.onTrouble('storage', error)
      return undefined
    })
  }
}

/** An answer with prices alone has no images: those of the copy before are used. */
function withImages(coins: readonly Coin[], before: CoinsCopy | undefined): Coin[] {
  return coins.map((coin) => ({
    ...coin,
    image: coin.image ?? before?.coins.find(({ id }) => id === coin.id)?.image ?? null,
  }))
}

/** The coins with this site's own paths of their images, null where an image is not stored yet. */
async function withOwnImages(coins: readonly Coin[], { pictures, server }: CryptoParts): Promise<Coin[]> {
  const known = await pictures.paths(
    coins.map(({ image }) => (image && isOfCoins(image, server.url) ? image : null)),
  )
  return coins.map((coin) => ({ ...coin, image: known.get(coin.image ?? '') ?? null }))
}

/** `origin`: the source's own server, a local one in tests. */
function isOfCoins(url: string, origin: string): boolean {
  const address = URL.parse(url)
  if (!address) return false
  return (address.protocol === 'https:' && imageHosts.has(address.hostname)) || address.origin === origin
}
