import { type ComponentProps, type ReactNode, useState } from 'react'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { getJson } from '#app/platform/http/request-json.ts'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import { type BankList, type NamedBank, shownBanks } from '#app/records/banks/bank.ts'
import { Field, fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'

/** The page's banks and, after a failure, those of a retry. */
export function useBanks(loaded: BankList) {
  const lang = useLang()
  const [list, setList] = useState(loaded)
  const [busy, setBusy] = useState(false)

  const retry = async () => {
    setBusy(true)
    const found = await getJson('/api/banks')
    const { banks, error = '' } = (found?.body ?? {}) as { banks?: NamedBank[]; error?: string }
    setList(banks ? { banks: shownBanks(lang, banks) } : { ...list, failure: { detail: error } })
    setBusy(false)
  }
  return { list, busy, retry }
}

interface BankFieldProps extends ReturnType<typeof useBanks> {
  chosen: string
  isRequired: boolean
  isMissing: boolean
  onChoose: (code: string) => void
}

export function BankField({ list, busy, retry, chosen, isRequired, isMissing, onChoose }: BankFieldProps) {
  const { banks, failure } = list
  const [text, lang] = useTexts(messages)
  return (
    <div>
      <Field
        id="bank"
        label={text.bank}
        hint={text.bankListDate}
        error={isMissing && text.chooseBank}
        describedBy="bank-state"
      >
        {(control) => (
          <div className="mt-1 flex items-center gap-2">
            <select
              {...control}
              value={chosen}
              name="bankCode"
              required={isRequired}
              onChange={(event) => onChoose(event.target.value)}
              className={`${fieldStyle} text-lg`}
            >
              <option value="">{text.chooseBank}</option>
              {banks.map(({ code, name, nameLang }) => (
                <option key={code} value={code} {...(nameLang !== lang && { lang: nameLang })}>
                  {name}
                </option>
              ))}
            </select>
            {/* Its place is kept where any bank has a logo: the field does not change its width. */}
            {banks.some(({ logoPath }) => logoPath) && (
              <span className="size-11 shrink-0">
                <BankLogo path={banks.find(({ code }) => code === chosen)?.logoPath} className="size-11" />
              </span>
            )}
          </div>
        )}
      </Field>
      {chosen && <WrongLink about={`bank:${chosen}`} />}
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
          className="min-h-11 font-semibold text-brand-ink underline underline-offset-4 noscript:hidden"
        >
          {text.tryAgain}
        </button>
      )}
    </div>
  )
}

interface BankLogoProps {
  /** Without one nothing is drawn. */
  path: string | undefined
  /** Its size. */
  className: string
}

/** The logo of a bank beside its name, on white in every theme. */
export function BankLogo({ path, className }: BankLogoProps) {
  if (!path) return null
  return (
    <img src={path} alt="" className={`shrink-0 rounded-lg bg-[#fff] object-contain p-0.5 ${className}`} />
  )
}

interface PaymentFieldProps extends ComponentProps<'input'> {
  id: string
  label: ReactNode
  hint: ReactNode
  /** The error of the value; shown when the visitor leaves the field or presses Enter. */
  problem: string | undefined
  /** The error is shown from the beginning. */
  isChecked: boolean
  /** Names the characters that were removed from the typed text. */
  remark: string
  onType: (typed: string) => void
}

export function PaymentField({
  id,
  problem,
  isChecked,
  remark,
  onType,
  label,
  hint,
  ...input
}: PaymentFieldProps) {
  const [checked, setChecked] = useState(isChecked)
  // A field that became valid is checked anew only when it is left again.
  if (checked && !problem) setChecked(false)
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={checked ? problem : undefined}
      isLive
      describedBy={`${id}-remark`}
    >
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            spellCheck={false}
            required
            onChange={(event) => onType(event.target.value)}
            onBlur={() => setChecked(true)}
            // While the button is disabled, Enter submits nothing.
            onKeyDown={(event) => {
              if (event.key === 'Enter') setChecked(true)
            }}
            className={`${fieldStyle} mt-1 text-lg`}
          />
          <p id={`${id}-remark`} aria-live="polite" className="text-sm font-semibold">
            {remark}
          </p>
        </>
      )}
    </Field>
  )
}
