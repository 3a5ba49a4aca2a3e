import { type Vendor, type VendorSettings, vendorsOf } from './vendors.ts'

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

/** With storage blocked the decision holds for this page only; the next page asks again. */
let unstored: string | null = null
const listeners = new Set<() => void>()

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
  for (const changed of listeners) changed()
}

export function storedConsent(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

/** Calls back after a decision in any tab, and when the banner is opened or closed. */
export function onConsentChange(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

let isOpen = false

/** Opens or closes the banner at the visitor's request. Works before the banner's code has loaded. */
export function setBannerOpen(open: boolean): void {
  isOpen = open
  for (const changed of listeners) changed()
}

export const isBannerOpen = (): boolean => isOpen
