import { langOfPath, pathIn } from '#app/kit/language.ts'
import { addressChange } from '../navigation/change-address.ts'
import type { PageMessage } from './messages-between.ts'

/** Short, so that a visit of two seconds is stored too; a page that is left sooner is not fetched again. */
const seenAfterMs = 1000

/** Has the service worker store each page that is seen, and offers a new build (`[data-update]`) where one waits. */
export function keepOfflineCopies(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // At once: while the worker is installed it keeps the emergency numbers.
  void register()
    .then(watch)
    .catch(() => undefined)
  let seen = ''
  let timer: ReturnType<typeof setTimeout>
  const see = () => {
    if (location.pathname === seen) return
    seen = location.pathname
    clearTimeout(timer)
    timer = setTimeout(() => void tellSeen(seen).catch(() => undefined), seenAfterMs)
  }
  see()
  // A tool may lead to another of its pages without a new document.
  for (const change of [addressChange, 'popstate']) addEventListener(change, see)
  setTimeout(offerToInstall, seenAfterMs)
}

// Where a browser blocks the storage of sites, already the call throws.
const register = async () => navigator.serviceWorker.register('/sw.js')

async function tellSeen(path: string): Promise<void> {
  // A page with ads is made for one answer and cannot be kept: it would be fetched again each time, for nothing.
  const kept = document.querySelector('[data-ad-slot]') ? pathIn(langOfPath(path), '/offline') : path
  const registration = await register()
  // Not after `ready`: on a slow network the visitor may leave before the worker is installed.
  const worker = registration.active ?? registration.waiting ?? registration.installing
  worker?.postMessage({ kind: 'seen', path: kept } satisfies PageMessage)
}

/** In the document from the beginning, the browser would fetch it among what the first screen needs. */
function offerToInstall(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = pathIn(langOfPath(location.pathname), '/manifest.webmanifest')
  document.head.append(link)
}

/** A worker that is installed while another one serves waits until the visitor agrees. */
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

/** The new worker takes over, and the page is loaded again under it. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage({ kind: 'take-over' } satisfies PageMessage)
}
