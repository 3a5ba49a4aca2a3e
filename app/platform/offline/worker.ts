// The service worker: what a visitor saw once is there without network. Built into /sw.js; its version is the build's,
// so that a new build is a new worker.
import { langOfPath, languages, pathIn } from '#app/kit/language.ts'
import { withCopyBand } from './copy-band.ts'
import { dropUnnamedFiles, fileFromCache, keepMissing, keepPage, keptPage, renewPages } from './kept.ts'
import type { PageMessage } from './messages-between.ts'
import { alwaysKept, handlingOf, keptAddress, mayBeKept } from './rules.ts'
import { worker } from './worker-scope.ts'

/** How long a page that is kept waits for a newer one. */
const patienceMs = 5000

// Before it is offered to the visitor: whoever takes a new build over waits for no network.
worker.addEventListener('install', (event) => {
  event.waitUntil(renewPages().then(() => keepMissing(alwaysKept)))
})

// Pages that are opened meanwhile wait for the end of this.
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim().then(dropUnnamedFiles))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const handling = handlingOf(request, worker.location.origin)
  if (handling === 'file') event.respondWith(fileFromCache(request))
  if (handling === 'page') {
    const url = new URL(request.url)
    const answer = fetch(request)
    event.respondWith(pageFor(url, answer))
    event.waitUntil(
      answer.then(
        (page) => keepPage(keptAddress(url), page.clone()),
        () => undefined,
      ),
    )
  }
})

worker.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  if (message.kind === 'take-over') event.waitUntil(worker.skipWaiting())
  if (message.kind === 'seen') {
    event.waitUntil(keepMissing([message.path, ...alwaysKept].filter(mayBeKept)))
  }
})

/** From the network; the kept copy where there is none, or where it is too slow to wait for. */
async function pageFor(url: URL, answer: Promise<Response>): Promise<Response> {
  const slow = new Promise((resolve) => setTimeout(resolve, patienceMs))
  try {
    return await Promise.race([answer, slow.then(async () => (await copyOf(url, 'slow')) ?? answer)])
  } catch {
    return (await copyOf(url, 'offline')) ?? elsewhere(url)
  }
}

async function copyOf(url: URL, cause: 'slow' | 'offline'): Promise<Response | undefined> {
  const address = keptAddress(url)
  const page = await keptPage(address)
  // The offline page says in its own words what it is.
  return page && !offlinePages.includes(address) ? await withCopyBand(page, langOfPath(address), cause) : page
}

const offlinePages = languages.map((lang) => pathIn(lang, '/offline'))

/**
 * The offline page has its own address, or its code would take itself for the missing page. In the other language where
 * this one is not kept.
 */
async function elsewhere({ pathname, search }: URL): Promise<Response> {
  const own = pathIn(langOfPath(pathname), '/offline')
  for (const target of [own, ...offlinePages]) {
    if (pathname !== target && (await keptPage(target)))
      return Response.redirect(`${target}?${new URLSearchParams({ from: pathname + search })}`)
  }
  return Response.error()
}
