// The service worker: visited pages work without a network. Built into /sw.js with the build's version, so that a new
// build is a new worker.
import { langOfPath, languages, pathIn } from '#app/lib/language.ts'
import {
  cachedPage,
  cacheKey,
  cacheMissing,
  cachePage,
  deleteUnusedFiles,
  fileFromCache,
  handlingOf,
  isCacheablePath,
  precachedPaths,
  refreshPages,
  withCopyBanner,
} from './offline-cache.ts'
import { isShare, keepShared } from './shared-picture.ts'
import type { PageMessage } from './start-worker.ts'

// The parts of a service worker's global scope that are used: TypeScript's webworker and dom libraries cannot be
// loaded together.

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface Events {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { data: unknown }
}

interface WorkerScope {
  readonly location: Location
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
}

const worker = globalThis as unknown as WorkerScope

/** How long to wait for the network when a copy is cached. */
const networkLimitMs = 5000

// Before the update is offered, so that switching to it needs no network.
worker.addEventListener('install', (event) => {
  event.waitUntil(refreshPages().then(() => cacheMissing(precachedPaths)))
})

// Pages that are opened meanwhile wait until this is done.
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim().then(deleteUnusedFiles))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (isShare(request, worker.location.origin)) event.respondWith(keepShared(request))
  const handling = handlingOf(request, worker.location.origin)
  if (handling === 'file') event.respondWith(fileFromCache(request))
  if (handling === 'page') {
    const url = new URL(request.url)
    const answer = fetch(request)
    event.respondWith(pageFor(url, answer))
    event.waitUntil(
      answer.then(
        (page) => cachePage(cacheKey(url), page.clone()),
        () => undefined,
      ),
    )
  }
})

worker.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  if (message.kind === 'take-over') event.waitUntil(worker.skipWaiting())
  if (message.kind === 'seen') {
    event.waitUntil(cacheMissing([message.path, ...precachedPaths].filter(isCacheablePath)))
  }
})

/** From the network; the cached copy when the network fails or is too slow. */
async function pageFor(url: URL, answer: Promise<Response>): Promise<Response> {
  const slow = new Promise((resolve) => setTimeout(resolve, networkLimitMs))
  try {
    return await Promise.race([answer, slow.then(async () => (await copyOf(url, 'slow')) ?? answer)])
  } catch {
    return (await copyOf(url, 'offline')) ?? offlineRedirect(url)
  }
}

async function copyOf(url: URL, cause: 'slow' | 'offline'): Promise<Response | undefined> {
  const address = cacheKey(url)
  const page = await cachedPage(address)
  // The offline page needs no banner.
  return page && !offlinePages.includes(address)
    ? await withCopyBanner(page, langOfPath(address), cause)
    : page
}

const offlinePages = languages.map((lang) => pathIn(lang, '/offline'))

/**
 * A redirect, since the offline page's script needs its own address. To the other language where this one is not cached.
 */
async function offlineRedirect({ pathname, search }: URL): Promise<Response> {
  const own = pathIn(langOfPath(pathname), '/offline')
  for (const target of [own, ...offlinePages]) {
    if (pathname !== target && (await cachedPage(target)))
      return Response.redirect(`${target}?${new URLSearchParams({ from: pathname + search })}`)
  }
  return Response.error()
}
