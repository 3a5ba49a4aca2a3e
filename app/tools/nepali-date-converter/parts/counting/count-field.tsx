import { useId } from 'react'
import { fieldStyle } from '#app/ui/field.tsx'
import type { Problems } from '../../form-fields.ts'

/** A whole number in digits of either script, which `type="number"` would refuse. */
export function CountField({ name, label, problems }: { name: string; label: string; problems: Problems }) {
  const id = useId()
  const problem = problems[name]
  return (
    <div className="min-w-0 grow basis-18">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ? `${id}note` : undefined}
        className={`${fieldStyle} mt-1`}
      />
      {problem && (
        <p id={`${id}note`} className="mt-1 text-sm text-simrik">
          {problem}
        </p>
      )}
    </div>
  )
}
