import { useWords } from '../i18n/use-language.ts'
import { words } from '../i18n/words.ts'
import { useSite } from '../site/site-data.ts'

/** Nothing until an operator configured ads; then a place of reserved height, so that nothing moves when one comes. */
export function AdSlot() {
  const { advertisement } = useWords(words)
  const { ads } = useSite()
  if (!ads) return null
  return (
    <div data-ad-slot={ads.slotId} className="min-h-[250px] rounded-lg border border-dashed border-line p-2">
      <p className="text-center text-xs text-muted">{advertisement}</p>
    </div>
  )
}
