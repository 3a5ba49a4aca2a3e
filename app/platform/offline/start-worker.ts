import { langOfPath, pathIn } from '#app/lib/language.ts'
import { addressChange } from '../navigation/change-address.ts'

/** From a page to the worker: cache the page that the visitor sees; to a waiting worker: become active. */
export type PageMessage = { kind: 'seen'; path: string } | { kind: 'take-over' }

/** Short, so that a visit of two seconds is cached too; a page that is left sooner is not. */
const seenAfterMs = 1000

/** Has the service worker cache each visited page, and offers a new build (`[data-update]`) when one waits. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // At once: the worker caches the emergency numbers while it is installed.
  void register()
    .then(watch)
    .catch(() => undefined)
  let seen = ''
  let timer: ReturnType<typeof setTimeout>
  const see = () => {
    if (location.pathname === seen) return
    seen = location.pathname
    clearTimeout(timer)
    timer = setTimeout(() => void reportSeen(seen).catch(() => undefined), seenAfterMs)
  }
  see()
  // A tool may show another of its pages without loading a document.
  for (const change of [addressChange, 'popstate']) addEventListener(change, see)
  setTimeout(offerToInstall, seenAfterMs)
}

// With site storage blocked, the call itself throws.
const register = async () => navigator.serviceWorker.register('/sw.js')

async function reportSeen(path: string): Promise<void> {
  // A page with ads has a nonce and cannot be cached: it would be fetched again each time.
  const cacheable = document.querySelector('[data-ad-slot]') ? pathIn(langOfPath(path), '/offline') : path
  const registration = await register()
  // Not after `ready`: on a slow network the visitor may leave before the worker is installed.
  const worker = registration.active ?? registration.waiting ?? registration.installing
  worker?.postMessage({ kind: 'seen', path: cacheable } satisfies PageMessage)
}

/** Added late: in the document, the browser would fetch the manifest among what the first screen needs. */
function offerToInstall(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = pathIn(langOfPath(location.pathname), '/manifest.webmanifest')
  document.head.append(link)
}

/** A worker that is installed while another one is active waits until the visitor agrees. */
function watch(registration: ServiceWorkerRegistration): void {
  const notice = document.querySelector<HTMLElement>('[data-update]')
  const look = () => {
    if (notice) notice.hidden = !registration.waiting || !navigator.serviceWorker.controller
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  notice?.querySelector('button')?.addEventListener('click', () => takeOver(registration))
}

/** Activates the new worker and reloads the page with it. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage({ kind: 'take-over' } satisfies PageMessage)
}
