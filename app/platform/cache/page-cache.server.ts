import { createHash } from 'node:crypto'
import { msUntilNepalMidnight } from '@chautari/bikram-sambat/iso-day'
import { LRUCache } from 'lru-cache'
import { bytesOf, type CachedEncoding, compressForCache } from '../http/encoding.server.ts'
import { freshForMs, storedHeaders } from './cache-control.server.ts'

const staleForMs = 24 * 3_600_000

/** A response in every content encoding, with the headers of each. */
export interface CachedResponse {
  etag: string
  /** Set where each response needs its own nonce: used in place of the encodings. */
  template?: Pick<RenderedResponse, 'headers' | 'body'>
  encodings: Record<CachedEncoding, { body: Buffer; headers: Record<string, string> }>
  notModifiedHeaders: Record<string, string>
}

export interface RenderedResponse {
  headers: Record<string, string>
  /** UTF-8. */
  body: Buffer | string
  tags: Iterable<string>
  /** It contains nonce placeholders: stored uncompressed, and sent with `no-store`. */
  hasNonce?: boolean
}

interface Entry extends CachedResponse {
  tags: ReadonlySet<string>
  freshUntil: number
  staleUntil: number
}

interface CacheOptions {
  /** False in development and in measurements of renders: nothing is stored. */
  enabled?: boolean
  /** Half of each limit is for variants, half for all other responses. */
  maxEntries?: number
  maxBytes?: number
  /** Whether a key is that of one of many variants of a page, by parameters or by its path. */
  isVariant?: (key: string) => boolean
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * Whole responses in memory, compressed once. Fresh for a minute and never past midnight in Nepal; usable for a day in
 * place of a render that fails or is degraded (stale-if-error). Variants of pages only evict each other: any client can
 * request thousands of them.
 */
export class PageCache {
  readonly enabled: boolean
  readonly #single: LRUCache<string, Entry>
  readonly #variants: LRUCache<string, Entry>
  readonly #isVariant: (key: string) => boolean
  readonly #changedAt = new Map<string, number>()
  readonly #now: () => number
  #changes = 0
  #invalidatedAllAt = 0

  constructor({
    enabled = true,
    maxEntries = 600,
    maxBytes = 64 * 1024 * 1024,
    isVariant = () => false,
    now = Date.now,
  }: CacheOptions = {}) {
    this.enabled = enabled
    this.#now = now
    this.#isVariant = isVariant
    const limits = { max: maxEntries / 2, maxSize: maxBytes / 2, sizeCalculation: sizeOf }
    this.#single = new LRUCache(limits)
    this.#variants = new LRUCache(limits)
  }

  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#single.size + this.#variants.size,
      bytes: this.#single.calculatedSize + this.#variants.calculatedSize,
    }
  }

  /** A response that may be sent without a render. */
  fresh(key: string): CachedResponse | undefined {
    const entry = this.#entriesOf(key).get(key)
    return entry && entry.freshUntil > this.#now() ? entry : undefined
  }

  /** A response of the past day, fresh or not. */
  stale(key: string): CachedResponse | undefined {
    const entry = this.#entriesOf(key).get(key)
    return entry && entry.staleUntil > this.#now() ? entry : undefined
  }

  /** Read before a render and passed to `store`, which refuses a result whose tags were invalidated in between. */
  version(): number {
    return this.#changes
  }

  /** Compresses and stores a response. Returns it also when it was outdated and not stored. */
  async store(key: string, rendered: RenderedResponse, version: number): Promise<CachedResponse> {
    const tags = new Set(rendered.tags)
    const body = bytesOf(rendered.body)
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const previous = this.#entriesOf(key).peek(key)
    const now = this.#now()
    const headers = storedHeaders(key, rendered.headers, now)
    // After a minute most pages are unchanged: their compressed bytes are reused.
    const isSame =
      previous?.etag === etag && previous.notModifiedHeaders['cache-control'] === headers['cache-control']
    const response = isSame ? previous : await responseOf(etag, body, { ...rendered, headers })
    const freshUntil = now + Math.min(freshForMs, msUntilNepalMidnight(new Date(now)))
    if (!this.#changedSince(version, tags)) {
      this.#entriesOf(key).set(key, { ...response, tags, freshUntil, staleUntil: now + staleForMs })
    }
    return response
  }

  /** Responses with one of these tags are rendered again. */
  invalidate(tags: readonly string[]): void {
    this.#changes += 1
    for (const tag of tags) this.#changedAt.set(tag, this.#changes)
    for (const entry of this.#all()) {
      if (tags.some((tag) => entry.tags.has(tag))) entry.freshUntil = 0
    }
  }

  /** All responses are rendered again: notifications of changes may have been missed. */
  invalidateAll(): void {
    this.#changes += 1
    this.#invalidatedAllAt = this.#changes
    for (const entry of this.#all()) entry.freshUntil = 0
  }

  #entriesOf(key: string): LRUCache<string, Entry> {
    return this.#isVariant(key) ? this.#variants : this.#single
  }

  #all(): Entry[] {
    return [...this.#single.values(), ...this.#variants.values()]
  }

  #changedSince(version: number, tags: ReadonlySet<string>): boolean {
    return (
      this.#invalidatedAllAt > version || [...tags].some((tag) => (this.#changedAt.get(tag) ?? 0) > version)
    )
  }
}

async function responseOf(etag: string, body: Buffer, rendered: RenderedResponse): Promise<CachedResponse> {
  const { headers, hasNonce } = rendered
  const { br, gzip } = hasNonce ? { br: body, gzip: body } : await compressForCache(body)
  const common = { ...headers, etag, vary: 'accept-encoding' }
  const form = (bytes: Buffer, encoding?: CachedEncoding) => ({
    body: bytes,
    headers: {
      ...common,
      'content-length': String(bytes.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
  return {
    etag,
    ...(hasNonce && { template: { headers, body: rendered.body } }),
    encodings: { identity: form(body), br: form(br, 'br'), gzip: form(gzip, 'gzip') },
    notModifiedHeaders: common,
  }
}

function sizeOf({ encodings }: Entry): number {
  return encodings.identity.body.length + encodings.br.body.length + encodings.gzip.body.length + 2048
}
