import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { Carrier } from '#app/records/carriers/carrier.ts'
import { messages } from '../messages.ne.ts'
import { CarrierList } from './carrier-list.tsx'
import { LookupForm } from './lookup-form.tsx'
import { LookupResult } from './lookup-result.tsx'
import { useLookup } from './use-lookup.ts'

interface CarrierToolProps {
  carriers: readonly Carrier[]
}

export default function CarrierTool({ carriers }: CarrierToolProps) {
  const { supported, listDate } = useMessages(messages)
  const { state, identify } = useLookup(carriers)
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <LookupForm busy={state.kind === 'identifying'} onIdentify={identify} />
        {state.kind !== 'idle' && <LookupResult state={state} />}
      </div>
      <section aria-labelledby="supported" className="mt-10">
        <h2 id="supported" className="text-2xl">
          {supported}
        </h2>
        <CarrierList carriers={carriers} />
        <p className="mt-3 text-sm text-muted">{listDate}</p>
      </section>
    </>
  )
}
