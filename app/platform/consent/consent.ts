import { useSyncExternalStore } from 'react'
import { type PagePolicy, type Vendor, type VendorSettings, vendorsOf } from './vendors.ts'

export type Consent = 'allowed' | 'refused' | 'unset'

const storageKey = 'privacy-choice'
const refused = 'refused'

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

export function useConsent(settings: VendorSettings): Consent {
  return useSyncExternalStore(
    listen,
    () => consentFrom(storedConsent(), vendorsOf(settings), hasPrivacyControl()),
    () => 'unset' as const,
  )
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

function storedConsent(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

/**
 * Runs before the first paint of a page that may load vendors' code: tells the page's code its policy, and removes the
 * ad slots of a visitor who refused, so that nothing moves later.
 */
export function consentScript(policy: PagePolicy): string {
  if (policy === 'none') return ''
  return `(()=>{const d=document.documentElement.dataset;d.pagePolicy='${policy}';let c;try{c=localStorage.getItem('${storageKey}')}catch{}if(navigator.globalPrivacyControl||c==='refused')d.consent='refused'})()`
}

let isOpen = false

/** Opens or closes the banner at the visitor's request. Works before the banner's code has loaded. */
export function setBannerOpen(open: boolean): void {
  isOpen = open
  for (const changed of listeners) changed()
}

export function useBannerOpen(): boolean {
  return useSyncExternalStore(
    listen,
    () => isOpen,
    () => false,
  )
}
