import { barePath, langOfPath, languages, pathIn } from '#app/lib/language.ts'
import { manifests } from '#app/tools/registry.ts'

export interface PagePath {
  /** The path in English. */
  path: string
  /** Query parameters that change what the server renders. */
  params: readonly string[]
  /** When the page was first published. */
  released: string
  /** Paths of the pages below it that the sitemap lists. */
  listedBelow: readonly string[]
}

/** Query parameters of pages other than tools. */
const paramsOfSite: Readonly<Record<string, readonly string[]>> = {
  '/developers/frames': ['frame', 'lang', 'theme'],
}

/** Pages other than tools, which are found by their manifests, with the days of their release. */
const sitePages: readonly PagePath[] = Object.entries({
  '/': '2026-11-21',
  '/about': '2026-11-21',
  '/calendar-data': '2026-11-27',
  '/developers': '2026-11-27',
  '/developers/date-field': '2026-11-27',
  '/developers/frames': '2026-11-27',
  '/developers/spreadsheets': '2026-11-27',
  '/data': '2026-11-27',
  '/privacy': '2026-11-21',
  '/terms': '2026-11-21',
}).map(([path, released]) => ({ path, params: paramsOfSite[path] ?? [], released, listedBelow: [] }))

/** Cacheable pages that are not in the sitemap. */
const unlistedPages: readonly string[] = ['/offline', '/newsletter', '/my-home', '/corrections']

/** Pages that are never cached. */
const uncachedPages: readonly string[] = [
  '/status',
  '/profile',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/confirm',
  '/newsletter/unsubscribe',
  '/corrections/new',
  '/admin',
]

/** All pages for visitors and search engines, tools in their order. */
export const pagePaths: readonly PagePath[] = [
  ...sitePages,
  ...manifests
    .filter(({ status }) => status === 'open')
    .map(({ path, params = [], released, below }) => ({
      path,
      params,
      released,
      listedBelow: (below?.listed ?? []).map((subpath) => path + subpath),
    })),
]

const paramsOf = new Map(
  [...pagePaths, ...unlistedPages.map((path) => ({ path, params: [] }))].flatMap(({ path, params }) =>
    languages.map((lang) => [pathIn(lang, path), params] as const),
  ),
)

const firstSegments = new Set(
  [
    ...[...pagePaths, ...manifests].map(({ path }) => path),
    ...manifests.flatMap(({ alsoAt = [] }) => alsoAt),
    ...unlistedPages,
    ...uncachedPages,
  ].map((path) => path.split('/')[1]),
)

/** Whether the first segment of a path is that of a page, in either language. The page itself may not exist. */
export function beginsAsPage(pathname: string): boolean {
  return firstSegments.has(barePath(pathname).split('/')[1])
}

const withPagesBelow = manifests.flatMap(({ path, status, below }) =>
  below && status === 'open' ? [{ path, stored: below.stored }] : [],
)

/** A cacheable page below a tool's page. Those that do not exist answer 404, which is never cached. */
function isCacheableBelow(pathname: string): boolean {
  const bare = barePath(pathname)
  return withPagesBelow.some(
    ({ path, stored }) => bare.startsWith(`${path}/`) && stored.test(bare.slice(path.length)),
  )
}

const listedPages = new Set(pagePaths.flatMap(({ path, listedBelow }) => [path, ...listedBelow]))

/**
 * The page under which analytics count a path, with its language: the page itself if the sitemap lists it, else the tool
 * above it. Undefined for any other path, so that few pages are counted.
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
