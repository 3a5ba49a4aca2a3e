import { tellGoogleOfConsent } from './google-consent.ts'
import { loadScript } from './load-script.ts'
import type { ThirdParties } from './parties.ts'

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

const initDelayMs = 200

/** Asks for an ad once its place has a width. Gives what stops waiting for it. */
export function showAd(place: Element, parties: ThirdParties, clientId: string): () => void {
  const widened = new ResizeObserver(([entry]) => {
    if (!entry || entry.contentRect.width === 0) return
    widened.disconnect()
    tellGoogleOfConsent(parties)
    loadScript(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${clientId}`, true)
    window.adsbygoogle ??= []
    window.adsbygoogle.push({})
  })
  const delay = setTimeout(() => widened.observe(place), initDelayMs)
  return () => {
    clearTimeout(delay)
    widened.disconnect()
  }
}
