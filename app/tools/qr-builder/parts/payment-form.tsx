import { digitsIn } from 'bikram-sambat/digits'
import { useEffect, useRef, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'
import {
  droppedFrom,
  isComplete,
  nameFrom,
  nameProblem,
  numberFor,
  numberFrom,
  numberProblem,
  type Payment,
  type Service,
  serviceOf,
  services,
} from '../qr-payload.ts'
import { BankField, type useBanks } from './bank-field.tsx'
import { PaymentField } from './payment-field.tsx'

interface PaymentFormProps {
  banks: ReturnType<typeof useBanks>
  busy: boolean
  /** The visitor begins to fill in the form. */
  onBegin: () => void
  /** The form changed: a code made before is outdated. */
  onChange: () => void
  onGenerate: (form: Payment) => void
}

const emptyForm: Payment = { service: 'esewa', bankCode: '', name: '', number: '' }

export function PaymentForm({ banks, busy, onBegin, onChange, onGenerate }: PaymentFormProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const [form, setForm] = useState(emptyForm)
  const [leftOut, setLeftOut] = useState({ signs: [] as string[], prefix: '' })
  const nameInput = useRef<HTMLInputElement>(null)
  const numberInput = useRef<HTMLInputElement>(null)
  const known = banks.list.banks.some(({ code }) => code === form.bankCode)
  const chosen: Payment = { ...form, bankCode: known ? form.bankCode : '' }
  const ready = isComplete(chosen) && !busy

  const change = (part: Partial<Payment>) => {
    setForm((before) => ({ ...before, ...part }))
    onChange()
  }
  const changeService = (service: Service) => {
    setLeftOut((before) => ({ ...before, prefix: '' }))
    change({ service, number: numberFor(service, form), ...(service !== 'bank' && { bankCode: '' }) })
  }
  const typeName = (typed: string) => {
    // Stays until the field is empty: otherwise the next letter would hide it.
    setLeftOut(({ signs, prefix }) => ({
      signs: typed ? [...new Set([...signs, ...droppedFrom(typed)])] : [],
      prefix,
    }))
    change({ name: nameFrom(typed) })
  }
  const typeNumber = (typed: string) => {
    const { number, prefix } = numberFrom(typed, form.service)
    setLeftOut((before) => ({ ...before, prefix }))
    change({ number })
  }

  // Takes over what was typed before hydration.
  useEffect(() => {
    const typed = { name: nameInput.current?.value ?? '', number: numberInput.current?.value ?? '' }
    const { number, prefix } = numberFrom(typed.number, emptyForm.service)
    setLeftOut({ signs: droppedFrom(typed.name), prefix })
    if (typed.name || number) setForm((before) => ({ ...before, name: nameFrom(typed.name), number }))
  }, [])

  const isBank = form.service === 'bank'
  const numberTrouble = numberProblem(form)
  const nameTrouble = nameProblem(form)
  return (
    <Card title={text.formTitle} className="min-w-0">
      <form
        className="mt-4 grid gap-5"
        onFocus={onBegin}
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) onGenerate(chosen)
        }}
      >
        <ServiceRadios chosen={form.service} onChoose={changeService} />
        {isBank && (
          <BankField {...banks} chosen={chosen.bankCode} onChoose={(bankCode) => change({ bankCode })} />
        )}
        <PaymentField
          ref={nameInput}
          id="holder-name"
          label={text.name}
          hint={text.nameHint}
          problem={nameTrouble && text.problems[nameTrouble]}
          remark={leftOut.signs.length > 0 ? text.leftOut(leftOut.signs.join(' ')) : ''}
          value={form.name}
          autoComplete="off"
          autoCapitalize="words"
          onType={typeName}
        />
        <PaymentField
          // A new key for a new meaning: the old error does not apply.
          key={isBank ? 'account' : 'mobile'}
          ref={numberInput}
          id="holder-number"
          label={isBank ? text.account : text.mobile}
          hint={isBank ? text.accountHint : text.mobileHint}
          problem={numberTrouble && text.problems[numberTrouble]}
          remark={leftOut.prefix && text.prefixLeftOut(digitsIn(lang, leftOut.prefix))}
          value={form.number}
          inputMode="numeric"
          autoComplete="off"
          onType={typeNumber}
        />
        <button type="submit" disabled={!ready} className={buttonStyle.primary}>
          {busy ? <Spinner /> : <Icon name="qr-code" />}
          {busy ? text.generating : text.generate}
        </button>
      </form>
      <p className="mt-3 flex items-start gap-2 text-sm text-muted">
        <Icon name="lock" className="mt-0.5 size-4" />
        {text.privacy}
      </p>
      <noscript>
        <p className="mt-3 font-semibold">{text.noScript}</p>
      </noscript>
    </Card>
  )
}

interface ServiceRadiosProps {
  chosen: Service
  onChoose: (service: Service) => void
}

function ServiceRadios({ chosen, onChoose }: ServiceRadiosProps) {
  const text = useMessages(messages)
  return (
    <fieldset>
      <legend className="font-semibold">{text.service}</legend>
      <div className="mt-1 grid grid-cols-3 gap-2">
        {services.map((service) => (
          <label
            key={service}
            className="relative flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-lg border border-line-strong bg-surface px-2 py-2 font-semibold hover:bg-hover has-checked:border-brand-ink has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name="service"
              value={service}
              checked={service === chosen}
              onChange={(event) => onChoose(serviceOf(event.target.value))}
              className="size-4 shrink-0 cursor-pointer accent-brand-ink max-sm:absolute max-sm:inset-0 max-sm:size-full max-sm:appearance-none focus-visible:outline-none"
            />
            {text.services[service]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
