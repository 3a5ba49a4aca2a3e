import { useEffect, useRef, useState } from 'react'
import { saidIn } from '#app/lib/statement.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import type { Carrier } from '#app/records/carriers/carrier.ts'
import { issuedTo } from '#app/records/carriers/carrier-remarks.ts'
import { Remarks } from '#app/ui/remarks.tsx'
import { findCarrier, lookupDelayMs } from '../carrier-lookup.ts'
import { messages } from '../messages.ne.ts'
import { events } from '../tool.ts'
import { CarrierList } from './carrier-list.tsx'
import { LookupForm } from './lookup-form.tsx'
import { LookupResult, type LookupState } from './lookup-result.tsx'

interface CarrierToolProps {
  carriers: readonly Carrier[]
  /** The number of a form that was posted without JavaScript. */
  posted?: string | undefined
}

export default function CarrierTool({ carriers, posted = '' }: CarrierToolProps) {
  const { supported, listDate } = useMessages(messages)
  const lang = useLang()
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
      <LookupForm
        carriers={carriers}
        posted={posted}
        busy={state === 'identifying'}
        isDone={typeof state === 'object'}
        onIdentify={identify}
        onEdit={clear}
      >
        {state && <LookupResult state={state} />}
      </LookupForm>
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
