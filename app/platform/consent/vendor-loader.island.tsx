import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { buttonStyle } from '#app/ui/button.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { AppLink } from '../i18n/app-link.tsx'
import { useMessages } from '../i18n/use-language.ts'
import { useSearch } from '../navigation/url-state.ts'
import {
  type AdSettings,
  type Consent,
  currentConsent,
  hasPrivacyControl,
  isBannerOpen,
  onConsentChange,
  saveConsent,
  setBannerOpen,
  type VendorSettings,
  vendorsOf,
} from './consent.ts'
import { messages } from './messages.ne.ts'
import {
  deleteVendorCookies,
  hasLoadedVendors,
  hideFromRecordings,
  isShareableAddress,
  showAd,
  trackPageView,
} from './vendor-code.ts'

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

interface ConsentBannerProps {
  settings: VendorSettings
  consent: Consent
  /** Opened by the visitor's own press: takes the focus and can be closed. */
  isReopened: boolean
  onDecide: (decision: 'allowed' | 'refused') => void
  onClose: () => void
}

/** Asks for consent at the lower edge of the page, which works without an answer. */
function ConsentBanner({ settings, consent, isReopened, onDecide, onClose }: ConsentBannerProps) {
  const text = useMessages(messages)
  const banner = useRef<HTMLElement>(null)
  useRoomBelow(banner)
  useFocusWhen(isReopened, banner)
  const isAnswered = hasPrivacyControl()
  const names = vendorsOf(settings).map((vendor) => text.names[vendor])
  const answers = [
    { label: text.refuse, onPress: () => onDecide('refused') },
    { label: text.allow, onPress: () => onDecide('allowed') },
  ]
  const close = { label: text.close, onPress: onClose }
  const buttons = [...(isAnswered ? [] : answers), ...(isReopened ? [close] : [])]
  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby="privacy-choice"
      className="no-print fixed inset-x-0 bottom-0 z-10 max-h-[60dvh] overflow-y-auto border-t border-line-strong bg-surface shadow-lg outline-none"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3">
        <div className="min-w-0 flex-[1_1_24rem] text-sm">
          <h2 id="privacy-choice" className="font-semibold">
            {text.title}
          </h2>
          <p className="mt-1">
            {isAnswered ? text.privacyControl : text.question(listed(names, text.and))}{' '}
            {consent !== 'unset' && text.now[consent]}{' '}
            <AppLink to="/privacy" className="underline underline-offset-4">
              {text.privacy}
            </AppLink>
          </p>
        </div>
        <div className="flex flex-[1_1_14rem] flex-wrap gap-3">
          {buttons.map(({ label, onPress }) => (
            <button key={label} type="button" className={`${buttonStyle.secondary} flex-1`} onClick={onPress}>
              {label}
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}

function listed(names: readonly string[], and: string): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(and)
}

/** Keeps the height of the banner free below the page, also when scrolling to the focused element. */
function useRoomBelow(banner: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--room-below', `${banner.current?.offsetHeight ?? 0}px`),
    )
    if (banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--room-below')
    }
  }, [banner])
}

/** Moves the focus to the banner when it was reopened, and back when it closes. */
function useFocusWhen(isReopened: boolean, banner: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isReopened) return
    const before = document.activeElement
    banner.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isReopened, banner])
}
