import { bsMonths, firstBsYear, lastBsYear } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { lazy, memo, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { BsMonth } from '#app/records/holidays/bs-month.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle, SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { calendarPath } from '../calendar-path.ts'
import { readView } from '../calendar-view.ts'
import { useCalendar } from './calendar-context.ts'
import type { Go } from './use-calendar-view.ts'

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

// A hundred options, which stay the same when the month changes.
const Select = memo(SelectField)

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
  const form = useRef<HTMLFormElement>(null)
  const day = useRef('')
  const [first] = useState(month)
  const id = useId()

  // The fields follow the month on screen and are uncontrolled otherwise.
  useEffect(() => {
    for (const name of ['year', 'month'] as const) {
      const field = form.current?.querySelector<HTMLSelectElement>(`[name=${name}]`)
      if (field) field.value = String(month[name])
    }
  }, [month])

  const show = (year = '', month?: string, day?: string) => {
    const view = readView({ year, month, day })
    if (view && view.kind !== 'year') go(view)
  }
  const plain = <PlainField id={id} />
  return (
    <form
      ref={form}
      action={pathIn(lang, calendarPath)}
      method="get"
      className="absolute inset-x-0 top-full z-20 mt-1 grid gap-3 rounded-2xl border border-line-strong bg-surface p-3 shadow-lg"
      onChange={({ target, currentTarget }) => {
        const fields = new FormData(currentTarget)
        if ((target as Element).matches('select')) show(`${fields.get('year')}`, `${fields.get('month')}`)
      }}
      onSubmit={(event) => {
        // What is no date is answered by the server.
        if (!day.current && new FormData(event.currentTarget).get('day-bs')) return
        event.preventDefault()
        if (day.current) show(...day.current.split('-'))
        close()
      }}
    >
      <div className="flex gap-2">
        {/* Fixed widths: otherwise the browser measures every option. */}
        <Select
          name="month"
          label={text.month}
          options={options[lang].month}
          defaultValue={first.month}
          className="min-w-0 flex-1"
        />
        <Select
          name="year"
          label={text.year}
          options={options[lang].year}
          defaultValue={first.year}
          className="w-24 shrink-0"
        />
      </div>
      <div>
        <label htmlFor={id} className="font-semibold">
          {text.goToDay}
        </label>
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            {hasField ? (
              <Suspense fallback={plain}>
                <DateField
                  id={id}
                  name="day"
                  label={text.goToDay}
                  onDay={({ value }) => {
                    day.current = value
                  }}
                />
              </Suspense>
            ) : (
              plain
            )}
          </div>
          <button type="submit" className={buttonStyle.secondary}>
            {text.show}
          </button>
        </div>
      </div>
    </form>
  )
}
