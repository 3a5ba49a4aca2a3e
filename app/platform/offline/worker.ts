// The service worker: what a visitor saw once is there without network. Built into /sw.js; its version is the build's,
// so that a new build is a new worker.
import { dropUnnamedFiles, fetchAndKeep, fileFromCache, keepPage, keptPage, renewPages } from './kept.ts'
import type { PageMessage } from './messages-between.ts'
import { companionsOf, handlingOf, mayBeKept, offlinePathFor } from './rules.ts'
import { worker } from './worker-scope.ts'

/** How long a page that is kept waits for a newer one. */
const patienceMs = 5000

// Before it is offered to the visitor: whoever takes a new build over waits for no network.
worker.addEventListener('install', (event) => {
  event.waitUntil(renewPages())
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
    const { pathname } = new URL(request.url)
    const answer = fetch(request)
    event.respondWith(pageFor(new URL(request.url), answer))
    event.waitUntil(
      answer.then(
        (page) => keepPage(pathname, page.clone()),
        () => undefined,
      ),
    )
  }
})

worker.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  if (message.kind === 'take-over') event.waitUntil(worker.skipWaiting())
  if (message.kind === 'seen') event.waitUntil(keepSeen(message.path))
})

/** From the network; what is kept where there is none, or where it is too slow to wait for. */
async function pageFor(url: URL, answer: Promise<Response>): Promise<Response> {
  const path = url.pathname
  const slow = new Promise((resolve) => setTimeout(resolve, patienceMs))
  try {
    return await Promise.race([answer, slow.then(async () => (await keptPage(path)) ?? answer)])
  } catch {
    return (await keptPage(path)) ?? elsewhere(url)
  }
}

/** The page for the time without network has its own address, or its code would take itself for the missing page. */
async function elsewhere({ pathname, search }: URL): Promise<Response> {
  const target = offlinePathFor(pathname)
  if (pathname === target || !(await keptPage(target))) return Response.error()
  return Response.redirect(`${target}?${new URLSearchParams({ from: pathname + search })}`)
}

/** The page and its companions, unless they are kept already: a visit by a link loads no document. */
async function keepSeen(path: string): Promise<void> {
  for (const wanted of [path, ...companionsOf(path)]) {
    if (mayBeKept(wanted) && !(await keptPage(wanted))) await fetchAndKeep(wanted).catch(() => undefined)
  }
}
