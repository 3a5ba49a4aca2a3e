import { sendGoogleConsent } from './google-consent.ts'
import { loadScript } from './load-script.ts'
import type { VendorSettings } from './vendors.ts'

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
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
