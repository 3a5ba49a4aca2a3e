import { alwaysKept, filesOf, isKeepable, maxKeptPages } from './rules.ts'

/** Pages by path and parameters. Files change their name with their content and are kept apart. */
const pagesName = 'chautari-pages'
const filesName = 'chautari-files'

/** What is fetched in the background, and by nobody waited for, may take so long. */
const fetchMs = 60_000

/** A file of the build: from the cache, else fetched and kept. */
export async function fileFromCache(request: Request): Promise<Response> {
  const files = await caches.open(filesName)
  const kept = await files.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await files.put(request.url, answer.clone())
  return answer
}

/** Path and parameters of all pages that are kept; none where the browser keeps nothing. */
export async function keptAddresses(): Promise<string[]> {
  const kept = await (await caches.open(pagesName)).keys()
  return kept.map(addressOf)
}

export async function keptPage(address: string): Promise<Response | undefined> {
  return await (await caches.open(pagesName)).match(address)
}

/** Keeps a page under its address, with the files that it names. */
export async function keepPage(address: string, answer: Response): Promise<void> {
  if (!isKeepable(answer)) return
  const pages = await caches.open(pagesName)
  const html = await answer.clone().text()
  // Deleted first, so that it stands last: the order is the order of visits.
  await pages.delete(address)
  await pages.put(address, answer)
  await keepFiles(filesOf(html))
  const visited = (await pages.keys()).filter((request) => !alwaysKept.includes(addressOf(request)))
  await Promise.all(
    visited.slice(0, Math.max(0, visited.length - maxKeptPages)).map((request) => pages.delete(request)),
  )
}

/** Fetches and keeps those of these pages that are not kept yet. */
export async function keepMissing(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      // What cannot be fetched now is tried again at the next page.
      if (!(await keptPage(address))) await fetchAndKeep(address).catch(() => undefined)
    }),
  )
}

/** The kept pages as a new build has them, one after another, which keeps their order. */
export async function renewPages(): Promise<void> {
  // What cannot be renewed stays as it was, with its files.
  for (const address of await keptAddresses()) await fetchAndKeep(address).catch(() => undefined)
}

/** None of the files that no kept page names any more. */
export async function dropUnnamedFiles(): Promise<void> {
  const pages = await caches.open(pagesName)
  const named = new Set<string>()
  for (const page of await pages.matchAll()) for (const file of filesOf(await page.text())) named.add(file)
  const files = await caches.open(filesName)
  for (const request of await files.keys()) {
    if (!named.has(new URL(request.url).pathname)) await files.delete(request)
  }
}

async function keepFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(filesName)
  const missing = await Promise.all(paths.map(async (path) => ((await files.match(path)) ? [] : [path])))
  await Promise.allSettled(
    missing.flat().map((path) => files.add(new Request(path, { signal: AbortSignal.timeout(fetchMs) }))),
  )
}

/** Behind what the page itself still loads. */
async function fetchAndKeep(address: string): Promise<void> {
  const signal = AbortSignal.timeout(fetchMs)
  await keepPage(address, await fetch(address, { credentials: 'omit', priority: 'low', signal }))
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
