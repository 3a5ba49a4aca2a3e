import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface PaymentFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoComplete' | 'autoCapitalize'> {
  ref: Ref<HTMLInputElement>
  id: string
  label: string
  hint: string
  /** The error of the value; shown once the field was touched. */
  problem: string | undefined
  /** Names the characters that were removed from the typed text. */
  remark: string
  value: string
  onType: (typed: string) => void
}

export function PaymentField({
  id,
  label,
  hint,
  problem,
  remark,
  value,
  onType,
  ...input
}: PaymentFieldProps) {
  const [touched, setTouched] = useState(false)
  const shown = touched ? problem : undefined
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="text"
        spellCheck={false}
        value={value}
        required
        aria-invalid={shown !== undefined}
        aria-describedby={`${id}-hint ${id}-remark ${id}-problem`}
        onChange={(event) => {
          setTouched(true)
          onType(event.target.value)
        }}
        onBlur={() => setTouched(true)}
        className={`${fieldStyle} mt-1 text-lg ${shown ? 'border-simrik' : ''}`}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {hint}
      </p>
      <p id={`${id}-remark`} aria-live="polite" className="text-sm font-semibold">
        {remark}
      </p>
      <p id={`${id}-problem`} aria-live="polite" className="font-semibold text-simrik">
        {shown && (
          <span className="mt-1 flex items-start gap-2">
            <Icon name="warning" className="mt-0.5 size-5" />
            {shown}
          </span>
        )}
      </p>
    </div>
  )
}
