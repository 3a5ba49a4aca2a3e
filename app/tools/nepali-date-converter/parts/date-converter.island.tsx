import type { CalendarDay } from 'bikram-sambat'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { replaceAddress } from '#app/platform/navigation/change-address.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type AddressDates, addressOf, readAddress } from '../address.ts'
import type { Calendar } from '../calendars.ts'
import { messages } from '../messages.ne.ts'
import { DatePanel } from './date-panel.tsx'
import { useDatePanel } from './use-date-panel.ts'

/** Both panels. Their dates are in the address's fragment, which browsers do not send. */
export default function DateConverter() {
  const text = useMessages(messages)
  const shown = useRef<AddressDates>({})
  const onDate = (calendar: Calendar) => (date: CalendarDay | undefined) => {
    shown.current = { ...shown.current, [calendar]: date }
    writeAddress(shown.current)
  }
  const bs = useDatePanel('bs', onDate('bs'))
  const ad = useDatePanel('ad', onDate('ad'))

  const follow = useEffectEvent(() => {
    const requested = readAddress(location)
    shown.current = requested
    writeAddress(requested)
    if (requested.bs) bs.open(requested.bs)
    if (requested.ad) ad.open(requested.ad)
  })
  useEffect(() => {
    const listener = () => follow()
    listener()
    window.addEventListener('hashchange', listener)
    return () => window.removeEventListener('hashchange', listener)
  }, [])

  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DatePanel from="bs" panel={bs} />
        <DatePanel from="ad" panel={ad} />
      </div>
      <p className="mt-4 flex items-start gap-2 text-sm text-muted">
        <Icon name="lock" className="mt-0.5 size-4" />
        {text.privacy}
      </p>
      <noscript>
        <p className="mt-3 font-semibold">{text.needsScript}</p>
      </noscript>
    </>
  )
}

/** Without a history entry. */
function writeAddress(shown: AddressDates) {
  const address = addressOf(location, shown)
  if (address !== location.pathname + location.search + location.hash) replaceAddress(address)
}
