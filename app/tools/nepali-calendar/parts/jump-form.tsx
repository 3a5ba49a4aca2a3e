import { bsMonths, firstBsYear, lastBsYear } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { memo, useEffect, useRef, useState } from 'react'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { BsMonth } from '#app/records/holidays/bs-month.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/field.tsx'
import { calendarPath } from '../calendar-path.ts'
import { readView } from '../calendar-view.ts'
import { useCalendar, useMonths } from './calendar-context.ts'

const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)
const optionsIn = (lang: Lang) => ({
  month: bsMonths.map((name) => [String(name.value), name[lang]] as const),
  year: years.map((year) => [String(year), digitsIn(lang, year)] as const),
})
const options = { en: optionsIn('en'), ne: optionsIn('ne') }

// A hundred options, which stay the same when the month changes.
const Select = memo(SelectField)

/** Jumps to any month as soon as it is chosen; without JavaScript by a button, and the server redirects. */
export function JumpForm({ month }: { month: BsMonth }) {
  const { lang, text } = useCalendar()
  const { go } = useMonths()
  const form = useRef<HTMLFormElement>(null)
  const [first] = useState(month)

  // The fields follow the month on screen and are uncontrolled otherwise.
  useEffect(() => {
    for (const name of ['year', 'month'] as const) {
      const field = form.current?.querySelector<HTMLSelectElement>(`[name=${name}]`)
      if (field) field.value = String(month[name])
    }
  }, [month])

  return (
    <form
      ref={form}
      action={pathIn(lang, calendarPath)}
      method="get"
      className="flex items-end gap-2"
      onChange={(event) => {
        const requested = new FormData(event.currentTarget)
        const view = readView({ year: textIn(requested, 'year'), month: textIn(requested, 'month') })
        if (view) go(view)
      }}
    >
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
      <span className="hidden noscript:block">
        <button type="submit" className={buttonStyle.secondary}>
          {text.show}
        </button>
      </span>
    </form>
  )
}

function textIn(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' ? value : undefined
}
