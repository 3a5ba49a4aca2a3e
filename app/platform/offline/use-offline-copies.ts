import { useEffect, useSyncExternalStore } from 'react'
import { langOfPath, pathIn } from '#app/kit/language.ts'
import { usePath } from '../navigation/path.ts'
import type { PageMessage } from './messages-between.ts'

/** Short, so that a visit of two seconds is stored too; a page that is left sooner is not fetched again. */
const seenAfterMs = 1000

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** Has the service worker keep every page that is seen. Gives what a new build waits for, if one does. */
export function useOfflineCopies(): (() => void) | undefined {
  const pathname = usePath()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    // At once: while the worker is installed it keeps the emergency numbers.
    void register().catch(() => undefined)
    const timer = setTimeout(() => void tellSeen(pathname).catch(() => undefined), seenAfterMs)
    return () => clearTimeout(timer)
  }, [pathname])
  const isWaiting = useSyncExternalStore(
    listen,
    () => waiting !== null,
    () => false,
  )
  return isWaiting ? takeOver : undefined
}

// Where a browser blocks the storage of sites, already the call throws.
const register = async () => navigator.serviceWorker.register('/sw.js')

async function tellSeen(path: string): Promise<void> {
  offerToInstall(path)
  // A page with ads is made for one answer and cannot be kept: it would be fetched again each time, for nothing.
  const kept = document.querySelector('[data-ad-slot]') ? pathIn(langOfPath(path), '/offline') : path
  const registration = await register()
  watch(registration)
  // Not after `ready`: on a slow network the visitor may leave before the worker is installed.
  const worker = registration.active ?? registration.waiting ?? registration.installing
  worker?.postMessage({ kind: 'seen', path: kept } satisfies PageMessage)
}

/** In the document from the beginning, the browser would fetch it among what the first screen needs. */
function offerToInstall(path: string): void {
  const href = pathIn(langOfPath(path), '/manifest.webmanifest')
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? document.createElement('link')
  link.rel = 'manifest'
  link.href = href
  document.head.append(link)
}

const watched = new WeakSet<ServiceWorkerRegistration>()

/** A worker that is installed while another one serves waits until the visitor agrees. */
function watch(registration: ServiceWorkerRegistration): void {
  if (watched.has(registration)) return
  watched.add(registration)
  const look = () => {
    waiting = navigator.serviceWorker.controller ? registration.waiting : null
    for (const changed of listeners) changed()
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
}

/** The new worker takes over, and the page is loaded again under it. */
function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage({ kind: 'take-over' } satisfies PageMessage)
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
