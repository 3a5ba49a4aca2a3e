import type { PagePolicy, TagIds } from '../consent/vendors.ts'

interface Trouble {
  /** For statistics, a constant such as `carriers-unavailable`. */
  kind: string
  requestId: string
  /** Without the query, which may contain what a visitor typed. */
  path: string
}

/** Logs and counts an error. */
export type Report = (error: unknown, trouble: Trouble) => void

/** What a render reports to the page cache and the document. */
export class PageRender {
  readonly requestId: string
  readonly path: string
  /** Names of the records that the page shows: saving one of them invalidates the page. */
  readonly tags = new Set<string>()
  /** Longest wait for the data of the frame before defaults are used. A render may take 5 s. */
  patienceMs = 4000
  /** Rendered with a fallback: never cached. */
  degraded = false
  /** A parameter has a value that no record has, such as a provider: rendered with the default, never cached. */
  hasUnknownValue = false
  /** For this visitor only: never cached, not by proxies either. */
  personal = false
  /** The page's code adds inline styles at run time, which no hash can allow. */
  inlineStyles = false
  /** The page shows other documents of this site in frames. */
  hasFrames = false
  /** With a status of 429 or 503: when another try may succeed. */
  retryAfterSeconds: number | undefined
  /** The vendors' code that the page may load when all is switched on. */
  mostVendors: PagePolicy = 'none'
  /** The same by the settings, and the ids of the tags that are on. */
  pagePolicy: PagePolicy = 'none'
  tagIds: TagIds = {}
  readonly #report: Report
  readonly #loaded = new Map<string, Promise<unknown>>()

  constructor({ requestId, path, report }: Pick<PageRender, 'requestId' | 'path'> & { report: Report }) {
    this.requestId = requestId
    this.path = path
    this.#report = report
  }

  /** Reports an error to the operator. */
  report(error: unknown, kind: string): void {
    this.#report(error, { kind, requestId: this.requestId, path: this.path })
  }

  /** Reports that a part of the page could not be loaded and a fallback is shown. */
  degrade(error: unknown, kind: string): void {
    this.degraded = true
    this.report(error, kind)
  }

  /** Reads records that the page shows, named as in its tags; if that fails, it is reported and the page shows `otherwise`. */
  async records<Read, Otherwise>(
    tag: string,
    read: () => Read | Promise<Read>,
    otherwise: (error: unknown) => Otherwise,
  ): Promise<Read | Otherwise> {
    this.tags.add(tag)
    try {
      return await read()
    } catch (error) {
      this.degrade(error, `${tag}-unavailable`)
      return otherwise(error)
    }
  }

  /** Shares a load between the loaders of one page. */
  once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const value = (this.#loaded.get(key) as Promise<Value> | undefined) ?? load()
    this.#loaded.set(key, value)
    return value
  }
}
