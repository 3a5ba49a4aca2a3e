import { digitsIn } from 'bikram-sambat'
import { useId } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { type Calendar, monthsOf, offered } from '../calendars.ts'
import { messages } from '../messages.ne.ts'
import type { DatePanelState } from './use-date-panel.ts'

interface DateSelectsProps {
  from: Calendar
  panel: DatePanelState
  /** Id of the element with the error message. */
  answerId: string
}

/** Day, month and year as native selects. */
export function DateSelects({ from, panel: { chosen, state, choose }, answerId }: DateSelectsProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { days, firstYear, lastYear } = offered[from]
  const numbers = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => ({
      value: first + index,
      label: digitsIn(lang, first + index),
    }))
  const parts = [
    { name: 'day', basis: 'basis-18', options: numbers(1, days) },
    {
      name: 'month',
      basis: 'basis-30',
      options: monthsOf[from].map(({ value, ...names }) => ({ value, label: names[lang] })),
    },
    { name: 'year', basis: 'basis-22', options: numbers(firstYear, lastYear) },
  ] as const
  return (
    <div className="flex flex-wrap gap-2">
      {parts.map(({ name, basis, options }) => (
        <Select
          key={name}
          label={name === 'day' ? text.day[from] : text[name]}
          basis={basis}
          options={options}
          value={chosen[name]}
          onChange={(value) => choose({ [name]: value })}
          failedAt={state.kind === 'failed' ? answerId : undefined}
        />
      ))}
    </div>
  )
}

interface SelectProps {
  label: string
  basis: string
  options: readonly { value: number; label: string }[]
  value: number
  onChange: (value: number) => void
  failedAt: string | undefined
}

function Select({ label, basis, options, value, onChange, failedAt }: SelectProps) {
  const id = useId()
  return (
    <div className={`min-w-0 grow ${basis}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        aria-invalid={failedAt !== undefined || undefined}
        aria-describedby={failedAt}
        className={`${fieldStyle} mt-1 pr-1`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
