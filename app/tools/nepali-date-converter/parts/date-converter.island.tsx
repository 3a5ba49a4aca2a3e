import type { CalendarDay } from '@chautari/bikram-sambat'
import { useRef } from 'react'
import { bsOf } from '#app/lib/bs-day-text.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { replaceAddress } from '#app/platform/navigation/change-address.ts'
import { useFragment } from '#app/platform/navigation/url-state.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToday } from '#app/ui/use-now.ts'
import { bothOf } from '../days.ts'
import { messages } from '../messages.ne.ts'
import { type AddressDates, addressOf, type Posted, postedDay, readAddress } from '../url-state.ts'
import { DatePanel, useDatePanel } from './date-panel.tsx'
import { TypedCard, useTypedDate } from './typed-card.tsx'

interface DateConverterProps {
  /** The server's day, YYYY-MM-DD. */
  today: string
  posted?: Posted | undefined
}

/**
 * A field for typed dates, and two panels to choose from lists. Their dates are in the address's fragment, which browsers do
 * not send.
 */
export default function DateConverter({ today, posted = {} }: DateConverterProps) {
  const text = useMessages(messages)
  const shown = useRef<AddressDates>({})
  const day = bothOf('bs', bsOf(useToday(today)))
  const onDate = (key: keyof AddressDates, date: CalendarDay | undefined) => {
    shown.current = { ...shown.current, [key]: date }
    writeAddress(shown.current)
  }
  const bs = useDatePanel('bs', postedDay(posted, 'bs'), (date) => onDate('list-bs', date))
  const ad = useDatePanel('ad', postedDay(posted, 'ad'), (date) => onDate('list-ad', date))
  const typed = useTypedDate(posted, onDate)
  const lists = useRef<HTMLDetailsElement>(null)

  useFragment(() => {
    const requested = readAddress(location)
    shown.current = requested
    writeAddress(requested)
    const { 'list-bs': listBs, 'list-ad': listAd } = requested
    if (listBs) bs.open(listBs)
    if (listAd) ad.open(listAd)
    if ((listBs || listAd) && lists.current) lists.current.open = true
    if (requested.bs) typed.open('bs', requested.bs)
    if (requested.ad) typed.open('ad', requested.ad)
  })

  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 lg:grid-cols-2">
        <TypedCard typed={typed} today={day} />
        {/* Folded on a phone; where there is room it is open (`::details-content`). */}
        <details
          ref={lists}
          className="print-if-result lg:details-content:block lg:details-content:[content-visibility:visible] print:details-content:block print:details-content:[content-visibility:visible] noscript:details-content:block noscript:details-content:[content-visibility:visible]"
        >
          <summary className="no-print noscript:hidden min-h-11 supports-[selector(::details-content)]:lg:hidden">
            <span className="font-semibold underline underline-offset-4">{text.lists}</span>
            <span className="block text-sm text-muted">
              {text.panels.bs.heading} · {text.panels.ad.heading}
            </span>
          </summary>
          <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2 lg:grid-cols-1">
            <DatePanel from="bs" panel={bs} today={day} />
            <DatePanel from="ad" panel={ad} today={day} />
          </div>
        </details>
      </div>
      <p className="no-print mt-3 flex items-start gap-2 text-sm text-muted noscript:hidden">
        <Icon name="lock" className="mt-0.5 size-4" />
        {text.privacy}
      </p>
    </>
  )
}

/** Without a history entry. */
function writeAddress(shown: AddressDates) {
  const address = addressOf(location, shown)
  if (address !== location.pathname + location.search + location.hash) replaceAddress(address)
}
