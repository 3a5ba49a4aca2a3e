import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { BankList } from '#app/records/banks/bank.ts'
import { messages } from '../messages.ne.ts'
import type { Payment } from '../qr-payload.ts'
import { useBanks } from './bank-field.tsx'
import type { CardTexts } from './card.ts'
import { CodePanel } from './code-panel.tsx'
import { prepareMaker } from './load-maker.ts'
import { PaymentForm } from './payment-form.tsx'
import type { DrawnCode, FailedCode } from './shown-code.ts'
import { SmallCode } from './small-code.tsx'
import { usePaymentForm } from './use-payment-form.ts'
import { useQrCode } from './use-qr-code.ts'

interface QrToolProps {
  loadedBanks: BankList
  /** A form that was posted without JavaScript, and its code when it is complete. */
  posted?: { form: Payment; result: DrawnCode | FailedCode | undefined } | undefined
}

/** The form, and beside it the code, which is drawn while the form is filled in. */
export default function QrTool({ loadedBanks, posted }: QrToolProps) {
  const text = useMessages(messages)
  const banks = useBanks(loadedBanks)
  const panel = useRef<HTMLElement>(null)
  /** Generate was pressed, and nothing was changed since. */
  const [pressed, setPressed] = useState(false)
  const bankCodes = banks.list.banks.map(({ code }) => code)
  const fields = usePaymentForm(bankCodes, posted?.form, () => setPressed(false))
  const { form } = fields
  const bank = banks.list.banks.find(({ code }) => code === form.bankCode)
  const texts: CardTexts = {
    service: (form.service === 'bank' && bank?.name) || text.services[form.service],
    scanWith: text.scanWith[form.service],
    name: form.name.trim(),
    number: form.number,
  }
  const logoPath = form.service === 'bank' ? bank?.logoPath : undefined
  const { state, isSettled, makeNow, lastCodes, forgetCodes } = useQrCode(
    form,
    texts,
    logoPath,
    posted?.result,
  )

  /** On a phone the code is below the form, off the screen. */
  const showPanel = () => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    panel.current?.focus({ preventScroll: true })
  }
  const generate = () => {
    setPressed(true)
    makeNow()
    if (state.kind === 'ready') showPanel()
  }
  // A code that was drawn while typing never moves the page or the focus.
  const finish = useEffectEvent(() => {
    if (pressed) showPanel()
  })
  useEffect(() => {
    if (state.kind === 'ready' || state.kind === 'failed') finish()
  }, [state])

  return (
    <div className="mb-8 grid items-start gap-6 lg:grid-cols-2">
      <PaymentForm
        fields={fields}
        banks={banks}
        isChecked={posted !== undefined}
        busy={pressed && state.kind === 'making'}
        onBegin={prepareMaker}
        onGenerate={generate}
        onClear={() => {
          fields.memory.onClear()
          forgetCodes()
        }}
        smallCode={<SmallCode state={state} onShow={showPanel} />}
      />
      <CodePanel ref={panel} {...{ state, isSettled, texts, logoPath, lastCodes }} service={form.service} />
    </div>
  )
}
