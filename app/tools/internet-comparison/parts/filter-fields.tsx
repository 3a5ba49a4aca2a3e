import { useId } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'

interface FieldProps {
  value: string
  onChange: (value: string) => void
}

export function SearchField({ value, onChange }: FieldProps) {
  const { search, searchPlaceholder } = useMessages(messages).filters
  const id = useId()
  return (
    <div className="col-span-2">
      <label htmlFor={id} className="font-semibold">
        {search}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        maxLength={100}
        enterKeyHint="search"
        placeholder={searchPlaceholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldStyle} mt-1`}
      />
    </div>
  )
}

interface NumberFieldProps extends FieldProps {
  name: string
  label: string
  unit: string
  /** Whether the value is a number. */
  isRead: boolean
}

/** A text field with a numeric keyboard: `type="number"` refuses Devanagari digits. */
export function NumberField({ name, label, unit, value, isRead, onChange }: NumberFieldProps) {
  const { notNumber } = useMessages(messages).filters
  const id = useId()
  const isWrong = value.trim() !== '' && !isRead
  return (
    <div>
      <label htmlFor={id} className="block leading-normal font-semibold">
        {label} <span className="block text-sm font-normal text-muted">{unit}</span>
      </label>
      <input
        id={id}
        type="text"
        name={name}
        inputMode="numeric"
        maxLength={12}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}note`}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldStyle} mt-1`}
      />
      <p id={`${id}note`} aria-live="polite" className="mt-1 text-sm text-simrik empty:hidden">
        {isWrong && notNumber}
      </p>
    </div>
  )
}

interface SelectFieldProps extends FieldProps {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
  className?: string
}

export function SelectField({ name, label, value, options, onChange, className = '' }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldStyle} mt-1`}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
