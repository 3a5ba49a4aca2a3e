import type { Kysely } from 'kysely'
import { createContext, type PageContext } from '#app/platform/page-context.ts'
import type { Database } from '#db/schema.ts'
import type { PagePolicy, TagIds } from './consent/vendors.ts'
import type { AuthMethod } from './env/sign-in-config.server.ts'
import type { LocalImages } from './media/local-images.server.ts'

interface Trouble {
  /** For statistics, a constant such as `carriers-unavailable`. */
  kind: string
  requestId: string
  /** Without the query, which may contain what a visitor typed. */
  path: string
}

export type Report = (error: unknown, trouble: Trouble) => void

/** Services of the server for loaders. */
export interface Services {
  db: Kysely<Database>
  /** Logs and counts an error. */
  report: Report
  siteUrl: string
  /** Enabled sign-in methods. */
  authMethods: readonly AuthMethod[]
  /** Stored images of other sites. */
  pictures: Pick<LocalImages, 'paths'>
  /** The visitor's, for rate limits only: a cached page is sent to others too. */
  address: string
  now: () => Date
}

/** A render may take 5 s. */
const defaultPatienceMs = 4000

/** What a render reports to the page cache and the document. */
export class PageRender {
  readonly requestId: string
  readonly path: string
  /** Longest wait for the data of the frame before defaults are used. */
  readonly patienceMs: number
  /** Names of the records that the page shows: saving one of them invalidates the page. */
  readonly tags = new Set<string>()
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
  /** Which vendors' code the page may load, and the ids of the tags that are on. */
  pagePolicy: PagePolicy = 'none'
  tagIds: TagIds = {}
  readonly #loaded = new Map<string, Promise<unknown>>()

  constructor({
    requestId,
    path,
    patienceMs = defaultPatienceMs,
  }: Pick<PageRender, 'requestId' | 'path'> & { patienceMs?: number }) {
    this.patienceMs = patienceMs
    this.requestId = requestId
    this.path = path
  }

  /** Shares a load between the loaders of one page. */
  once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const value = (this.#loaded.get(key) as Promise<Value> | undefined) ?? load()
    this.#loaded.set(key, value)
    return value
  }
}

/** The form that a browser without JavaScript posted: answered with its page, and neither cached nor stored. */
export const postedContext = createContext<Readonly<Record<string, string>> | null>(null)

export const servicesContext = createContext<Services>()
export const renderContext = createContext<PageRender>()

/** Reports that a part of the page could not be loaded and a fallback is shown. */
export function degrade(context: Readonly<PageContext>, error: unknown, kind: string): void {
  const render = context.get(renderContext)
  render.degraded = true
  context.get(servicesContext).report(error, { kind, requestId: render.requestId, path: render.path })
}
