import { barePath, langOfPath, languages, pathIn } from '#app/lib/language.ts'
import { pages } from '#app/render-page.server.tsx'
import { manifests } from '#app/tools/registry.ts'

export interface PagePath {
  /** The path in English. */
  path: string
  /** When the page was first published. */
  released: string
  /** Paths of the pages below it that the sitemap lists. */
  listedBelow: readonly string[]
}

const openTools = manifests.filter(({ isAnnounced }) => !isAnnounced)

/** Pages other than those of tools, which are described by the tools' manifests. */
const sitePages = pages
  .filter(({ path }) => !manifests.some((tool) => `${path}/`.startsWith(`${tool.path}/`)))
  .toSorted((a, b) => (a.path < b.path ? -1 : 1))

/** All pages for visitors and search engines, tools in their order. */
export const pagePaths: readonly PagePath[] = [
  ...sitePages.flatMap(({ path, listedSince }) =>
    listedSince === undefined ? [] : [{ path, released: listedSince, listedBelow: [] }],
  ),
  ...openTools.map(({ path, released, below }) => ({
    path,
    released,
    listedBelow: (below?.listed ?? []).map((subpath) => path + subpath),
  })),
]

/** Parameters of all cacheable pages, by path and language. */
const paramsOf = new Map(
  [...sitePages.filter(({ render }) => !render?.personal), ...openTools].flatMap(({ path, params = [] }) =>
    languages.map((lang) => [pathIn(lang, path), params] as const),
  ),
)

const firstSegments = new Set(
  [
    ...sitePages.map(({ path }) => path),
    ...manifests.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]),
  ].map((path) => path.split('/')[1]),
)

/** Whether the first segment of a path is that of a page, in either language. The page itself may not exist. */
export function beginsAsPage(pathname: string): boolean {
  return firstSegments.has(barePath(pathname).split('/')[1])
}

const withPagesBelow = openTools.flatMap(({ path, below }) => (below ? [{ path, stored: below.stored }] : []))

/** A cacheable page below a tool's page. Those that do not exist answer 404, which is never cached. */
function isCacheableBelow(pathname: string): boolean {
  const bare = barePath(pathname)
  return withPagesBelow.some(
    ({ path, stored }) => bare.startsWith(`${path}/`) && stored.test(bare.slice(path.length)),
  )
}

const listedPages = new Set(pagePaths.flatMap(({ path, listedBelow }) => [path, ...listedBelow]))

/** Events of opened pages. */
export const openEvents: readonly string[] = ['homepage-view', ...manifests.map(({ events }) => events.open)]

/** Only events that the site defines are stored, so that names stay few. */
export const knownEvents: ReadonlySet<string> = new Set([
  ...openEvents,
  ...manifests.flatMap(({ events }) => Object.values(events)),
])

/** Stored characters of a user agent. */
export const maxAgent = 512

/**
 * The page as which a visit of this path is counted, with its language: the page itself if the sitemap lists it, else the
 * tool above it. Undefined for any other path, so that few pages are counted.
 */
export function countedPage(pathname: string): string | undefined {
  const bare = barePath(pathname)
  if (listedPages.has(bare)) return pathIn(langOfPath(pathname), bare)
  const tool = withPagesBelow.find(({ path }) => bare.startsWith(`${path}/`))
  return tool && pathIn(langOfPath(pathname), tool.path)
}

/** Whether a cache key is that of a variant: a page with parameters or below a tool's page, or data of a year or day. */
export function isVariant(key: string): boolean {
  return !paramsOf.has(key) && (!key.startsWith('/api/') || dataOfTime.test(key))
}

const dataOfTime = /^\/api\/v1\/.*\d/

/**
 * The cache key of an address: path (with its language) and the parameters that the page declares. Undefined where nothing
 * may be cached: no page, or a search (`q`), which is rendered for one visitor.
 */
export function pageKey({ pathname, searchParams }: URL): string | undefined {
  const params = paramsOf.get(pathname) ?? (isCacheableBelow(pathname) ? [] : undefined)
  if (!params || searchParams.has('q')) return undefined
  const counted = params
    .filter((name) => searchParams.has(name))
    .map((name) => `${name}=${encodeURIComponent(searchParams.get(name) ?? '')}`)
  return counted.length > 0 ? `${pathname}?${counted.join('&')}` : pathname
}
