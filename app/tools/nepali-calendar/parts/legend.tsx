import { weekdayName } from 'bikram-sambat-calendar'
import { memo } from 'react'
import { saidIn } from '#app/lib/statement.ts'
import { monthRemarks, yearRemarks } from '#app/platform/calendar-day/month-remarks.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { hasHolidays, holidaysRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { Remarks } from '#app/ui/remarks.tsx'
import { useCalendar, useMonths } from './calendar-context.ts'

/** Signs of their own form, so that no colour is needed: characters, which paper and forced colours keep. */
export function Mark({ kind }: { kind: 'all' | 'some' | 'festival' }) {
  const { sign, colour } = signs[kind]
  return (
    <span
      aria-hidden="true"
      className={`font-sans text-xs leading-none not-first:ms-0.5 print:text-[0.75em] ${colour}`}
    >
      {sign}
    </span>
  )
}

const signs = {
  all: { sign: '■', colour: 'text-simrik' },
  some: { sign: '□', colour: 'text-simrik' },
  festival: { sign: '◆', colour: 'text-brand-ink' },
} as const

const kinds = ['all', 'some', 'festival'] as const

/** The signs of a day: of its holiday, or of a festival that is none. Saturdays are underlined instead. */
export function DayMarks({ festivals }: { festivals: readonly FestivalDay[] }) {
  const shown = kinds.filter((kind) => festivals.some(({ holiday = 'festival' }) => holiday === kind))
  return shown.map((kind) => <Mark key={kind} kind={kind} />)
}

/** What the signs of the grid mean. */
export const Legend = memo(function Legend() {
  const { lang, text } = useCalendar()
  return (
    <ul
      aria-label={text.legend}
      className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted print:mt-1 print:text-[0.65rem]"
    >
      <li>
        <span aria-hidden="true" className="me-1.5 text-simrik underline">
          {weekdayName(6, lang, 'short')}
        </span>
        {text.marks.weekly}
      </li>
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <Mark kind={kind} />
          {text.marks[kind]}
        </li>
      ))}
    </ul>
  )
})

/** How reliable the data of a month or a whole year are. */
export function YearNote({ year, month }: { year: number; month?: number }) {
  const { lang, text } = useCalendar()
  const festivals = useMonths().festivalsOf(year)
  const remarks = [
    ...(month ? monthRemarks(year, month) : yearRemarks(year)),
    ...holidaysRemarks(year, festivals),
  ]
  return (
    <div className="mt-3 grid gap-1 text-sm print:mt-1 print:text-[0.65rem] print:**:text-[0.65rem]">
      {hasHolidays(festivals) && <p className="text-muted">{text.publishedYear}</p>}
      <Remarks remarks={saidIn(lang, remarks)} as="sentences" />
    </div>
  )
}
