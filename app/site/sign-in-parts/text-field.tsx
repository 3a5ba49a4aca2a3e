import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { fieldStyle } from '#app/ui/field.ts'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  label: string
  name: string
  hint?: string | undefined
  /** What is wrong with what was typed. */
  problem?: string | undefined
  /** Stands to the right of the field. */
  beside?: ReactNode
  /** The id of what else says what to type. */
  describedBy?: string
}

/** A labelled field with what is wrong with it below. It keeps what was typed by itself, also before this code came. */
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
