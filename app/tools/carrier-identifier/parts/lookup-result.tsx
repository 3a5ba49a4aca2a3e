import { digitsIn } from 'bikram-sambat-calendar/digits'
import { mobileLength } from '#app/lib/mobile-number.ts'
import { saidIn } from '#app/lib/statement.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Carrier } from '#app/records/carriers/carrier.ts'
import { lengthRemarks } from '#app/records/carriers/carrier-remarks.ts'
import { colourStyle } from '#app/ui/colour-style.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { isNewSeries, type Lookup, shownNumber } from '../carrier-lookup.ts'
import { messages } from '../messages.ne.ts'

/** A lookup with the number as it was typed. */
type DoneLookup = Lookup<Carrier> & { number: string }

export type LookupState = 'identifying' | DoneLookup

/** The result of a lookup, announced to screen readers. */
export function LookupResult({ state }: { state: LookupState }) {
  const text = useMessages(messages)
  return (
    <div
      role="status"
      className="mt-2 border-t border-line pt-3 sm:mt-3 print:mt-0 print:border-0 print:pt-0"
    >
      {state === 'identifying' ? (
        <p className="flex items-center gap-3 text-lg">
          <Spinner />
          {text.identifyingCarrier}
        </p>
      ) : state.carrier ? (
        <Found lookup={state} carrier={state.carrier} />
      ) : (
        <Unknown lookup={state} />
      )}
    </div>
  )
}

function Found({ lookup: { number, digits, leftOut }, carrier }: { lookup: DoneLookup; carrier: Carrier }) {
  const text = useMessages(messages)
  const lang = useLang()
  const isWhole = digits.length === mobileLength
  const factStyle = 'text-lg font-semibold wrap-anywhere'
  return (
    <>
      <h3 className={`flex items-center gap-2 text-xl ${isWhole ? 'text-good' : 'text-simrik'}`}>
        <Icon name={isWhole ? 'check' : 'warning'} />
        {text.found}
      </h3>
      <Remarks remarks={saidIn(lang, lengthRemarks(digits.length))} as="sentences" className="mt-2" />
      <FactList className="mt-3 sm:grid-cols-[auto_auto_auto] sm:justify-start sm:gap-x-10">
        <Fact name={text.number} className={factStyle}>
          {digitsIn(lang, shownNumber(leftOut ? digits : number))}
        </Fact>
        <Fact name={text.issuedTo} className={factStyle}>
          <CarrierChip carrier={carrier} />
        </Fact>
        <Fact name={text.technology} className={factStyle}>
          {carrier.technology}
        </Fact>
      </FactList>
      <p className="mt-3">{carrier.description}</p>
      <Remarks remarks={carrier.remarks} as="sentences" className="mt-3" />
      {leftOut && (
        <p className="mt-3 flex items-start gap-2 rounded-lg bg-hover px-3 py-2">
          <Icon name="circle-help" className="mt-0.5 size-5 text-simrik" />
          {text.leftOut(digitsIn(lang, leftOut))}
        </p>
      )}
      <WrongLink about={`carrier:${carrier.id}`} />
    </>
  )
}

/** A number that the list of carriers does not have; of those that begin with 971 something is known. */
function Unknown({ lookup }: { lookup: DoneLookup }) {
  const { newSeries, notFound } = useMessages(messages)
  const lang = useLang()
  const isNew = isNewSeries(lookup)
  const { title, known, unknown } = isNew ? newSeries : notFound
  const { digits, number } = lookup
  return (
    <>
      <h3 className="flex items-center gap-2 text-xl text-simrik">
        <Icon name="circle-help" />
        {title}
      </h3>
      <p className="mt-3 text-lg font-semibold wrap-anywhere">
        {digitsIn(lang, shownNumber(isNew ? digits : number))}
      </p>
      <p className="mt-2">{known}</p>
      <p className="mt-2 text-muted">{unknown}</p>
      {isNew && (
        <Remarks remarks={saidIn(lang, lengthRemarks(digits.length))} as="sentences" className="mt-3" />
      )}
    </>
  )
}

/** The name of a carrier with its icon, in its colours. */
export function CarrierChip({ carrier }: { carrier: Carrier }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-lg px-2.5 py-1.5 ${colourStyle[carrier.colour]}`}
    >
      <Icon name={carrier.icon} fallback="phone" />
      {carrier.name}
    </span>
  )
}
