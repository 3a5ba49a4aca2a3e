import { digitsIn } from '@chautari/bikram-sambat/digits'
import { daysBetween } from '@chautari/bikram-sambat/iso-day'
import { type SubmitEvent, useRef, useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { messages as personalMessages } from '#app/platform/personal/messages.ne.ts'
import { longestMonth, nextDay } from '#app/platform/personal/own-day.ts'
import {
  bounds,
  longestName,
  nameFrom,
  type OwnDay,
  recordFrom,
} from '#app/platform/personal/personal-record.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'
import { dayNameIn, monthNameIn, ownDayText } from './own-day-text.ts'
import { type PartProps, RowButton, removeButtonAt, rowStyle, useFocusLater } from './part.tsx'

/** Birthdays and other yearly days of the visitor, the next one first. */
export function OwnDays({ record, change, announce, today }: PartProps & { today: string }) {
  const text = useMessages(messages)
  const box = useRef<HTMLUListElement>(null)
  const focusLater = useFocusLater()
  const days = record.days
    .map((day) => ({ ...day, next: nextDay(day, today) }))
    .toSorted((a, b) => (a.next < b.next ? -1 : 1))

  /** The new day, or why it is refused. */
  function add(day: OwnDay): string | undefined {
    const added = recordFrom({ ...record, days: [...record.days, { ...day, next: nextDay(day, today) }] })
    if (added.days.length === record.days.length) return text.sameDay
    if (change({ days: added.days })) announce(text.added(day.name))
    return undefined
  }

  function remove(index: number) {
    focusLater(() => removeButtonAt(index, box.current) ?? document.getElementById('own-day-name'))
    if (change({ days: days.toSpliced(index, 1) })) announce(text.removed(days[index]?.name ?? ''))
  }

  return (
    <Card title={text.days}>
      <div className="mt-1 grid gap-3">
        <p className="text-muted">{days.length === 0 ? text.noDays : text.daysHint}</p>
        <ul ref={box} className="grid gap-2 empty:hidden">
          {days.map((day, index) => (
            <li key={`${day.name} ${day.calendar} ${day.month} ${day.day}`} className={rowStyle}>
              <span className="min-w-0 grow py-1.5">
                <strong className="block wrap-anywhere">{day.name}</strong>
                <DayLine day={day} today={today} />
              </span>
              <RowButton icon="x" label={text.remove(day.name)} onPress={() => remove(index)} />
            </li>
          ))}
        </ul>
        {days.length < bounds.days ? (
          <DayForm onAdd={add} />
        ) : (
          <p className="text-sm text-muted">{text.fullDays}</p>
        )}
        {days.length > 0 && <DaysFile days={days} today={today} />}
      </div>
    </Card>
  )
}

/** `20 Mangsir (BS) · 5 December 2026 · in 9 days` */
function DayLine({ day, today }: { day: OwnDay; today: string }) {
  const { next } = day
  const [{ when }, lang] = useTexts(personalMessages)
  const parts = [ownDayText(lang, day)]
  if (next) {
    const inDays = daysBetween(today, next)
    parts.push(dayText(lang, next), (when[Math.min(inDays, 2)] ?? '').replace('#', digitsIn(lang, inDays)))
  }
  return <span className="block text-sm text-muted">{parts.join(' · ')}</span>
}

/** Its fields have no names: without its code the browser would send them. */
function DayForm({ onAdd }: { onAdd: (day: OwnDay) => string | undefined }) {
  const [text, lang] = useTexts(messages)
  const [name, setName] = useState('')
  const [calendar, setCalendar] = useState<OwnDay['calendar']>('bs')
  const [month, setMonth] = useState(1)
  const [day, setDay] = useState(1)
  const [error, setError] = useState<string>()
  const longest = longestMonth(calendar, month)
  const shownDay = Math.min(day, longest)
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  // A lunar month begins with its dark half.
  const firstDay = calendar === 'tithi' ? 15 : 0
  const dayNumbers = [...numbers(longest).slice(firstDay), ...numbers(firstDay)]

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
        onChange={({ target }) => setCalendar(target.value as OwnDay['calendar'])}
      />
      <SelectField
        label={text.month}
        options={numbers(12).map((each) => [String(each), monthNameIn(lang, calendar, each)] as const)}
        value={month}
        onChange={({ target }) => setMonth(Number(target.value))}
      />
      <SelectField
        label={calendar === 'tithi' ? text.tithi : text.day}
        className={calendar === 'tithi' ? 'col-span-2' : undefined}
        options={dayNumbers.map((each) => [String(each), dayNameIn(lang, calendar, each)] as const)}
        value={shownDay}
        onChange={({ target }) => setDay(Number(target.value))}
      />
      <div className="col-span-2 flex items-end">
        <button type="submit" className={buttonStyle.secondary}>
          {text.addDay}
        </button>
      </div>
      <p className="col-span-2 text-sm text-muted sm:col-span-4">
        {calendar === 'tithi' ? text.lunarMonth : text.shorter}
      </p>
    </form>
  )
}

/** Seven in the morning, on the day before and on the day: hours from the start of the day. */
const alarms = { before: -17, onDay: 7 } as const

/** The days as a file for calendar programs, with the rule by which they fall. */
function DaysFile({ days, today }: { days: readonly OwnDay[]; today: string }) {
  const [{ daysFile: text, shorter, tithiRule }, lang] = useTexts(messages)
  const [alarm, setAlarm] = useState<keyof typeof alarms>('before')
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()

  async function save() {
    // Its code is loaded on use.
    const loaded = await import('./own-days-file.ts').catch(() => undefined)
    if (loaded) {
      const file = loaded.ownDaysFile(days, { lang, today, alarmHours: alarms[alarm] })
      downloadFile('my-days.ics', 'text/calendar;charset=utf-8', file)
    }
    setOutcome(loaded ? 'saved' : 'failed')
  }

  return (
    <section aria-label={text.title} className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-base">{text.title}</h3>
      <p className="text-muted">{text.about}</p>
      <p className="text-sm text-muted">
        {shorter} {tithiRule}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={text.alarm}
          options={Object.entries(text.alarms)}
          value={alarm}
          onChange={({ target }) => setAlarm(target.value === 'onDay' ? 'onDay' : 'before')}
        />
        <button type="button" className={buttonStyle.secondary} onClick={() => void save()}>
          {text.save}
        </button>
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {outcome && text[outcome]}
      </p>
    </section>
  )
}
