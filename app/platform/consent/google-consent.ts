import { type VendorSettings, vendorsOf } from './vendors.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's queue takes `arguments` objects only: an array is ignored. */
export function gtag(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: Google asks for it
  window.dataLayer.push(arguments)
}

let isSent = false

/**
 * Google's Consent Mode v2: everything is denied before a Google tag loads, then what the visitor allowed is granted.
 * Consent to analytics alone grants nothing for ads.
 */
export function sendGoogleConsent(settings: VendorSettings): void {
  if (isSent) return
  isSent = true
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
