import { type CalendarDay, digitsIn, todayInNepal } from '@chautari/bikram-sambat'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { SendWithoutScript } from '#app/platform/tool-page/send-without-script.tsx'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useHydrated, useOnHydration } from '#app/ui/use-hydrated.ts'
import { type Calendar, type Conversion, convert, monthsOf, offered } from '../conversion.ts'
import type { Day } from '../days.ts'
import { messages } from '../messages.ne.ts'
import { events } from '../tool-names.ts'
import { PanelAnswer } from './panel-answer.tsx'

interface DatePanelProps {
  from: Calendar
  panel: DatePanelState
  today: Day
}

/** Converts from one calendar to the other. */
export function DatePanel({ from, panel, today }: DatePanelProps) {
  const text = useMessages(messages)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { state } = panel
  const busy = state === 'converting'
  const ready = useHydrated() && !busy

  // Takes over what was selected before hydration.
  useOnHydration(() => {
    const [day, month, year] = [...(form.current?.querySelectorAll('select') ?? [])].map(({ value }) =>
      Number(value),
    )
    const { chosen } = panel
    if (year && month && day && (day !== chosen.day || month !== chosen.month || year !== chosen.year)) {
      panel.choose({ year, month, day })
    }
  })

  return (
    <Card title={text.panels[from].heading} className="print-if-result min-w-0">
      <form
        ref={form}
        method="post"
        noValidate
        className="no-print mt-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) panel.convert()
        }}
      >
        <input type="hidden" name="panel" value={from} />
        <DateSelects from={from} panel={panel} answerId={id} />
        <div className="mt-3">
          <SendWithoutScript label={text.convert} />
        </div>
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <button type="submit" disabled={!ready} className={`${buttonStyle.primary} grow`}>
            {busy ? <Spinner /> : <Icon name="arrow-right-left" />}
            {busy ? text.converting : text.convert}
          </button>
          <button
            type="button"
            disabled={!ready}
            title={text.todayTitle}
            onClick={panel.convertToday}
            className={buttonStyle.secondary}
          >
            <Icon name="calendar" />
            {text.today}
          </button>
        </div>
      </form>
      <div role="status" id={id}>
        <PanelAnswer from={from} conversion={typeof state === 'string' ? undefined : state} today={today} />
      </div>
    </Card>
  )
}

interface DateSelectsProps extends Omit<DatePanelProps, 'today'> {
  /** Id of the element with the error message. */
  answerId: string
}

/** Day, month and year as native selects. */
function DateSelects({ from, panel: { chosen, state, choose }, answerId }: DateSelectsProps) {
  const [text, lang] = useTexts(messages)
  const { days, firstYear, lastYear } = offered[from]
  const numbers = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) =>
      option(first + index, digitsIn(lang, first + index)),
    )
  const months = monthsOf[from].map((month) => option(month.value, month[lang]))
  const selects = [
    { name: 'day', label: text.day[from], basis: 'basis-18', options: numbers(1, days) },
    { name: 'month', label: text.month, basis: 'basis-30', options: months },
    { name: 'year', label: text.year, basis: 'basis-22', options: numbers(firstYear, lastYear) },
  ] as const
  const isInvalid = typeof state !== 'string' && !state.ok
  return (
    <div className="flex flex-wrap gap-2">
      {selects.map(({ name, label, basis, options }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          options={options}
          autoComplete="off"
          value={chosen[name]}
          onChange={(event) => choose({ [name]: Number(event.target.value) })}
          isInvalid={isInvalid}
          describedBy={isInvalid ? answerId : undefined}
          className={`min-w-0 grow ${basis}`}
          controlClass="pr-1"
        />
      ))}
    </div>
  )
}

const option = (value: number, label: string) => [String(value), label] as const

/** A delay, so that a visitor notices the conversion. */
const convertingMs = 250

type DatePanelState = ReturnType<typeof useDatePanel>

/** State of a panel: the selected date and the result, of a posted date at first; `onAnswer` gets the converted date. */
export function useDatePanel(
  calendar: Calendar,
  posted: CalendarDay | undefined,
  onAnswer: (given: CalendarDay | undefined) => void,
) {
  const [chosen, setChosen] = useState(posted ?? offered[calendar].start)
  const [state, setState] = useState<'idle' | 'converting' | Conversion>(
    posted ? convert(calendar, posted) : 'idle',
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (conversion: Conversion) => {
    setState(conversion)
    onAnswer(conversion.ok ? conversion.converted.given : undefined)
    if (conversion.ok) recordUsage(events.convert)
    // biome-ignore lint/suspicious/noConsole: the visitor is answered in words, a developer finds it here
    else console.debug('Date out of range', conversion.failure.reason)
  }
  const start = (date: CalendarDay) => {
    setChosen(date)
    setState('converting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(convert(calendar, date)), convertingMs)
  }
  return {
    chosen,
    state,
    choose: (part: Partial<CalendarDay>) => setChosen({ ...chosen, ...part }),
    convert: () => start(chosen),
    convertToday: () => start(todayInNepal(new Date())[calendar]),
    /** Shows the date of an address at once. */
    open: (date: CalendarDay) => {
      setChosen(date)
      settle(convert(calendar, date))
    },
  }
}
