import { partiesOf, type ThirdParties } from './parties.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's own queue takes `arguments` objects only: an array is ignored. */
export function gtag(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: Google asks for it
  window.dataLayer.push(arguments)
}

let told = false

/**
 * Google's Consent Mode v2: everything denied before any tag of Google's is there, then what the visitor agreed to. Who
 * agreed to counting alone has not agreed to ads.
 */
export function tellGoogleOfConsent(parties: ThirdParties): void {
  if (told) return
  told = true
  const agreed = partiesOf(parties)
  const consent = (ads: boolean, counting: boolean) => ({
    ad_storage: ads ? 'granted' : 'denied',
    ad_user_data: ads ? 'granted' : 'denied',
    ad_personalization: ads ? 'granted' : 'denied',
    analytics_storage: counting ? 'granted' : 'denied',
  })
  gtag('consent', 'default', { ...consent(false, false), wait_for_update: 500 })
  gtag('consent', 'update', consent(agreed.includes('google-ads'), agreed.includes('google-analytics')))
}
