import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSearch } from '#app/platform/navigation/address.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { mayBeTold } from './address-for-others.ts'
import { choose, useChoice } from './choice.ts'
import { forgetCookies } from './forget-cookies.ts'
import { holdsOthers } from './load-script.ts'
import type { AdSettings, ThirdParties as Parties } from './parties.ts'
import { PrivacyBar } from './privacy-bar.tsx'
import { reopen, useReopened } from './reopened.ts'
import { showAd } from './show-ad.ts'
import { hideFromRecordings, tellTags } from './tags.ts'

/** Asks the visitor, and loads what they agreed to. Part of the page only where an operator switched something on. */
export default function ThirdParties({ parties }: { parties: Parties }) {
  const hydrated = useHydrated()
  const choice = useChoice(parties)
  const reopened = useReopened()
  const isTold = useIsTold()
  // What the server made the document for; nothing where it is missing.
  const kind = hydrated ? document.documentElement.dataset.parties : undefined
  const hasTags = kind !== undefined && Object.keys(parties.tags).length > 0
  useTags(parties, hasTags && choice === 'allowed' && isTold)

  const decide = (decision: 'allowed' | 'refused') => {
    choose(decision, parties)
    reopen(false)
    if (decision === 'allowed') return
    forgetCookies()
    // What runs already runs on until its document ends.
    if (holdsOthers()) location.reload()
  }
  const place = hydrated ? document.querySelector('[data-ad]') : null
  const hasAd = kind === 'ads' && choice === 'allowed' && isTold
  return (
    <>
      {hydrated && (reopened || (choice === 'open' && kind !== undefined)) && (
        <PrivacyBar
          parties={parties}
          choice={choice}
          reopened={reopened}
          onDecide={decide}
          onClose={() => reopen(false)}
        />
      )}
      {hasAd && parties.ads && place && createPortal(<Ad parties={parties} ads={parties.ads} />, place)}
    </>
  )
}

/** False while the address contains what the visitor typed, which third parties must not see. */
function useIsTold(): boolean {
  const search = useSearch()
  return mayBeTold({ search, hash: typeof location === 'undefined' ? '' : location.hash })
}

function useTags(parties: Parties, isWanted: boolean) {
  const toldPath = useRef('')
  useEffect(() => {
    if (!isWanted || toldPath.current === location.pathname) return
    toldPath.current = location.pathname
    if (parties.tags.hotjar) hideFromRecordings()
    tellTags(parties)
  }, [isWanted, parties])
}

/** The ad itself: of the height that is kept free for it. */
function Ad({ parties, ads: { clientId, slotId } }: { parties: Parties; ads: AdSettings }) {
  const place = useRef<HTMLModElement>(null)
  useEffect(() => {
    if (place.current) return showAd(place.current, parties, clientId)
  }, [parties, clientId])
  return (
    <ins
      ref={place}
      className="adsbygoogle block h-[250px] w-full"
      data-ad-client={clientId}
      data-ad-slot={slotId}
    />
  )
}
