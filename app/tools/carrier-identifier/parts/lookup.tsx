import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useEffect, useRef, useState } from 'react'
import { mobileLength } from '#app/lib/mobile-number.ts'
import { saidIn } from '#app/lib/statement.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { SendWithoutScript } from '#app/platform/tool-page/send-without-script.tsx'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { lengthRemarks } from '#app/records/carriers/carrier.ts'
import type { Carrier } from '#app/records/carriers/store.server.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { colourStyle } from '#app/ui/colour-style.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useInitialInputValue } from '#app/ui/use-hydrated.ts'
import {
  findCarrier,
  isNewSeries,
  isUndecided,
  type Lookup,
  prefixLength,
  shownNumber,
} from '../carrier-lookup.ts'
import { messages } from '../messages.ne.ts'

interface LookupFormProps {
  carriers: readonly Carrier[]
  posted: string
  /** Of the last lookup, until the number is edited. */
  state: LookupState | undefined
  onIdentify: (number: string) => void
  onEdit: () => void
}

/** The field with its answer: the carrier as soon as the digits decide, the details after a press. */
export function LookupForm({ carriers, posted, state, onIdentify, onEdit }: LookupFormProps) {
  const text = useMessages(messages)
  const [number, setNumber] = useState(posted)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  const busy = state === 'identifying'
  const ready = number.trim() !== '' && !busy

  useInitialInputValue(input, number, setNumber)

  // A disabled button loses the focus: it is given back for keyboard users.
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus()
    wasBusy.current = busy
  }, [busy])

  return (
    <Card title={text.cardTitle} titleClass="no-print text-xl" className="print-if-result">
      <p id="number-hint" className="no-print mt-1 text-[0.8125rem] text-muted sm:text-sm">
        {text.hint}
      </p>
      <form
        method="post"
        className="no-print mt-2 grid gap-2 sm:max-w-2xl sm:grid-cols-[1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) onIdentify(number)
        }}
      >
        <TextField
          ref={input}
          id="number"
          name="number"
          required
          label={<span className="sr-only">{text.label}</span>}
          type="tel"
          inputMode="tel"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={40}
          placeholder={text.placeholder}
          describedBy="number-hint number-privacy"
          value={number}
          onChange={(event) => {
            setNumber(event.target.value)
            onEdit()
          }}
          controlClass="mt-0! text-lg"
        />
        <div
          aria-live="polite"
          className={`flex min-h-11 flex-wrap items-center gap-x-3 font-semibold ${typeof state === 'object' ? 'invisible' : ''}`}
        >
          <LiveCarrier lookup={findCarrier(number, carriers)} />
        </div>
        <SendWithoutScript label={text.identify} />
        <button
          ref={button}
          type="submit"
          disabled={!ready}
          className={`${buttonStyle.primary} noscript:hidden sm:col-start-2 sm:row-start-1`}
        >
          {busy ? <Spinner /> : <Icon name="search" />}
          {busy ? text.identifying : text.identify}
        </button>
      </form>
      {state && <LookupResult state={state} />}
      <p
        id="number-privacy"
        className="no-print mt-3 flex items-start gap-2 text-sm text-muted noscript:hidden"
      >
        <Icon name="lock" className="mt-0.5 size-4" />
        {text.privacy}
      </p>
    </Card>
  )
}

/** The carrier of the digits typed so far. Its height is the same in every state. */
function LiveCarrier({ lookup }: { lookup: Lookup<Carrier> }) {
  const [text, lang] = useTexts(messages)
  const { carrier } = lookup
  const prefix = digitsIn(lang, lookup.digits.slice(0, prefixLength))
  if (isUndecided(lookup)) return <span className="text-sm font-normal text-muted">{text.threeDecide}</span>
  if (!carrier) return <span>{isNewSeries(lookup) ? text.newSeries.title : text.noneBegins(prefix)}</span>
  return (
    <>
      <CarrierChip carrier={carrier} />
      {/* The number itself is not shared. */}
      <SharedAnswer text={`${prefix}: ${carrier.name}, ${carrier.technology}`} />
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

/** A lookup with the number as it was typed. */
type DoneLookup = Lookup<Carrier> & { number: string }

export type LookupState = 'identifying' | DoneLookup

/** The result of a lookup, announced to screen readers. */
function LookupResult({ state }: { state: LookupState }) {
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
  const [text, lang] = useTexts(messages)
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
  const [{ newSeries, notFound }, lang] = useTexts(messages)
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
function CarrierChip({ carrier }: { carrier: Carrier }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-lg px-2.5 py-1.5 ${colourStyle[carrier.colour]}`}
    >
      <Icon name={carrier.icon} fallback="phone" />
      {carrier.name}
    </span>
  )
}
