import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field, fieldStyle } from '#app/ui/field.tsx'

interface PaymentFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'ref' | 'name' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint'
  > {
  id: string
  label: ReactNode
  hint: ReactNode
  /** The error of the value; shown when the visitor leaves the field or presses Enter. */
  problem: string | undefined
  /** The error is shown from the beginning. */
  isChecked: boolean
  /** Names the characters that were removed from the typed text. */
  remark: string
  value: string
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
