import { daysAfter, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { firstRatesDay } from '#app/feeds/forex/rates-day.ts'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { cardStyle, Section } from '#app/ui/card.tsx'
import { NoScriptButton } from '#app/ui/form-buttons.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useInitialInputValue } from '#app/ui/use-hydrated.ts'
import { dayOfText, isOffered } from '../dates.ts'
import { messages } from '../messages.ne.ts'
import { AdField, BsField, type DayCalendar } from './day-field.tsx'
import type { RatesState } from './use-rates.ts'

interface DateFormProps {
  state: RatesState
  onLoad: (date: string) => void
}

/** The day, in the calendar of the language or the other one, and Today. Before hydration, and without JavaScript, forms that the server answers. */
export function DateForm({ state: { date, isRefused, today }, onLoad }: DateFormProps) {
  const [{ choose: text }, lang] = useTexts(messages)
  const input = useRef<HTMLInputElement>(null)
  const [calendar, setCalendar] = useState<DayCalendar>(lang === 'ne' ? 'bs' : 'ad')
  const [typed, setTyped] = useState(date)
  const [known, setKnown] = useState(date)
  if (known !== date) {
    setKnown(date)
    setTyped(date)
  }
  /** Set when the field loses the focus: a year that is being typed passes through years without rates. */
  const [isTypedRefused, setTypedRefused] = useState(false)
  /** Of the field for BS. */
  const [problem, setProblem] = useState('')
  const take = (wanted: string) => {
    setTyped(wanted)
    setTypedRefused(false)
    setProblem('')
    if ((wanted !== date || isRefused) && isOffered(wanted, nepalDay(new Date()))) onLoad(wanted)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const now = nepalDay(new Date())
    const bs = new FormData(event.currentTarget).get('date-bs')
    const wanted = typeof bs === 'string' ? dayOfText(bs, now) : typed
    take(wanted)
    setTypedRefused(!isOffered(wanted, now))
  }
  useInitialInputValue(input, typed, take)

  const step = (label: string, days: number) => {
    const wanted = daysAfter(date, days)
    return (
      <ButtonForm date={wanted} isDisabled={!isOffered(wanted, today)} onSubmit={() => take(wanted)}>
        <Icon name="arrow-right" className={`size-5 ${days < 0 ? 'rotate-180' : ''}`} />
        <span className="sr-only">{label}</span>
      </ButtonForm>
    )
  }

  return (
    <Section headingId="choose" title={text.heading} titleClass="sr-only" className="no-print">
      <div className={`${cardStyle} flex flex-wrap items-center justify-center gap-0.5 p-1`}>
        <div className="flex grow basis-44 items-center gap-0.5">
          {step(text.previous, -1)}
          <form method="get" className="flex min-w-0 grow items-center gap-1" onSubmit={submit}>
            {calendar === 'ad' ? (
              <AdField
                ref={input}
                value={typed}
                date={date}
                max={today}
                isInvalid={isTypedRefused}
                onChange={(event) => take(event.target.value)}
                onBlur={() => setTypedRefused(!isOffered(typed, nepalDay(new Date())))}
              />
            ) : (
              <BsField
                date={date}
                max={today}
                onDay={(day, problem) => {
                  setProblem(problem)
                  if (day) take(day)
                }}
              />
            )}
            <NoScriptButton>{text.show}</NoScriptButton>
          </form>
          {step(text.next, 1)}
        </div>
        <fieldset className="flex noscript:hidden">
          <legend className="sr-only">{text.calendar}</legend>
          {(['ad', 'bs'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={calendar === each}
              className="min-h-11 min-w-9 rounded-lg px-1 text-sm text-muted hover:bg-hover aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-ink"
              onClick={() => setCalendar(each)}
            >
              {text.calendars[each]}
            </button>
          ))}
        </fieldset>
        <ButtonForm
          onSubmit={() => {
            const now = nepalDay(new Date())
            setTyped(now)
            setTypedRefused(false)
            onLoad(now)
          }}
        >
          {text.today}
        </ButtonForm>
      </div>
      <p id="date-words" className="sr-only">
        {`${dayText(lang, date)} · ${bsDayText(lang, date)}`}
      </p>
      <p id="date-refused" role="alert" className="mt-2 font-semibold text-simrik empty:hidden">
        {problem ||
          ((isTypedRefused || isRefused) && text.refused(dayText(lang, firstRatesDay), dayText(lang, today)))}
      </p>
    </Section>
  )
}

interface ButtonFormProps {
  /** None for today. */
  date?: string
  isDisabled?: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A button that shows a day; without JavaScript by its address. */
export function ButtonForm({ date, isDisabled, onSubmit, children }: ButtonFormProps) {
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {date && <input type="hidden" name="date" value={date} />}
      <button
        type="submit"
        disabled={isDisabled}
        className="flex min-h-11 min-w-9 items-center justify-center gap-1 rounded-lg px-0.5 sm:min-w-11 sm:px-1 text-sm font-semibold hover:bg-hover disabled:opacity-40"
      >
        {children}
      </button>
    </form>
  )
}
