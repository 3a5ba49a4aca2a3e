import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { BankList } from '#app/records/banks/bank.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import type { CardContent, DrawnCode, FailedCode } from '../qr-code.ts'
import type { Payment } from '../qr-payload.ts'
import { CodePanel } from './code-panel.tsx'
import { useBanks } from './payment-fields.tsx'
import { PaymentForm } from './payment-form.tsx'
import { QrImage } from './qr-image.tsx'
import { usePaymentForm } from './use-payment-form.ts'
import { prepareMaker, type QrState, useQrCode } from './use-qr-code.ts'

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
  const content: CardContent = {
    form,
    texts: {
      service: (form.service === 'bank' && bank?.name) || text.services[form.service],
      scanWith: text.scanWith[form.service],
      name: form.name.trim(),
      number: form.number,
    },
    logoPath: form.service === 'bank' ? bank?.logoPath : undefined,
  }
  const code = useQrCode(content, posted?.result)
  const { state } = code

  /** On a phone the code is below the form, off the screen. */
  const showPanel = () => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    panel.current?.focus({ preventScroll: true })
  }
  const generate = () => {
    setPressed(true)
    code.makeNow()
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
          code.forgetCodes()
        }}
        smallCode={<SmallCode state={state} onShow={showPanel} />}
      />
      <CodePanel ref={panel} content={content} code={code} />
    </div>
  )
}

/**
 * Below the fields, for screens that show the card far below the form. Its height never changes, and it covers no field.
 */
function SmallCode({ state, onShow }: { state: QrState; onShow: () => void }) {
  const text = useMessages(messages)
  const box = 'noscript:hidden flex h-20 items-center gap-3 rounded-lg p-2 text-left text-sm'
  if (state.kind !== 'ready') {
    return (
      <p className={`${box} border border-dashed border-line-strong text-muted lg:hidden`}>
        <Icon name="qr-code" className="mx-4 size-8" />
        {text.emptyAdvice}
      </p>
    )
  }
  return (
    <button
      type="button"
      onClick={onShow}
      className={`${box} border border-line-strong bg-surface hover:bg-hover lg:hidden`}
    >
      <QrImage code={state.code} className="size-16 shrink-0 rounded-sm" />
      <span>
        {text.readyBelow} <span className="font-semibold text-brand-ink underline">{text.showCode}</span>
      </span>
    </button>
  )
}
