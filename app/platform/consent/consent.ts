import { subscriptionTo } from '#app/lib/window-events.ts'

/** Companies whose code a page may load after the visitor's consent. */
export type Vendor = 'google-ads' | 'google-analytics' | 'meta-pixel' | 'hotjar'

/** Present only when an operator switched ads on and filled in well-formed ids. */
export interface AdSettings {
  clientId: string
  slotId: string
}

/** The id of each tag that is on. */
export type TagIds = Partial<Record<'googleAnalytics' | 'metaPixel' | 'hotjar', string>>

/** What an operator switched on. */
export interface VendorSettings {
  ads: AdSettings | null
  tags: TagIds
}

/** `ads`: an ad slot, and tags if any are on; `tags`: tags alone; `none`: no vendor's code. */
export type PagePolicy = 'ads' | 'tags' | 'none'

/** @param most what the page may load when all is switched on */
export function pagePolicyOf(most: PagePolicy, settings: VendorSettings | null): PagePolicy {
  if (!settings || most === 'none') return 'none'
  if (most === 'ads' && settings.ads) return 'ads'
  return Object.keys(settings.tags).length > 0 ? 'tags' : 'none'
}

/** The vendors that the visitor is asked about. */
export function vendorsOf({ ads, tags }: VendorSettings): Vendor[] {
  return [
    ...(ads ? (['google-ads'] as const) : []),
    ...(tags.googleAnalytics ? (['google-analytics'] as const) : []),
    ...(tags.metaPixel ? (['meta-pixel'] as const) : []),
    ...(tags.hotjar ? (['hotjar'] as const) : []),
  ]
}

export type Consent = 'allowed' | 'refused' | 'unset'

const storageKey = 'privacy-choice'
export const refused = 'refused'

/**
 * Reads the stored value: `refused`, or the names of the vendors that the visitor allowed. A vendor that is not among
 * them makes consent `unset` again; a refusal holds for all vendors. Global Privacy Control is a refusal.
 */
export function consentFrom(
  stored: string | null,
  wanted: readonly Vendor[],
  globalPrivacyControl: boolean,
): Consent {
  if (globalPrivacyControl || stored === refused) return 'refused'
  const allowed = new Set(stored?.split(' '))
  return wanted.every((vendor) => allowed.has(vendor)) ? 'allowed' : 'unset'
}

/** With storage full the decision holds for this page only; the next page asks again. */
let unstored: string | null = null
const changeEvent = 'consentchange'

export function hasPrivacyControl(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

export function currentConsent(settings: VendorSettings): Consent {
  return consentFrom(storedConsent(), vendorsOf(settings), hasPrivacyControl())
}

/** Stores the decision and updates every part of the page. */
export function saveConsent(decision: 'allowed' | 'refused', settings: VendorSettings): void {
  unstored = decision === 'allowed' ? vendorsOf(settings).join(' ') : refused
  try {
    localStorage.setItem(storageKey, unstored)
  } catch {
    // Held in `unstored`.
  }
  // The stylesheet hides the ad slots after a refusal.
  document.documentElement.dataset.consent = decision
  dispatchEvent(new Event(changeEvent))
}

export function storedConsent(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

/** Calls back after a decision in any tab, and when the banner is opened or closed. */
export const onConsentChange = subscriptionTo(changeEvent, 'storage')

let isOpen = false

/** Opens or closes the banner at the visitor's request. Works before the banner's code has loaded. */
export function setBannerOpen(open: boolean): void {
  isOpen = open
  dispatchEvent(new Event(changeEvent))
}

export const isBannerOpen = (): boolean => isOpen
