import { bsMonths, firstBsYear, lastBsYear } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { BsMonth } from '#app/records/holidays/bs-month.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle, SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { calendarPath, readView } from '../calendar-view.ts'
import { type Go, useCalendar } from './calendar-state.ts'

/** 8 kB that few visitors need. Without a network the text field stays, which the server reads. */
const DateField = lazy(async () => {
  const loaded = await import('#app/ui/bs-date-field.tsx').catch(() => undefined)
  return { default: loaded?.BsDateField ?? PlainField }
})

function PlainField({ id }: { id: string }) {
  return <input id={id} name="day-bs" inputMode="numeric" autoComplete="off" className={fieldStyle} />
}

const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)
const optionsIn = (lang: Lang) => ({
  month: bsMonths.map((name) => [String(name.value), name[lang]] as const),
  year: years.map((year) => [String(year), digitsIn(lang, year)] as const),
})
const options = { en: optionsIn('en'), ne: optionsIn('ne') }
/** Fixed: otherwise the browser measures every option. */
const widths = { month: 'min-w-0 flex-1', year: 'w-24 shrink-0' }

interface MonthChooserProps {
  month: BsMonth
  go: Go
  /** The title, which opens it. */
  children: ReactNode
}

/** Any month as soon as it is chosen, or any date; without JavaScript by a button, and the server redirects. */
export function MonthChooser({ month, go, children }: MonthChooserProps) {
  const { text } = useCalendar()
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    if (box.current) box.current.open = false
  }
  return (
    <details
      ref={box}
      className="min-w-0 grow"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        box.current?.querySelector('summary')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary title={text.choose} className="rounded-lg px-1 text-center hover:bg-hover">
        {children}
        <Icon name="chevron-down" className="no-print absolute top-2 right-14 size-5 text-muted" />
      </summary>
      <ChooserForm month={month} go={go} hasField={isOpen} close={close} />
    </details>
  )
}

interface ChooserFormProps {
  month: BsMonth
  go: Go
  hasField: boolean
  close: () => void
}

function ChooserForm({ month, go, hasField, close }: ChooserFormProps) {
  const { lang, text } = useCalendar()
  const day = useRef('')
  const id = useId()
  const plain = <PlainField id={id} />
  return (
    <form
      action={pathIn(lang, calendarPath)}
      method="get"
      className="absolute inset-x-0 top-full z-20 mt-1 grid gap-3 rounded-2xl border border-line-strong bg-surface p-3 shadow-lg"
      onSubmit={(event) => {
        const [year, month, date] = day.current.split('-')
        const view = readView({ year, month, day: date })
        // What is no date is answered by the server.
        if (!view && new FormData(event.currentTarget).get('day-bs')) return
        event.preventDefault()
        if (view?.kind === 'day') go(view)
        close()
      }}
    >
      <div className="flex gap-2">
        {(['month', 'year'] as const).map((part) => (
          <SelectField
            key={part}
            name={part}
            label={text[part]}
            options={options[lang][part]}
            value={month[part]}
            onChange={({ target }) => go({ kind: 'month', ...month, [part]: Number(target.value) })}
            className={widths[part]}
          />
        ))}
      </div>
      <div>
        <label htmlFor={id} className="font-semibold">
          {text.goToDay}
        </label>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <Suspense fallback={plain}>
            {hasField ? (
              <DateField
                id={id}
                name="day"
                label={text.goToDay}
                min={`${firstBsYear}-01-01`}
                onDay={({ value }) => {
                  day.current = value
                }}
              />
            ) : (
              plain
            )}
          </Suspense>
          <button type="submit" className={buttonStyle.secondary}>
            {text.show}
          </button>
        </div>
      </div>
    </form>
  )
}
