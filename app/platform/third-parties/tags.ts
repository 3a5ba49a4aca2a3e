import { gtag, tellGoogleOfConsent } from './google-consent.ts'
import { loadScript } from './load-script.ts'
import type { ThirdParties } from './parties.ts'

type Queue = ((...command: unknown[]) => void) & { callMethod?: (...command: unknown[]) => void }

declare global {
  interface Window {
    fbq?: Queue
    _fbq?: Queue
    hj?: Queue
    _hjSettings?: { hjid: number; hjsv: number }
  }
}

let began = false

/** Tells each tag that is on of a page that was opened; the first time it loads them. Only once the visitor agreed. */
export function tellTags(parties: ThirdParties): void {
  const { googleAnalytics, metaPixel, hotjar } = parties.tags
  if (!began) {
    began = true
    if (googleAnalytics) beginGoogleAnalytics(googleAnalytics, parties)
    if (metaPixel) beginMetaPixel(metaPixel)
    if (hotjar) beginHotjar(hotjar)
  }
  if (googleAnalytics) gtag('event', 'page_view', { page_location: location.origin + location.pathname })
  if (metaPixel) window.fbq?.('track', 'PageView')
}

/** What the page shows of a visitor's own words is no business of a recording. */
export function hideFromRecordings(): void {
  document.getElementById('content')?.setAttribute('data-hj-suppress', '')
}

function beginGoogleAnalytics(id: string, parties: ThirdParties) {
  tellGoogleOfConsent(parties)
  gtag('js', new Date())
  // Without what stands behind the question mark, now and later.
  gtag('config', id, { send_page_view: false, page_location: location.origin + location.pathname })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
}

/** The queue that Meta's script finds when it arrives. No clicks are collected, and no address that changes. */
function beginMetaPixel(id: string) {
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

function beginHotjar(id: string) {
  const waiting: unknown[] = []
  window.hj ??= Object.assign((...command: unknown[]) => void waiting.push(command), { q: waiting })
  window._hjSettings = { hjid: Number(id), hjsv: 6 }
  hideFromRecordings()
  loadScript(`https://static.hotjar.com/c/hotjar-${id}.js?sv=6`)
}
