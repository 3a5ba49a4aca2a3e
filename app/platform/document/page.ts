import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { Lang } from '#app/lib/language.ts'
import type { PagePolicy, TagIds } from '../consent/consent.ts'
import type { SiteData } from '../site/site-data.ts'

/** What a page may read of the site: its records, feeds and clock. `server/services.ts` lists it. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared where the site is made
export interface PageSite {}

/** What `load` gets. `pages/form-answers.ts` adds what only a posted form has. */
export interface PageRequest {
  url: URL
  lang: Lang
  /** The path without its language. */
  path: string
  site: PageSite
  render: PageRender
  /** The visitor's, for rate limits only: a cached page is sent to others too. */
  address: string
}

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
  /** Longest wait for the data of header and footer before defaults are used. A render may take 5 s. */
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
  /** The page may ask for the camera. */
  camera = false
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

  /**
   * Reads records that the page shows, named as in its tags; if that fails, it is reported and the page shows `otherwise`,
   * which is undefined unless given.
   */
  async records<Read, Otherwise = undefined>(
    tag: string,
    read: () => Read | Promise<Read>,
    otherwise: (error: unknown) => Otherwise = () => undefined as Otherwise,
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

/** A page's facts for search engines and link previews. */
export interface Seo {
  lang: Lang
  /** The page's path without its language. */
  path: string
  title: string
  description: string
  keywords?: string
  /** Address of the page's feed in its language. */
  feed?: string
  /** Absolute URL of a picture that an operator chose instead of the page's own. */
  image?: string
  /** `path`: the tool's own, when the page is below it. */
  about: { kind: 'site' } | { kind: 'tool'; name: string; path?: string } | { kind: 'page'; name: string }
}

/**
 * Path of a page's link preview picture, 1200 x 630: `/og/qr-builder-ne.png`. Pages below a tool use the tool's.
 * `npm run make:og` draws them.
 */
export function previewPicture(path: string, lang: Lang): string {
  return `/og/${path.split('/')[1] || 'home'}-${lang}.png`
}

/** What the document needs of a page's data. */
export interface PageData {
  /** Texts for search engines and link previews. A page without them is `noindex`. */
  seo?: Seo | undefined
  /** The document's title where there is no `seo`. */
  title?: string
  /** HTTP status, by default 200. */
  status?: number
  /** Name of the usage event that is recorded when the page is opened. */
  openEvent?: string
  /** Address of a further stylesheet. */
  stylesheet?: string
}

interface IslandOptions {
  /**
   * `now`: its code runs when the page has been painted. `near`: when it comes near the screen. `used`: when the visitor
   * points at it, presses or focuses something in it, or the address names a part of it; for what few visitors open.
   */
  when?: 'now' | 'near' | 'used'
  /** The parts of the site's data that its components read through `useSite`. */
  site?: Partial<SiteData>
}

/**
 * Renders a React component that the browser hydrates.
 *
 * @param name of its file `<name>.island.tsx`, whose default export is the component
 * @param props sent to the browser as JSON
 */
export type DrawIsland = <Props extends object>(
  name: string,
  component: ComponentType<Props>,
  props: Props,
  options?: IslandOptions,
) => ReactElement

interface PageView {
  url: URL
  lang: Lang
  site: SiteData
  island: DrawIsland
  /** A constant script at this place, which runs before what follows is painted; the document's policy admits it. */
  inlineScript: (text: string) => ReactElement
}

export interface PageDefinition<Data extends PageData> {
  /** Its path in English. */
  path: string
  /** How many segments an address of this page may have below `path`, by default none. */
  depth?: number
  /** The day since which the sitemap lists it. Tools have it, `params` and ads in their manifest. */
  listedSince?: string
  /** Query parameters that change what the server renders. */
  params?: readonly string[]
  /** What holds for every render. A page that is `personal` is never cached. */
  render?: Partial<
    Pick<PageRender, 'personal' | 'patienceMs' | 'mostVendors' | 'inlineStyles' | 'hasFrames' | 'camera'>
  >
  /** Name of a file `<name>.script.ts` that runs in the browser after the first paint. */
  script?: string
  /** False: without header and footer of the site. */
  hasLayout?: boolean
  /** Reads what the page shows. @throws PageNotFound, PageRedirect */
  load: (request: PageRequest) => Promise<Data> | Data
  /** Draws the content of the page. A plain function, called outside of React's render. */
  draw: (data: Data, view: PageView) => ReactNode
}

/** A page whose data was read. */
export interface LoadedPage {
  data: PageData
  draw: (view: PageView) => ReactNode
}

export interface Page extends Omit<PageDefinition<PageData>, 'load' | 'draw'> {
  load: (request: PageRequest) => Promise<LoadedPage>
}

export function definePage<Data extends PageData>({ load, draw, ...rest }: PageDefinition<Data>): Page {
  return {
    ...rest,
    load: async (request) => {
      const data = await load(request)
      return { data, draw: (view) => draw(data, view) }
    },
  }
}

/** Why there is no page at an address. */
export interface Absence {
  /** The name of a tool that an operator switched off, or that is not open yet. */
  closedTool?: string | undefined
  /** An address below a tool's page that names nothing: an explanation, and a link to where it goes on. */
  part?: {
    explanation: string
    /** Without its language. */
    path: string
    link: string
  }
}

/** Thrown by a page's `load`: answered with the not-found page and 404. */
export class PageNotFound extends Error {
  readonly absence: Absence

  constructor(absence: Absence = {}) {
    super('There is no page at this address')
    this.absence = absence
  }
}

/** Thrown by a page's `load`. */
export class PageRedirect extends Error {
  readonly location: string
  readonly status: 301 | 302

  constructor(location: string, status: 301 | 302) {
    super(`This page stands at ${location}`)
    this.location = location
    this.status = status
  }
}

export interface RenderedPage {
  status: number
  html: string
  /** The inline scripts and styles that this code wrote: the document's policy admits no others. */
  inline: { scripts: readonly string[]; styles: readonly string[] }
}

/** Answers a GET of any path that no other part of the server answers. @throws when even the error page cannot be drawn. */
export type RenderPage = (
  request: Omit<PageRequest, 'lang' | 'path'>,
) => Promise<RenderedPage | { location: string; status: 301 | 302 }>
