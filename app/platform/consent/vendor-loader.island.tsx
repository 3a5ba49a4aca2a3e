import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useSearch } from '#app/platform/navigation/address.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { currentConsent, isBannerOpen, onConsentChange, saveConsent, setBannerOpen } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import {
  deleteVendorCookies,
  hasLoadedVendors,
  hideFromRecordings,
  isShareableAddress,
  showAd,
  trackPageView,
} from './vendor-code.ts'
import type { AdSettings, VendorSettings } from './vendors.ts'
/** Asks for consent and loads what the visitor allowed. Rendered only where an operator switched something on. */
export default function VendorLoader({ settings }: { settings: VendorSettings }) {
  const hydrated = useHydrated()
  const consent = useSyncExternalStore(
    onConsentChange,
    () => currentConsent(settings),
    () => 'unset' as const,
  )
  const isReopened = useSyncExternalStore(onConsentChange, isBannerOpen, () => false)
  const isShareable = useShareableAddress()
  // As the server chose it; missing where the page may load nothing.
  const policy = hydrated ? document.documentElement.dataset.pagePolicy : undefined
  const hasTags = policy !== undefined && Object.keys(settings.tags).length > 0
  useTags(settings, hasTags && consent === 'allowed' && isShareable)

  const decide = (decision: 'allowed' | 'refused') => {
    saveConsent(decision, settings)
    setBannerOpen(false)
    if (decision === 'allowed') return
    deleteVendorCookies()
    // Code that is already loaded runs until its document ends.
    if (hasLoadedVendors()) location.reload()
  }
  const slot = hydrated ? document.querySelector('[data-ad]') : null
  const hasAd = policy === 'ads' && consent === 'allowed' && isShareable
  return (
    <>
      {hydrated && (isReopened || (consent === 'unset' && policy !== undefined)) && (
        <ConsentBanner
          settings={settings}
          consent={consent}
          isReopened={isReopened}
          onDecide={decide}
          onClose={() => setBannerOpen(false)}
        />
      )}
      {hasAd && settings.ads && slot && createPortal(<Ad settings={settings} ads={settings.ads} />, slot)}
    </>
  )
}

/** False while the address contains what the visitor typed, which vendors must not see. */
function useShareableAddress(): boolean {
  const search = useSearch()
  return isShareableAddress({ search, hash: typeof location === 'undefined' ? '' : location.hash })
}

function useTags(settings: VendorSettings, isWanted: boolean) {
  const trackedPath = useRef('')
  useEffect(() => {
    if (!isWanted || trackedPath.current === location.pathname) return
    trackedPath.current = location.pathname
    if (settings.tags.hotjar) hideFromRecordings()
    trackPageView(settings)
  }, [isWanted, settings])
}

/** The ad itself, of the height that its slot reserves. */
function Ad({ settings, ads: { clientId, slotId } }: { settings: VendorSettings; ads: AdSettings }) {
  const ins = useRef<HTMLModElement>(null)
  useEffect(() => {
    if (ins.current) return showAd(ins.current, settings, clientId)
  }, [settings, clientId])
  return (
    <ins
      ref={ins}
      className="adsbygoogle block h-[250px] w-full"
      data-ad-client={clientId}
      data-ad-slot={slotId}
    />
  )
}
