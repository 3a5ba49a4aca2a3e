import type { Kysely } from 'kysely'
import { createContext, type PageContext } from '#app/platform/page-context.ts'
import type { Database } from '#db/schema.ts'
import type { PagePolicy, TagIds } from './consent/vendors.ts'
import type { AuthMethod } from './env/sign-in-config.server.ts'
import type { OwnPictures } from './media/own-pictures.server.ts'

interface Trouble {
  /** A stable word that figures are counted by, such as `carriers-unavailable`. */
  kind: string
  requestId: string
  /** Without the query: what a visitor typed is no part of a log. */
  path: string
}

export type Report = (error: unknown, trouble: Trouble) => void

/** What loaders need of the running server, handed over with each request. */
export interface Services {
  db: Kysely<Database>
  /** Logs trouble and counts it for the operator. */
  report: Report
  siteUrl: string
  /** Ways to sign in that are on. */
  authMethods: readonly AuthMethod[]
  /** Pictures of others as this site serves them. */
  pictures: Pick<OwnPictures, 'paths'>
  /** Of the visitor, for limits alone: others may be given the same page. */
  address: string
  now: () => Date
}

/** The database itself gives up a query sooner or later; a render may take 5 s. */
const usualPatienceMs = 4000

/** What one render tells the page cache and the document about itself. */
export class PageRender {
  readonly requestId: string
  readonly path: string
  /** How long what every page shows is waited for before defaults stand in. */
  readonly patienceMs: number
  /** Names of the records that the page shows: saving one of them drops the page. */
  readonly tags = new Set<string>()
  /** Shown with a fallback: right for this visitor, never stored. */
  degraded = false
  /** Its address has a value that no record has, such as a provider: rendered with the usual one, never stored. */
  hasUnknownValue = false
  /** Shows who is signed in: for this visitor only, never stored anywhere on the way. */
  personal = false
  /** The page's code writes styles into the document that no hash can foresee. */
  inlineStyles = false
  /** With a status of 429 or 503: when another try may succeed. */
  retryAfterSeconds: number | undefined
  /** Which vendors' code the page may load, and the ids of the tags that are on. */
  pagePolicy: PagePolicy = 'none'
  tagIds: TagIds = {}
  readonly #kept = new Map<string, Promise<unknown>>()

  constructor({
    requestId,
    path,
    patienceMs = usualPatienceMs,
  }: Pick<PageRender, 'requestId' | 'path'> & { patienceMs?: number }) {
    this.patienceMs = patienceMs
    this.requestId = requestId
    this.path = path
  }

  /** Loads once what several loaders of one page need. */
  once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const kept = (this.#kept.get(key) as Promise<Value> | undefined) ?? load()
    this.#kept.set(key, kept)
    return kept
  }
}

export const servicesContext = createContext<Services>()
export const renderContext = createContext<PageRender>()

/** A part of the page could not be loaded and something else stands in: said to the operator, not to the visitor. */
export function degrade(context: Readonly<PageContext>, error: unknown, kind: string): void {
  const render = context.get(renderContext)
  render.degraded = true
  context.get(servicesContext).report(error, { kind, requestId: render.requestId, path: render.path })
}
