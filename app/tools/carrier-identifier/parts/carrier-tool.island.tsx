import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useEffect, useRef, useState } from 'react'
import { saidIn } from '#app/lib/statement.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { issuedTo } from '#app/records/carriers/carrier.ts'
import type { Carrier } from '#app/records/carriers/store.server.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { colourStyle } from '#app/ui/colour-style.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { findCarrier, lookupDelayMs } from '../carrier-lookup.ts'
import { messages } from '../messages.ne.ts'
import { events } from '../tool.ts'
import { LookupForm, type LookupState } from './lookup.tsx'

interface CarrierToolProps {
  carriers: readonly Carrier[]
  /** The number of a form that was posted without JavaScript. */
  posted?: string | undefined
}

export default function CarrierTool({ carriers, posted = '' }: CarrierToolProps) {
  const [{ supported, listDate }, lang] = useTexts(messages)
  const lookUp = (number: string) => ({ number, ...findCarrier(number, carriers) })
  const [state, setState] = useState<LookupState | undefined>(posted.trim() ? lookUp(posted) : undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const identify = (number: string) => {
    recordUsage(events.identify)
    setState('identifying')
    timer.current = setTimeout(() => setState(lookUp(number)), lookupDelayMs)
  }
  /** The result of another number is removed, and a running lookup is cancelled. */
  const clear = () => {
    clearTimeout(timer.current)
    setState(undefined)
  }
  return (
    <>
      <LookupForm carriers={carriers} posted={posted} state={state} onIdentify={identify} onEdit={clear} />
      <section aria-labelledby="supported" className="mt-6 sm:mt-10 print:mt-4">
        <h2 id="supported" className="scroll-mt-20 text-2xl">
          {supported}
        </h2>
        <CarrierList carriers={carriers} />
        <div className="mt-3">
          <Remarks remarks={saidIn(lang, [issuedTo])} as="sentences" />
        </div>
        <p className="mt-3 text-sm text-muted">{listDate}</p>
      </section>
    </>
  )
}

export function CarrierList({ carriers }: { carriers: readonly Carrier[] }) {
  const [text, lang] = useTexts(messages)
  return (
    <ul className="mt-3 grid gap-1.5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 print:grid-cols-2 print:gap-2 print:[&>li]:p-3">
      {carriers.map((carrier) => (
        <li
          key={carrier.id}
          className={`${cardStyle} grid grid-cols-[auto_1fr] content-start items-center gap-x-3 gap-y-1 px-3 py-2 sm:p-5`}
        >
          <span
            className={`flex size-10 items-center justify-center rounded-lg max-sm:row-span-2 sm:size-11 ${colourStyle[carrier.colour]}`}
          >
            <Icon name={carrier.icon} fallback="phone" className="size-6" />
          </span>
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 sm:block">
            <h3 className="text-base sm:text-lg">{carrier.name}</h3>
            <p className="text-sm text-muted">{carrier.technology}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:col-span-2 sm:mt-2">
            <ul aria-label={text.prefixes} className="flex flex-wrap gap-x-2 gap-y-1">
              {carrier.prefixes.map((prefix) => (
                <li key={prefix} className="rounded-md bg-hover px-2 font-semibold sm:px-2.5 sm:py-0.5">
                  {digitsIn(lang, prefix)}
                </li>
              ))}
            </ul>
            {/* What holds for all of them stands below the list. */}
            <Remarks remarks={carrier.remarks.filter(({ kind }) => kind !== 'issued-to')} as="chips" />
          </div>
        </li>
      ))}
    </ul>
  )
}
