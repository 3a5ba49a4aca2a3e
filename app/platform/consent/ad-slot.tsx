import { messages } from '../i18n/messages.ne.ts'
import { useMessages } from '../i18n/use-language.ts'
import { useSite } from '../site/site-data.ts'

/** Nothing until an operator configured ads; then a slot of reserved height, so that nothing moves when an ad loads. */
export function AdSlot() {
  const { advertisement } = useMessages(messages)
  const { vendorSettings } = useSite()
  if (!vendorSettings?.ads) return null
  return (
    <div
      data-ad-slot={vendorSettings.ads.slotId}
      className="h-72 overflow-hidden rounded-lg border border-dashed border-line p-2 in-data-[consent=refused]:hidden"
    >
      <p className="text-center text-xs text-muted">{advertisement}</p>
      {/* Filled by `vendor-loader.island.tsx`. */}
      <div data-ad />
    </div>
  )
}
