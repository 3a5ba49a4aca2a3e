import { type ComponentProps, useState } from 'react'
import { Field, fieldStyle } from '#app/ui/field.tsx'

interface PaymentFieldProps
  extends Pick<ComponentProps<'input'>, 'ref' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> {
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

export function PaymentField({ id, problem, remark, onType, label, hint, ...input }: PaymentFieldProps) {
  const [touched, setTouched] = useState(false)
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={touched ? problem : undefined}
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
            onChange={(event) => {
              setTouched(true)
              onType(event.target.value)
            }}
            onBlur={() => setTouched(true)}
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
