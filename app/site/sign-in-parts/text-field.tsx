import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { fieldStyle } from '#app/ui/field.tsx'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  label: string
  name: string
  hint?: string | undefined
  /** Error message. */
  problem?: string | undefined
  /** To the right of the field. */
  beside?: ReactNode
  /** The id of another description. */
  describedBy?: string
}

/** A labelled field with hint and error message. Uncontrolled, so that input before hydration is kept. */
export function TextField({ label, hint, problem, beside, describedBy, ...input }: TextFieldProps) {
  const id = useId()
  const described = [describedBy, hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          {...input}
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
          className={`${fieldStyle} min-w-0 aria-invalid:border-simrik`}
        />
        {beside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-semibold text-simrik">
          {problem}
        </p>
      )}
    </div>
  )
}
