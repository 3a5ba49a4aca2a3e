import { digitsIn } from 'bikram-sambat/digits'
import { mobileLength } from '#app/kit/mobile-number.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Carrier } from '#app/records/carriers/carrier.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { isNewSeries, type Lookup, shownNumber } from '../carrier-lookup.ts'
import { colourStyle } from '../colour-style.ts'
import { messages } from '../messages.ne.ts'
import type { LookupState } from './use-lookup.ts'

interface LookupResultProps {
  state: Exclude<LookupState, { kind: 'idle' }>
}

/** The result of a lookup, announced to screen readers. */
export function LookupResult({ state }: LookupResultProps) {
  const text = useMessages(messages)
  return (
    <div role="status" className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      {state.kind === 'identifying' ? (
        <p className="flex items-center gap-3 text-lg">
          <Spinner />
          {text.identifyingCarrier}
        </p>
      ) : state.lookup.carrier ? (
        <Found number={state.number} lookup={state.lookup} carrier={state.lookup.carrier} />
      ) : isNewSeries(state.lookup) ? (
        <NewSeries lookup={state.lookup} />
      ) : (
        <NotFound number={state.number} />
      )}
    </div>
  )
}

function Found({ number, lookup, carrier }: { number: string; lookup: Lookup<Carrier>; carrier: Carrier }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { digits, leftOut } = lookup
  const isWhole = digits.length === mobileLength
  return (
    <>
      <h2 className={`flex items-center gap-2 text-xl ${isWhole ? 'text-good' : 'text-simrik'}`}>
        <Icon name={isWhole ? 'check' : 'warning'} />
        {text.found}
      </h2>
      {!isWhole && (
        <p className="mt-1 font-semibold text-simrik">{text.shownLength(digitsIn(lang, digits.length))}</p>
      )}
      <dl className="mt-3 grid gap-3">
        <Fact term={text.number}>{digitsIn(lang, shownNumber(leftOut ? digits : number))}</Fact>
        <Fact term={text.issuedTo}>
          <span
            className={`inline-flex items-center gap-2 rounded-lg px-3 py-1.5 text-lg ${colourStyle[carrier.colour]}`}
          >
            <Icon name={carrier.icon} fallback="phone" />
            {carrier.name}
          </span>
        </Fact>
        <Fact term={text.technology}>{carrier.technology}</Fact>
      </dl>
      <p className="mt-3">{carrier.description}</p>
      {carrier.endedNote !== undefined && <Note icon="warning">{carrier.endedNote || text.ended}</Note>}
      {leftOut && <Note icon="circle-help">{text.leftOut(digitsIn(lang, leftOut))}</Note>}
      <p className="mt-3 text-sm text-muted">{text.ported}</p>
    </>
  )
}

/** A note on numbers that begin with 971, which the list of carriers does not have. */
function NewSeries({ lookup: { digits } }: { lookup: Lookup<Carrier> }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <>
      <h2 className="flex items-center gap-2 text-xl text-simrik">
        <Icon name="circle-help" />
        {text.newSeries.title}
      </h2>
      <p className="mt-3 text-lg font-semibold wrap-anywhere">{digitsIn(lang, shownNumber(digits))}</p>
      <p className="mt-2">{text.newSeries.known}</p>
      <p className="mt-2 text-muted">{text.newSeries.unknown}</p>
      {digits.length !== mobileLength && (
        <Note icon="warning">{text.shownLength(digitsIn(lang, digits.length))}</Note>
      )}
    </>
  )
}

function NotFound({ number }: { number: string }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <>
      <h2 className="flex items-center gap-2 text-xl text-simrik">
        <Icon name="circle-help" />
        {text.notFound}
      </h2>
      <p className="mt-3 text-lg font-semibold wrap-anywhere">{digitsIn(lang, shownNumber(number))}</p>
      <p className="mt-2">{text.notFoundReason}</p>
      <p className="mt-2 text-muted">{text.notFoundAdvice}</p>
    </>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 text-lg font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

function Note({ icon, children }: { icon: 'warning' | 'circle-help'; children: React.ReactNode }) {
  return (
    <p className="mt-3 flex items-start gap-2 rounded-lg bg-hover px-3 py-2">
      <Icon name={icon} className="mt-0.5 size-5 text-simrik" />
      <span>{children}</span>
    </p>
  )
}
