import { lazy, Suspense } from 'react'
import { useWords } from '../i18n/use-language.ts'
import { words } from '../i18n/words.ts'
import { useSite } from '../site/site-data.ts'

const Ad = lazy(() => import('../third-parties/ad.tsx'))

/** Nothing until an operator configured ads; then a place of reserved height, so that nothing moves when one comes. */
export function AdSlot() {
  const { advertisement } = useWords(words)
  const { thirdParties } = useSite()
  if (!thirdParties?.ads) return null
  return (
    <div
      data-ad-slot={thirdParties.ads.slotId}
      className="h-72 overflow-hidden rounded-lg border border-dashed border-line p-2 in-data-[choice=refused]:hidden"
    >
      <p className="text-center text-xs text-muted">{advertisement}</p>
      <Suspense>
        <Ad parties={thirdParties} ads={thirdParties.ads} />
      </Suspense>
    </div>
  )
}
