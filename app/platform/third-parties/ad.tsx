import { useEffect, useRef } from 'react'
import { useChoice } from './choice.ts'
import type { AdSettings, ThirdParties } from './parties.ts'
import { showAd } from './show-ad.ts'
import { useWelcome } from './use-welcome.ts'

interface AdProps {
  parties: ThirdParties
  ads: AdSettings
}

/** The ad itself, once the visitor agreed: of the height that is kept free for it. */
export default function Ad({ parties, ads: { clientId, slotId } }: AdProps) {
  const { kind, told } = useWelcome(parties)
  const shown = useChoice(parties) === 'allowed' && kind === 'ads' && told
  const place = useRef<HTMLModElement>(null)
  useEffect(() => {
    if (shown && place.current) return showAd(place.current, parties, clientId)
  }, [shown, parties, clientId])
  if (!shown) return null
  return (
    <ins
      ref={place}
      className="adsbygoogle block h-[250px] w-full"
      data-ad-client={clientId}
      data-ad-slot={slotId}
    />
  )
}
