import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import type { Carrier } from '#app/records/carriers/carrier.ts'
import { Remarks } from '#app/ui/remarks.tsx'
import { findCarrier, isNewSeries, isUndecided, type Lookup } from '../carrier-lookup.ts'
import { messages } from '../messages.ne.ts'
import { CarrierChip } from './carrier-chip.tsx'

interface LiveCarrierProps {
  number: string
  carriers: readonly Carrier[]
  isHidden: boolean
}

/** The carrier of the digits typed so far. Its height is the same in every state. */
export function LiveCarrier({ number, carriers, isHidden }: LiveCarrierProps) {
  return (
    <div
      aria-live="polite"
      className={`flex min-h-11 flex-wrap items-center gap-x-3 font-semibold ${isHidden ? 'invisible' : ''}`}
    >
      <Answer lookup={findCarrier(number, carriers)} />
    </div>
  )
}

function Answer({ lookup }: { lookup: Lookup<Carrier> }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { digits, carrier } = lookup
  if (isUndecided(lookup)) return <span className="text-sm font-normal text-muted">{text.threeDecide}</span>
  if (carrier) {
    return (
      <>
        <CarrierChip carrier={carrier} />
        {/* The number itself is not shared. */}
        <SharedAnswer
          text={`${digitsIn(lang, digits.slice(0, 3))}: ${carrier.name}, ${carrier.technology}`}
        />
        {/* Where all do not fit into one row, a second one would move the button. */}
        <span className="text-sm font-normal text-muted max-sm:sr-only">{carrier.technology}</span>
        <Remarks
          remarks={carrier.remarks.slice(0, 1)}
          as="chips"
          className="max-sm:[&>[data-remark=issued-to]]:sr-only"
        />
      </>
    )
  }
  return (
    <span>
      {isNewSeries(lookup) ? text.newSeries.title : text.noneBegins(digitsIn(lang, digits.slice(0, 3)))}
    </span>
  )
}
