import { nepalDay } from 'bikram-sambat/iso-day'
import { type ReactNode, useRef, useState } from 'react'
import { firstRatesDay } from '#app/feeds/forex/rates-day.ts'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import { pathIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { isOffered } from '../dates.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'
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
  const take = (wanted: string) => {
    setTyped(wanted)
    setTypedRefused(false)
    if ((wanted !== date || isRefused) && isOffered(wanted, nepalDay(new Date()))) onLoad(wanted)
  }
  const leave = () => setTypedRefused(!isOffered(typed, nepalDay(new Date())))
  useInitialInputValue(input, typed, take)

  return (
    <section aria-labelledby="choose" className={`${cardStyle} no-print flex flex-wrap items-end gap-3 p-4`}>
      <h2 id="choose" className="sr-only">
        {text.heading}
      </h2>
      <form
        method="get"
        action={path}
        className="flex grow flex-wrap items-end gap-3 sm:grow-0"
        onSubmit={(event) => {
          event.preventDefault()
          take(typed)
        }}
      >
        <TextField
          ref={input}
          className="grow basis-52"
          label={text.date}
          name="date"
          type="date"
          required
          min={firstRatesDay}
          max={today}
          describedBy="date-words date-refused"
          isInvalid={isTypedRefused}
          value={typed}
          onChange={(event) => take(event.target.value)}
          onBlur={leave}
        />
        <div className="hidden noscript:block">
          <button type="submit" className={buttonStyle.secondary}>
            {text.show}
          </button>
        </div>
      </form>
      <ButtonForm
        action={path}
        icon="calendar"
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
      <p id="date-words" className="basis-full text-sm text-muted">
        {`${dayText(lang, date)} · ${bsDayText(lang, date)}`}
      </p>
      <p id="date-refused" role="alert" className="basis-full font-semibold text-simrik empty:hidden">
        {(isTypedRefused || isRefused) && text.refused(dayText(lang, firstRatesDay), dayText(lang, today))}
      </p>
    </section>
  )
}

interface ButtonFormProps {
  action: string
  icon: string
  label: string
  onSubmit: () => void
  children?: ReactNode
}

function ButtonForm({ action, icon, label, onSubmit, children }: ButtonFormProps) {
  return (
    <form
      method="get"
      action={action}
      className="grow sm:grow-0"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <button type="submit" className={`${buttonStyle.secondary} w-full`}>
        <Icon name={icon} />
        {label}
      </button>
    </form>
  )
}
