import { useId } from 'react'
import { fieldStyle } from '#app/ui/field.tsx'

interface SelectFieldProps {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
}

export function SelectField({ name, label, options }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select id={id} name={name} autoComplete="off" className={`${fieldStyle} mt-1`}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
