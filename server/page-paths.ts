import { barePath, languages, pathIn } from '#app/kit/language.ts'
import { manifests } from '#app/tools/registry.ts'

export interface PagePath {
  /** The path in English. */
  path: string
  /** Query parameters that change what the server renders. */
  params: readonly string[]
  /** When the page was first published. */
  released: string
}

/** Pages of the site itself; tools are found through their folders. */
const sitePages: readonly PagePath[] = ['/', '/about', '/privacy', '/terms'].map((path) => ({
  path,
  params: [],
  released: '2026-11-21',
}))

/** Pages that may be kept and that the sitemap does not name. */
const unlistedPages: readonly string[] = ['/offline', '/newsletter']

/** Pages that no cache may store. */
const uncachedPages: readonly string[] = [
  '/status',
  '/profile',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/confirm',
  '/admin',
]

/** Every page that a visitor may open and a search engine may list, tools in their order. */
export const pagePaths: readonly PagePath[] = [
  ...sitePages,
  ...manifests
    .filter(({ status }) => status === 'open')
    .map(({ path, params = [], released }) => ({ path, params, released })),
]

const paramsOf = new Map(
  [...pagePaths, ...unlistedPages.map((path) => ({ path, params: [] }))].flatMap(({ path, params }) =>
    languages.map((lang) => [pathIn(lang, path), params] as const),
  ),
)

const firstWords = new Set(
  [
    ...[...pagePaths, ...manifests].map(({ path }) => path),
    ...manifests.flatMap(({ alsoAt = [] }) => alsoAt),
    ...unlistedPages,
    ...uncachedPages,
  ].map((path) => path.split('/')[1]),
)

/** Whether a path begins as that of a page does, in either language; it may still be that of no page. */
export function beginsAsPage(pathname: string): boolean {
  return firstWords.has(barePath(pathname).split('/')[1])
}

const withPagesBelow = manifests.flatMap(({ path, status, below }) =>
  below && status === 'open' ? [{ path, stored: below.stored }] : [],
)

/** A page below a tool's own that may be kept. What of these is no page answers 404, which is never kept. */
function isStoredBelow(pathname: string): boolean {
  const bare = barePath(pathname)
  return withPagesBelow.some(
    ({ path, stored }) => bare.startsWith(`${path}/`) && stored.test(bare.slice(path.length)),
  )
}

/** Whether the key of an answer is that of one of many variants of a page: with parameters, or below a tool's own page. */
export function isVariant(key: string): boolean {
  return !paramsOf.has(key) && !key.startsWith('/api/')
}

/**
 * Where in the cache the answer to an address stands: path, language and the parameters that count. Undefined for
 * everything that is not a page. An address with a parameter that the page uses, but that does not count, has no place:
 * what somebody searched for is rendered for them alone.
 */
export function pageKey({ pathname, searchParams }: URL): string | undefined {
  const params = paramsOf.get(pathname) ?? (isStoredBelow(pathname) ? [] : undefined)
  if (!params || searchParams.has('q')) return undefined
  const counted = params
    .filter((name) => searchParams.has(name))
    .map((name) => `${name}=${encodeURIComponent(searchParams.get(name) ?? '')}`)
  return counted.length > 0 ? `${pathname}?${counted.join('&')}` : pathname
}
