import { gtag, sendGoogleConsent } from './google-consent.ts'
import { loadScript } from './load-script.ts'
import type { VendorSettings } from './vendors.ts'

type Queue = ((...command: unknown[]) => void) & { callMethod?: (...command: unknown[]) => void }

declare global {
  interface Window {
    fbq?: Queue
    _fbq?: Queue
    hj?: Queue
    _hjSettings?: { hjid: number; hjsv: number }
  }
}

let areLoaded = false

/** Sends a page view to each tag that is on; the first call loads the tags. Call only with the visitor's consent. */
export function trackPageView(settings: VendorSettings): void {
  const { googleAnalytics, metaPixel, hotjar } = settings.tags
  if (!areLoaded) {
    areLoaded = true
    if (googleAnalytics) loadGoogleAnalytics(googleAnalytics, settings)
    if (metaPixel) loadMetaPixel(metaPixel)
    if (hotjar) loadHotjar(hotjar)
  }
  if (googleAnalytics) gtag('event', 'page_view', { page_location: location.origin + location.pathname })
  if (metaPixel) window.fbq?.('track', 'PageView')
}

/** Keeps the page's content, which may repeat what the visitor typed, out of recordings. */
export function hideFromRecordings(): void {
  document.getElementById('content')?.setAttribute('data-hj-suppress', '')
}

function loadGoogleAnalytics(id: string, settings: VendorSettings) {
  sendGoogleConsent(settings)
  gtag('js', new Date())
  // The address without its query, which may hold what the visitor typed.
  gtag('config', id, { send_page_view: false, page_location: location.origin + location.pathname })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
}

/** Sets up the queue that Meta's script reads once loaded. It collects no clicks and no history changes. */
function loadMetaPixel(id: string) {
  const queue: unknown[] = []
  const fbq: Queue = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...command)
      else queue.push(command)
    },
    {
      queue,
      push: (...command: unknown[]) => fbq(...command),
      loaded: true,
      version: '2.0',
      disablePushState: true,
    },
  )
  window.fbq = fbq
  window._fbq = fbq
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
}

function loadHotjar(id: string) {
  const waiting: unknown[] = []
  window.hj ??= Object.assign((...command: unknown[]) => void waiting.push(command), { q: waiting })
  window._hjSettings = { hjid: Number(id), hjsv: 6 }
  hideFromRecordings()
  loadScript(`https://static.hotjar.com/c/hotjar-${id}.js?sv=6`)
}
