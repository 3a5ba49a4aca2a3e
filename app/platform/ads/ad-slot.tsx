import { useWords } from '../i18n/use-language.ts'
import { words } from '../i18n/words.ts'
import { useSite } from '../site/site-data.ts'

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
      {/* Filled by the island that asks for consent. */}
      <div data-ad />
    </div>
  )
}
