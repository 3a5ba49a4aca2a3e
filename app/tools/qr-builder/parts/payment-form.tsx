import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type ReactNode, useRef } from 'react'
import { mobileLength } from '#app/lib/mobile-number.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { SendWithoutScript } from '#app/platform/tool-page/send-without-script.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { RadioRow } from '#app/ui/choices.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useInitialInputValue } from '#app/ui/use-hydrated.ts'
import { messages } from '../messages.ne.ts'
import { nameProblem, numberProblem, services } from '../qr-payload.ts'
import { BankField, PaymentField, type useBanks } from './payment-fields.tsx'
import type { usePaymentForm } from './use-payment-form.ts'

interface PaymentFormProps {
  fields: ReturnType<typeof usePaymentForm>
  banks: ReturnType<typeof useBanks>
  /** The form was posted: its errors are shown at once. */
  isChecked: boolean
  /** The visitor pressed Generate, and the code is being made. */
  busy: boolean
  /** The visitor begins to fill in the form. */
  onBegin: () => void
  onGenerate: () => void
  onClear: () => void
  smallCode: ReactNode
}

export function PaymentForm({ fields, banks, isChecked, busy, smallCode, ...on }: PaymentFormProps) {
  const [text, lang] = useTexts(messages)
  const { form, leftOut, typeName, typeNumber } = fields
  const nameInput = useRef<HTMLInputElement>(null)
  const numberInput = useRef<HTMLInputElement>(null)
  useInitialInputValue(nameInput, form.name, typeName)
  useInitialInputValue(numberInput, form.number, typeNumber)
  const ready = fields.ready && !busy
  const isBank = form.service === 'bank'
  const numberTrouble = numberProblem(form)
  const nameTrouble = nameProblem(form)
  const bankField = (
    <BankField
      {...banks}
      chosen={form.bankCode}
      isRequired={isBank}
      isMissing={isChecked && isBank && !form.bankCode}
      onChoose={(bankCode) => fields.change({ bankCode })}
    />
  )
  return (
    <Card title={text.formTitle} className="no-print min-w-0">
      <form
        method="post"
        className="mt-3 flex flex-col gap-4"
        onFocus={on.onBegin}
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) on.onGenerate()
        }}
      >
        <RadioRow
          name="service"
          legend={text.service}
          options={services.map((service) => [service, text.services[service]] as const)}
          chosen={form.service}
          onChoose={fields.changeService}
        />
        {isBank ? bankField : <noscript>{bankField}</noscript>}
        <PaymentField
          ref={nameInput}
          id="holder-name"
          name="name"
          isChecked={isChecked}
          label={text.name}
          hint={text.nameHint}
          problem={nameTrouble && text.problems[nameTrouble]}
          remark={leftOut.signs.length > 0 ? text.leftOut(leftOut.signs.join(' ')) : ''}
          value={form.name}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          onType={typeName}
        />
        <PaymentField
          // A new key for a new meaning: the old error does not apply.
          key={isBank ? 'account' : 'mobile'}
          ref={numberInput}
          id="holder-number"
          name="number"
          isChecked={isChecked}
          label={
            <>
              <span className="noscript:hidden">{isBank ? text.account : text.mobile}</span>
              <noscript>
                <span>{text.eitherNumber}</span>
              </noscript>
            </>
          }
          hint={isBank ? text.accountHint : <MobileHint length={form.number.length} />}
          problem={numberTrouble && text.problems[numberTrouble]}
          remark={leftOut.prefix && text.prefixLeftOut(digitsIn(lang, leftOut.prefix))}
          value={form.number}
          type={isBank ? 'text' : 'tel'}
          inputMode="numeric"
          autoComplete={isBank ? 'off' : 'tel'}
          enterKeyHint="done"
          onType={typeNumber}
        />
        <SendWithoutScript label={text.generate} />
        {smallCode}
        <button type="submit" disabled={!ready} className={`${buttonStyle.primary} noscript:hidden`}>
          {busy ? <Spinner /> : <Icon name="qr-code" />}
          {busy ? text.generating : text.generate}
        </button>
        <RememberField {...fields.memory} onClear={on.onClear} />
      </form>
      <p className="mt-3 flex items-start gap-2 text-sm text-muted noscript:hidden">
        <Icon name="lock" className="mt-0.5 size-4" />
        {text.privacy}
      </p>
    </Card>
  )
}

/** What belongs into the field, and how many digits of it stand there. */
function MobileHint({ length }: { length: number }) {
  const [text, lang] = useTexts(messages)
  const tone = length > mobileLength ? 'text-simrik' : length === mobileLength ? 'text-good' : ''
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span>{text.mobileHint}</span>{' '}
      {length > 0 && (
        <span className={`font-semibold ${tone}`}>
          {digitsIn(lang, length)}/{digitsIn(lang, mobileLength)}
        </span>
      )}
    </span>
  )
}

interface RememberFieldProps {
  kept: boolean
  onKeep: (keep: boolean) => void
  onClear: () => void
}

/** Keeps the form in this browser, only when the visitor asks for it. */
function RememberField({ kept, onKeep, onClear }: RememberFieldProps) {
  const text = useMessages(messages)
  return (
    <div className="noscript:hidden flex flex-wrap items-start justify-between gap-x-4">
      <CheckField
        label={text.remember}
        hint={text.rememberHint}
        checked={kept}
        onChange={(event) => onKeep(event.target.checked)}
      />
      {kept && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-11 font-semibold text-brand-ink underline underline-offset-4"
        >
          {text.clear}
        </button>
      )}
    </div>
  )
}
