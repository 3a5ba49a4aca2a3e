import { useId } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import type { Problems } from '../../form-fields.ts'
import { messages } from '../../messages.ne.ts'

interface DayFieldProps {
  name: string
  label: string
  problems: Problems
  /** Left empty, it means today. */
  mayBeEmpty?: boolean
}

/** A date of either calendar, typed or pasted. */
export function DayField({ name, label, problems, mayBeEmpty = false }: DayFieldProps) {
  const text = useMessages(messages)
  const id = useId()
  const problem = problems[name]
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem || mayBeEmpty ? `${id}note` : undefined}
          className={`${fieldStyle} min-w-0`}
        />
        <select
          name={`${name}-calendar`}
          aria-label={text.counting.calendarOf(label)}
          autoComplete="off"
          className={`${fieldStyle} w-auto! shrink-0 pr-1`}
        >
          <option value="bs">{text.calendar.bs}</option>
          <option value="ad">{text.calendar.ad}</option>
        </select>
      </div>
      {(problem || mayBeEmpty) && (
        <p id={`${id}note`} className={`mt-1 text-sm ${problem ? 'text-simrik' : 'text-muted'}`}>
          {problem ?? text.counting.emptyIsToday}
        </p>
      )}
    </div>
  )
}
