import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { msUntilNepalMidnight } from '#app/kit/nepal-time.ts'
import { bytesOf, compressed, type KeptEncoding } from '../http/encoding.server.ts'

const freshForMs = 60_000
const servableForMs = 24 * 3_600_000

/** One answer in every form that a client may ask for, headers made once. */
export interface CachedAnswer {
  etag: string
  /** Set where each answer has to be finished by itself: then this counts, and not the forms. */
  unfinished?: Pick<RenderedAnswer, 'headers' | 'body'>
  forms: Record<KeptEncoding, { body: Buffer; headers: Record<string, string> }>
  notModifiedHeaders: Record<string, string>
}

export interface RenderedAnswer {
  headers: Record<string, string>
  /** Bytes are UTF-8. */
  body: Buffer | string
  tags: Iterable<string>
  /** It holds marks that become a nonce in each answer: not compressed, and no client is told to keep it. */
  perAnswer?: boolean
}

interface Entry extends CachedAnswer {
  tags: ReadonlySet<string>
  freshUntil: number
  servableUntil: number
}

interface CacheOptions {
  /** False in development and where the work behind the cache is to be measured: nothing is kept. */
  enabled?: boolean
  /** Half of these limits is for variants, half for all other answers. */
  maxEntries?: number
  maxBytes?: number
  /** Whether a key is that of one of many variants of a page, by parameters or by its path. */
  isVariant?: (key: string) => boolean
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * Whole answers in memory, compressed once. Age is at most a minute and never past midnight in Nepal; an entry that is
 * too old still serves, for a day, when the new render would be a degraded one. Variants of pages push out each other
 * and nothing else: there are thousands that any client can ask for.
 */
export class PageCache {
  readonly enabled: boolean
  readonly #single: LRUCache<string, Entry>
  readonly #variants: LRUCache<string, Entry>
  readonly #isVariant: (key: string) => boolean
  readonly #changedAt = new Map<string, number>()
  readonly #now: () => number
  #changes = 0
  #flushedAt = 0

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

  /** The answer that may be given without a render. */
  fresh(key: string): CachedAnswer | undefined {
    const entry = this.#entriesOf(key).get(key)
    return entry && entry.freshUntil > this.#now() ? entry : undefined
  }

  /** The answer that may be given in place of a degraded render. */
  servable(key: string): CachedAnswer | undefined {
    const entry = this.#entriesOf(key).get(key)
    return entry && entry.servableUntil > this.#now() ? entry : undefined
  }

  /** A mark of this moment: what is rendered from here on is stored only if its tags do not change meanwhile. */
  mark(): number {
    return this.#changes
  }

  /** Compresses and stores an answer; gives it back also when it came too late to be stored. */
  async store(key: string, rendered: RenderedAnswer, mark: number): Promise<CachedAnswer> {
    const tags = new Set(rendered.tags)
    const body = bytesOf(rendered.body)
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const previous = this.#entriesOf(key).peek(key)
    // A minute later the page is mostly the same one: then its compressed forms are still good.
    const answer = previous?.etag === etag ? previous : await answerOf(etag, body, rendered)
    const now = this.#now()
    const freshUntil = now + Math.min(freshForMs, msUntilNepalMidnight(new Date(now)))
    if (!this.#changedSince(mark, tags)) {
      this.#entriesOf(key).set(key, { ...answer, tags, freshUntil, servableUntil: now + servableForMs })
    }
    return answer
  }

  /** What shows one of these records must be rendered again. */
  drop(tags: readonly string[]): void {
    this.#changes += 1
    for (const tag of tags) this.#changedAt.set(tag, this.#changes)
    for (const entry of this.#all()) {
      if (tags.some((tag) => entry.tags.has(tag))) entry.freshUntil = 0
    }
  }

  /** Everything must be rendered again: news of changes may have been missed. */
  flush(): void {
    this.#changes += 1
    this.#flushedAt = this.#changes
    for (const entry of this.#all()) entry.freshUntil = 0
  }

  #entriesOf(key: string): LRUCache<string, Entry> {
    return this.#isVariant(key) ? this.#variants : this.#single
  }

  #all(): Entry[] {
    return [...this.#single.values(), ...this.#variants.values()]
  }

  #changedSince(mark: number, tags: ReadonlySet<string>): boolean {
    return this.#flushedAt > mark || [...tags].some((tag) => (this.#changedAt.get(tag) ?? 0) > mark)
  }
}

async function answerOf(etag: string, body: Buffer, rendered: RenderedAnswer): Promise<CachedAnswer> {
  const { headers, perAnswer } = rendered
  const { br, gzip } = perAnswer ? { br: body, gzip: body } : await compressed(body)
  const common = { ...headers, etag, vary: 'accept-encoding' }
  const form = (bytes: Buffer, encoding?: KeptEncoding) => ({
    body: bytes,
    headers: {
      ...common,
      'content-length': String(bytes.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
  return {
    etag,
    ...(perAnswer && { unfinished: { headers, body: rendered.body } }),
    forms: { identity: form(body), br: form(br, 'br'), gzip: form(gzip, 'gzip') },
    notModifiedHeaders: common,
  }
}

function sizeOf({ forms }: Entry): number {
  return forms.identity.body.length + forms.br.body.length + forms.gzip.body.length + 2048
}
