import { instantText } from '#app/lib/instant-text.ts'
import { barePath, type Lang, languages, pathIn } from '#app/lib/language.ts'
import { trackingParameter } from '#app/lib/web-address.ts'
import { messages } from './messages.ne.ts'

/** Most pages in the cache; the least recently visited is deleted first. */
const maxCachedPages = 60

/** Cached at the first visit, in both languages, and never deleted to make room. */
export const precachedPaths: readonly string[] = [
  '/emergency-services',
  '/emergency-services/details',
  '/offline',
].flatMap((path) => languages.map((lang) => pathIn(lang, path)))

const copyMs = 24 * 60 * 60 * 1000

/** Whether a copy of these pages is to be fetched again: a number may have changed since. */
export function isOldCopy({ headers }: Pick<Response, 'headers'>, now: number): boolean {
  return !(Date.parse(headers.get('date') ?? '') > now - copyMs)
}

interface WorkerRequest {
  method: string
  mode: string
  url: string
}

/**
 * How the worker handles a request: build files from the cache; pages from the network first, as well
 * where a script reads one that is always cached; others not at all.
 */
export function handlingOf({ method, mode, url }: WorkerRequest, origin: string): 'file' | 'page' | 'none' {
  const { origin: requested, pathname } = new URL(url)
  if (method !== 'GET' || requested !== origin) return 'none'
  if (pathname.startsWith('/assets/')) return 'file'
  const isPage = mode === 'navigate' || precachedPaths.includes(pathname)
  return isPage && isCacheablePath(pathname) ? 'page' : 'none'
}

/** False for the admin panel, accounts, the API and what other sites embed. */
export function isCacheablePath(pathname: string): boolean {
  return !/^\/((ne\/)?(admin|profile|status|sign-in|sign-up|forgot-password|confirm)|auth|api|media|embed|healthz|readyz|metrics)(\/|$)|\.[a-z]+$/.test(
    pathname,
  )
}

/** True for a complete page that is the same for every visitor; false for errors, maintenance and private pages. */
export function isCacheable(answer: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  const { status, redirected, headers } = answer
  const type = headers.get('content-type') ?? ''
  const control = headers.get('cache-control') ?? ''
  return status === 200 && !redirected && type.startsWith('text/html') && !/no-store|private/.test(control)
}

/**
 * The cache key of a page: path and parameters, without the tracking parameters that other sites add to links. The
 * offline page is stored once, without parameters.
 */
export function cacheKey({ pathname, searchParams }: URL): string {
  if (barePath(pathname) === '/offline') return pathname
  const parameters = new URLSearchParams([...searchParams].filter(([name]) => !trackingParameter.test(name)))
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}

/** The build's files that a document names: modules, images and fonts. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])]
}

/** Pages by path and parameters. Files have their own cache: their name changes with their content. */
const pagesName = 'chautari-pages'
const filesName = 'chautari-files'

/** Longest time of a fetch in the background. */
const fetchMs = 60_000

/** A file of the build: from the cache, else fetched and cached. */
export async function fileFromCache(request: Request): Promise<Response> {
  const files = await caches.open(filesName)
  const cached = await files.match(request.url)
  if (cached) return cached
  const answer = await fetch(request)
  // A full storage refuses it: the page has its file all the same.
  if (answer.status === 200) await files.put(request.url, answer.clone()).catch(() => undefined)
  return answer
}

/** Path and parameters of all cached pages. */
export async function cachedAddresses(): Promise<string[]> {
  const requests = await (await caches.open(pagesName)).keys()
  return requests.map(addressOf)
}

export async function cachedPage(address: string): Promise<Response | undefined> {
  return await (await caches.open(pagesName)).match(address)
}

/** Caches a page under its address, with the files that it names. */
export async function cachePage(address: string, answer: Response): Promise<void> {
  if (!isCacheable(answer)) return
  // It would take files as cached that are deleted a moment later.
  await deletion.catch(() => undefined)
  const pages = await caches.open(pagesName)
  const html = await answer.clone().text()
  // A page that is put again is the last: the order is the order of visits.
  await pages.put(address, answer)
  await cacheFiles(filesOf(html))
  const visited = (await pages.keys()).filter((request) => !precachedPaths.includes(addressOf(request)))
  await Promise.all(
    visited.slice(0, Math.max(0, visited.length - maxCachedPages)).map((request) => pages.delete(request)),
  )
}

/** Fetches and caches those of these pages that are not cached yet, and the precached ones once a day. */
export async function cacheMissing(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      // A failed fetch is tried again at the next page.
      const copy = await cachedPage(address)
      const isOld = copy && precachedPaths.includes(address) && isOldCopy(copy, Date.now())
      if (!copy || isOld) await fetchAndCache(address).catch(() => undefined)
    }),
  )
}

/** Fetches the cached pages again from a new build, one after another, which keeps their order. */
export async function refreshPages(): Promise<void> {
  // A page that cannot be fetched stays as it was, with its files.
  for (const address of await cachedAddresses()) await fetchAndCache(address).catch(() => undefined)
}

let deletion = Promise.resolve()

/** Deletes the files that no cached page names any more. Pages are cached before or after it. */
export function deleteUnusedFiles(): Promise<void> {
  deletion = deleteFiles()
  return deletion
}

async function deleteFiles(): Promise<void> {
  const files = await caches.open(filesName)
  // Listed before the pages are read: a page is always cached before its files.
  const listed = await files.keys()
  const pages = await caches.open(pagesName)
  const named = new Set<string>()
  for (const page of await pages.matchAll()) for (const file of filesOf(await page.text())) named.add(file)
  for (const request of listed) {
    if (!named.has(new URL(request.url).pathname)) await files.delete(request)
  }
}

async function cacheFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(filesName)
  const missing = await Promise.all(paths.map(async (path) => ((await files.match(path)) ? [] : [path])))
  await Promise.allSettled(
    missing.flat().map((path) => files.add(new Request(path, { signal: AbortSignal.timeout(fetchMs) }))),
  )
}

/** With low priority, after what the page itself still loads. */
async function fetchAndCache(address: string): Promise<void> {
  const signal = AbortSignal.timeout(fetchMs)
  await cachePage(address, await fetch(address, { credentials: 'omit', priority: 'low', signal }))
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/**
 * Adds a banner to a cached page: that it is a copy, and of which time (the `date` of the server's response). It is
 * written into the HTML, so it also shows without JavaScript.
 */
export async function withCopyBanner(
  page: Response,
  lang: Lang,
  cause: 'slow' | 'offline',
): Promise<Response> {
  const text = messages[lang]
  const date = page.headers.get('date')
  const banner =
    '<aside id="offline-copy" class="no-print border-b border-line-strong bg-hover px-4 py-2 text-center font-semibold">' +
    `${text[cause]}${date ? ` ${text.copyOf(instantText(lang, date))}` : ''}</aside>`
  const headers = new Headers(page.headers)
  // The text is decoded, and longer now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + banner)
  return new Response(html, { headers })
}
