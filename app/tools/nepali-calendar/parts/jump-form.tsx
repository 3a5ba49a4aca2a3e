import { bsMonths, firstBsYear, lastBsYear } from 'bikram-sambat'
import { digitsIn } from 'bikram-sambat/digits'
import { memo, useEffect, useRef } from 'react'
import { type Lang, pathIn } from '#app/kit/language.ts'
import type { BsMonth } from '#app/records/holidays/bs-month.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { calendarPath, readView } from '../calendar-view.ts'
import { useCalendar, useMonths } from './calendar-context.ts'

const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)

/** Jumps to any month. Without JavaScript the server redirects. */
export function JumpForm({ month }: { month: BsMonth }) {
  const { lang, text } = useCalendar()
  const { go } = useMonths()
  const form = useRef<HTMLFormElement>(null)
  const select = (name: string) =>
    form.current?.elements.namedItem(name) as HTMLSelectElement | null | undefined

  // The fields follow the month on screen and are uncontrolled otherwise.
  useEffect(() => {
    for (const name of ['year', 'month'] as const) {
      const field = form.current?.elements.namedItem(name) as HTMLSelectElement | null | undefined
      if (field) field.value = String(month[name])
    }
  }, [month])

  return (
    <form
      ref={form}
      action={pathIn(lang, calendarPath)}
      method="get"
      className="flex items-end gap-2"
      onSubmit={(event) => {
        const view = readView({ year: select('year')?.value, month: select('month')?.value })
        if (!view) return
        event.preventDefault()
        go(view)
      }}
    >
      {/* Fixed widths: otherwise the browser measures every option. */}
      <label className="min-w-0 flex-1 text-sm text-muted">
        {text.month}
        <select name="month" defaultValue={month.month} className={fieldStyle}>
          <MonthOptions lang={lang} />
        </select>
      </label>
      <label className="w-24 shrink-0 text-sm text-muted">
        {text.year}
        <select name="year" defaultValue={month.year} className={fieldStyle}>
          <YearOptions lang={lang} />
        </select>
      </label>
      <button type="submit" className={buttonStyle.secondary}>
        {text.show}
      </button>
    </form>
  )
}

const MonthOptions = memo(function MonthOptions({ lang }: { lang: Lang }) {
  return bsMonths.map((name) => (
    <option key={name.value} value={name.value}>
      {name[lang]}
    </option>
  ))
})

const YearOptions = memo(function YearOptions({ lang }: { lang: Lang }) {
  return years.map((year) => (
    <option key={year} value={year}>
      {digitsIn(lang, year)}
    </option>
  ))
})
