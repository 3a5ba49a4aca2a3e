import { daysAfter, nepalDay } from 'bikram-sambat-calendar/iso-day'
import { type ReactNode, useRef, useState } from 'react'
import { firstRatesDay } from '#app/feeds/forex/rates-day.ts'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import { pathIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { isOffered } from '../dates.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool-names.ts'
import { DayField } from './day-field.tsx'
import type { RatesState } from './use-rates.ts'

interface DateFormProps {
  state: RatesState
  onLoad: (date: string) => void
  onRefresh: () => void
}

/** Date, Today and Refresh. Before hydration, and without JavaScript, they are forms that the server answers. */
export function DateForm({ state: { date, isRefused, today }, onLoad, onRefresh }: DateFormProps) {
  const text = useMessages(messages).choose
  const lang = useLang()
  const path = pathIn(lang, toolPath)
  const input = useRef<HTMLInputElement>(null)
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
  const leave = () => setTypedRefused(!isOffered(typed, nepalDay(new Date())))
  useInitialInputValue(input, typed, take)

  const step = (label: string, days: number) => {
    const wanted = daysAfter(date, days)
    return (
      <ButtonForm
        action={path}
        icon="arrow-right"
        iconClass={days < 0 ? 'rotate-180' : ''}
        label={label}
        isDisabled={!isOffered(wanted, today)}
        onSubmit={() => take(wanted)}
      >
        <input type="hidden" name="date" value={wanted} />
      </ButtonForm>
    )
  }

  return (
    <section aria-labelledby="choose" className="no-print">
      <h2 id="choose" className="sr-only">
        {text.heading}
      </h2>
      <div className={`${cardStyle} flex flex-wrap items-center justify-center gap-0.5 p-1`}>
        {step(text.previous, -1)}
        <form
          method="get"
          action={path}
          className="flex grow items-center gap-1"
          onSubmit={(event) => {
            event.preventDefault()
            take(typed)
          }}
        >
          <DayField
            lang={lang}
            labels={text}
            input={input}
            value={typed}
            date={date}
            max={today}
            isInvalid={isTypedRefused}
            onChange={(event) => take(event.target.value)}
            onBlur={leave}
            onDay={(day, problem) => {
              setProblem(problem)
              if (day) take(day)
            }}
          />
          <div className="hidden noscript:block">
            <button type="submit" className={buttonStyle.secondary}>
              {text.show}
            </button>
          </div>
        </form>
        {step(text.next, 1)}
        <ButtonForm
          action={path}
          label={text.today}
          onSubmit={() => {
            const now = nepalDay(new Date())
            setTyped(now)
            setTypedRefused(false)
            onLoad(now)
          }}
        />
        <ButtonForm action={path} icon="refresh-ccw" label={text.refresh} onSubmit={onRefresh}>
          <input type="hidden" name="date" value={date} />
        </ButtonForm>
      </div>
      <p id="date-words" className="sr-only">
        {`${dayText(lang, date)} · ${bsDayText(lang, date)}`}
      </p>
      <p id="date-refused" role="alert" className="mt-2 font-semibold text-simrik empty:hidden">
        {problem ||
          ((isTypedRefused || isRefused) && text.refused(dayText(lang, firstRatesDay), dayText(lang, today)))}
      </p>
    </section>
  )
}

interface ButtonFormProps {
  action: string
  /** Shown instead of the label. */
  icon?: string
  iconClass?: string
  label: string
  isDisabled?: boolean
  onSubmit: () => void
  children?: ReactNode
}

function ButtonForm({ action, icon, iconClass, label, isDisabled, onSubmit, children }: ButtonFormProps) {
  return (
    <form
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <button
        type="submit"
        disabled={isDisabled}
        className="flex min-h-11 min-w-9 items-center justify-center rounded-lg px-0.5 sm:min-w-11 sm:px-1 text-sm font-semibold hover:bg-hover disabled:opacity-40"
      >
        {icon ? <Icon name={icon} className={`size-5 ${iconClass ?? ''}`} /> : label}
        {icon && <span className="sr-only">{label}</span>}
      </button>
    </form>
  )
}
