import { isDay } from 'bikram-sambat-calendar/iso-day'
import { type SubmitEvent, useState } from 'react'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type DayRange, isStoredRange, storedDays } from '#app/records/usage/periods.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { TextField } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'

interface DaysFormProps {
  days: DayRange
  onDays: (days: DayRange) => void
}

/** Two days of Nepal, both included, and both of the time that is stored. */
export function DaysForm({ days, onDays }: DaysFormProps) {
  const { days: text } = useMessages(messages)
  const lang = useLang()
  const [typed, setTyped] = useState(days)
  const [isRefused, setRefused] = useState(false)
  const [stored] = useState(() => storedDays(new Date()))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isUsable = isStoredRange(typed, new Date())
    setRefused(!isUsable)
    if (isUsable) onDays(typed)
  }
  const field = (name: 'from' | 'to') => (
    <TextField
      label={text[name]}
      type="date"
      className="w-full sm:w-52"
      required
      min={stored.from}
      max={stored.to}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      hint={isDay(typed[name]) ? text.bs(bsDayText(lang, typed[name])) : text.noDay}
      isInvalid={isRefused}
      describedBy={isRefused ? 'days-error' : undefined}
    />
  )
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      {field('from')}
      {field('to')}
      {/* Beside the fields, below the height of a label. */}
      <button type="submit" className={`${buttonStyle.secondary} sm:mt-7`}>
        {text.show}
      </button>
      <p id="days-error" role="alert" className="w-full font-semibold text-simrik empty:hidden">
        {isRefused && text.refused(dayText(lang, stored.from), dayText(lang, stored.to))}
      </p>
    </form>
  )
}
