import { trackingParameter } from '#app/lib/web-address.ts'
import { type VendorSettings, vendorsOf } from './consent.ts'

/** Whether an address holds nothing that a visitor typed. Vendors' code reads the address, so it is loaded only then. */
export function isShareableAddress({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean {
  return (
    !/[=?]/.test(hash) &&
    [...new URLSearchParams(search).keys()].every((name) => trackingParameter.test(name))
  )
}

const loaded = new Set<string>()

/** Adds a vendor's script to the document, once. */
function loadScript(url: string, anonymous = false): void {
  if (loaded.has(url)) return
  loaded.add(url)
  const script = document.createElement('script')
  script.async = true
  if (anonymous) script.crossOrigin = 'anonymous'
  script.src = url
  document.head.append(script)
}

/** Whether this document has loaded vendors' code, which runs until the document is unloaded. */
export const hasLoadedVendors = () => loaded.size > 0

type Queue = ((...command: unknown[]) => void) & { callMethod?: (...command: unknown[]) => void }

/** What vendors' scripts read of the window. */
declare global {
  interface Window {
    dataLayer?: unknown[]
    fbq?: Queue
    _fbq?: Queue
    hj?: Queue
    _hjSettings?: { hjid: number; hjsv: number }
    adsbygoogle?: object[]
  }
}

/** Google's queue takes `arguments` objects only: an array is ignored. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: Google asks for it
  window.dataLayer.push(arguments)
}

let isConsentSent = false

/**
 * Google's Consent Mode v2: everything is denied before a Google tag loads, then what the visitor allowed is granted.
 * Consent to analytics alone grants nothing for ads.
 */
function sendGoogleConsent(settings: VendorSettings): void {
  if (isConsentSent) return
  isConsentSent = true
  const allowed = vendorsOf(settings)
  const consent = (ads: boolean, analytics: boolean) => ({
    ad_storage: ads ? 'granted' : 'denied',
    ad_user_data: ads ? 'granted' : 'denied',
    ad_personalization: ads ? 'granted' : 'denied',
    analytics_storage: analytics ? 'granted' : 'denied',
  })
  gtag('consent', 'default', { ...consent(false, false), wait_for_update: 500 })
  gtag('consent', 'update', consent(allowed.includes('google-ads'), allowed.includes('google-analytics')))
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
  const push = (...command: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command)
    else queue.push(command)
  }
  const fbq: Queue = Object.assign(push, {
    queue,
    push,
    loaded: true,
    version: '2.0',
    disablePushState: true,
  })
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

const initDelayMs = 200

/** Requests an ad once its slot has a width. Returns a function that stops waiting. */
export function showAd(slot: Element, settings: VendorSettings, clientId: string): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (!entry || entry.contentRect.width === 0) return
    observer.disconnect()
    sendGoogleConsent(settings)
    loadScript(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${clientId}`, true)
    window.adsbygoogle ??= []
    window.adsbygoogle.push({})
  })
  const delay = setTimeout(() => observer.observe(slot), initDelayMs)
  return () => {
    clearTimeout(delay)
    observer.disconnect()
  }
}

/** Cookies that tags and ads are known to set for this site's own host. */
const vendorCookie = /^(_ga|_gid|_gat|_gac_|_gcl_|_fbp|_fbc|_hj|__gads|__gpi|__eoi)/

/** Deletes them, for this host and for the parent domains that a tag may have chosen. */
export function deleteVendorCookies(): void {
  const labels = location.hostname.split('.')
  const hosts = ['', ...labels.map((_, at) => `;domain=${labels.slice(at).join('.')}`)]
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!vendorCookie.test(name)) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
    for (const host of hosts) document.cookie = `${name}=;max-age=0;path=/${host}`
  }
}
