import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { BankList } from '#app/records/banks/bank.ts'
import { messages } from '../messages.ne.ts'
import type { Payment } from '../qr-payload.ts'
import { useBanks } from './bank-field.tsx'
import { CodePanel } from './code-panel.tsx'
import { PaymentForm } from './payment-form.tsx'
import { prepareReader, useQrCode } from './use-qr-code.ts'

/** The form, and beside it the code. */
export default function QrTool({ loadedBanks }: { loadedBanks: BankList }) {
  const text = useMessages(messages)
  const banks = useBanks(loadedBanks)
  const { state, make, hide } = useQrCode()

  const generate = (form: Payment) => {
    const bank = banks.list.banks.find(({ code }) => code === form.bankCode)
    void make(form, {
      service: (form.service === 'bank' && bank?.name) || text.services[form.service],
      scanWith: text.scanWith[form.service],
      name: form.name.trim(),
      number: form.number,
    })
  }
  return (
    <div className="mb-8 grid items-start gap-6 lg:grid-cols-2">
      <PaymentForm
        banks={banks}
        busy={state.kind === 'making'}
        onBegin={prepareReader}
        onChange={hide}
        onGenerate={generate}
      />
      <CodePanel state={state} />
    </div>
  )
}
