import { weekdays } from '@chautari/bikram-sambat'
import { memo } from 'react'
import { chipsIn, saidIn } from '#app/lib/statement.ts'
import { monthRemarks, yearRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import type { BsMonth } from '#app/records/holidays/bs-month.ts'
import { type MarkKind, markKinds, markSigns, marksOf } from '#app/records/holidays/calendar-month.tsx'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import {
  closedWeekdays,
  hasHolidays,
  listRemarks,
  weeklyRemarks,
} from '#app/records/holidays/holiday-remarks.ts'
import { Remarks } from '#app/ui/remarks.tsx'
import { useCalendar, useYear } from './calendar-state.ts'

/** The sign of a holiday, or of a festival that is none. */
export function Mark({ kind }: { kind: MarkKind }) {
  return (
    <span
      aria-hidden="true"
      className={`font-sans text-xs leading-none not-first:ms-0.5 print:text-[0.75em] ${kind === 'festival' ? 'text-brand-ink' : 'text-simrik'}`}
    >
      {markSigns[kind]}
    </span>
  )
}

/** The signs of a day. Days that are closed every week are underlined instead. */
export function DayMarks({ festivals }: { festivals: readonly FestivalDay[] }) {
  return marksOf(festivals).map((kind) => <Mark key={kind} kind={kind} />)
}

/** Of the number of a day that is closed every week, and of its weekday's name. */
export const closedStyle = {
  saturday: 'text-simrik underline underline-offset-4',
  sunday: 'text-simrik underline decoration-dotted underline-offset-4',
} as const

interface LegendProps {
  /** The last one of what is shown. */
  month: BsMonth
  hasTithi?: boolean
}

/** What the signs of the grid mean. */
export const Legend = memo(function Legend({ month, hasTithi = false }: LegendProps) {
  const { lang, text } = useCalendar()
  return (
    <ul
      aria-label={text.legend}
      className="mt-2 flex flex-wrap gap-x-4 text-sm text-muted print:mt-1 print:text-[0.65rem]"
    >
      {[...closedWeekdays(month)].map(([weekday, closing]) => (
        <li key={weekday}>
          <span aria-hidden="true" className={`me-1.5 ${closedStyle[closing]}`}>
            {weekdays[weekday]?.[`${lang}Short`]}
          </span>
          {chipsIn(lang, weeklyRemarks(closing))}
        </li>
      ))}
      {markKinds.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <Mark kind={kind} />
          {text.marks[kind]}
        </li>
      ))}
      {hasTithi && (
        <li className="md:hidden print:hidden">
          <span aria-hidden="true">{moonSign(1)}</span> {text.sheet.tithi}
        </li>
      )}
    </ul>
  )
})

/** A symbol of the moon's phase. @param tithi 1 to 30 */
export const moonSign = (tithi: number) =>
  tithi % 15 > 0 ? (tithi < 15 ? '◑' : '◐') : tithi === 15 ? '●' : '○'

/** How reliable the data of a month or a whole year are. */
export function YearNote({ year, month }: { year: number; month?: number }) {
  const { lang, text } = useCalendar()
  const festivals = useYear(year)
  const remarks = [
    ...(month ? monthRemarks(year, month) : yearRemarks(year)),
    // What is closed every week is in the legend, and on the card of such a day.
    ...listRemarks(year, hasHolidays(festivals)),
  ]
  return (
    <div className="mt-2 grid gap-1 text-sm print:mt-1 print:text-[0.65rem] print:**:text-[0.65rem]">
      {hasHolidays(festivals) && <p className="text-muted">{text.publishedYear}</p>}
      <Remarks remarks={saidIn(lang, remarks)} as="sentences" />
    </div>
  )
}
