import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'
import type { useBanks } from './use-banks.ts'

interface BankFieldProps extends ReturnType<typeof useBanks> {
  chosen: string
  onChoose: (code: string) => void
}

export function BankField({ list, busy, retry, chosen, onChoose }: BankFieldProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { banks, failure } = list
  return (
    <div>
      <label htmlFor="bank" className="font-semibold">
        {text.bank}
      </label>
      <select
        id="bank"
        value={chosen}
        required
        aria-describedby="bank-state"
        onChange={(event) => onChoose(event.target.value)}
        className={`${fieldStyle} mt-1 text-lg`}
      >
        <option value="">{text.chooseBank}</option>
        {banks.map(({ code, name, nameLang }) => (
          <option key={code} value={code} {...(nameLang !== lang && { lang: nameLang })}>
            {name}
          </option>
        ))}
      </select>
      <p className="mt-1 text-sm text-muted">{text.bankListDate}</p>
      <div id="bank-state" role="status">
        {busy ? (
          <p className="mt-2 flex min-h-11 items-center gap-2">
            <Spinner />
            {text.loading}
          </p>
        ) : (
          failure && (
            <p className="mt-2 flex items-start gap-2 font-semibold text-simrik">
              <Icon name="warning" className="mt-0.5 size-5" />
              <span>
                {text.banksFailed(failure.detail || text.banksFailedWithoutDetail)} {text.builtInBanks}
              </span>
            </p>
          )
        )}
      </div>
      {failure && !busy && (
        <button
          type="button"
          onClick={() => void retry()}
          className="min-h-11 font-semibold text-brand-ink underline underline-offset-4"
        >
          {text.tryAgain}
        </button>
      )}
    </div>
  )
}
