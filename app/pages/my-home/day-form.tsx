import { adMonthName, bsMonthName } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type SubmitEvent, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { longestMonth } from '#app/platform/personal/own-day.ts'
import { longestName, nameFrom, type OwnDay } from '#app/platform/personal/personal-record.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'

/** Its fields have no names: without its code the browser would send them. */
export function DayForm({ onAdd }: { onAdd: (day: OwnDay) => string | undefined }) {
  const text = useMessages(messages)
  const lang = useLang()
  const [name, setName] = useState('')
  const [calendar, setCalendar] = useState<OwnDay['calendar']>('bs')
  const [month, setMonth] = useState(1)
  const [day, setDay] = useState(1)
  const [error, setError] = useState<string>()
  const monthName = calendar === 'bs' ? bsMonthName : adMonthName
  const longest = longestMonth(calendar, month)
  const shownDay = Math.min(day, longest)
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const known = nameFrom(name)
    const refusal =
      known === '' ? text.noName : onAdd({ name: known, calendar, month, day: shownDay, next: '' })
    setError(refusal)
    if (refusal === undefined) setName('')
    else document.getElementById('own-day-name')?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <TextField
        id="own-day-name"
        label={text.name}
        value={name}
        error={error}
        maxLength={longestName}
        autoComplete="off"
        placeholder={text.nameExample}
        className="col-span-2 min-w-0"
        onChange={({ target }) => {
          setName(target.value)
          setError(undefined)
        }}
      />
      <SelectField
        label={text.calendar}
        options={Object.entries(text.calendars)}
        value={calendar}
        className="col-span-2 min-w-0"
        onChange={({ target }) => setCalendar(target.value === 'ad' ? 'ad' : 'bs')}
      />
      <SelectField
        label={text.month}
        options={numbers(12).map((each) => [String(each), monthName(each, lang)] as const)}
        value={month}
        onChange={({ target }) => setMonth(Number(target.value))}
      />
      <SelectField
        label={text.day}
        options={numbers(longest).map((each) => [String(each), digitsIn(lang, each)] as const)}
        value={shownDay}
        onChange={({ target }) => setDay(Number(target.value))}
      />
      <div className="col-span-2 flex items-end">
        <button type="submit" className={buttonStyle.secondary}>
          {text.addDay}
        </button>
      </div>
      <p className="col-span-2 text-sm text-muted sm:col-span-4">{text.shorter}</p>
    </form>
  )
}
