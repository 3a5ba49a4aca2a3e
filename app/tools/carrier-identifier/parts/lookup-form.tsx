import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useEffect, useRef, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { SendWithoutScript } from '#app/platform/tool-page/send-without-script.tsx'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import type { Carrier } from '#app/records/carriers/carrier.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { findCarrier, isNewSeries, isUndecided, type Lookup, prefixLength } from '../carrier-lookup.ts'
import { messages } from '../messages.ne.ts'
import { CarrierChip, LookupResult, type LookupState } from './lookup-result.tsx'

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
  const text = useMessages(messages)
  const lang = useLang()
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
