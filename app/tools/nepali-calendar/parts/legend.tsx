import { statusOf, weekdayName } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { memo } from 'react'
import { fullStop } from '#app/lib/full-stop.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { Icon } from '#app/ui/icon.tsx'
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

/** How reliable the data of a year are. */
export function YearNote({ year }: { year: number }) {
  const { lang, text } = useCalendar()
  const { first, last } = useMonths().published
  const digits = (value: number) => digitsIn(lang, value)
  if (statusOf(year) === 'computed') {
    return (
      <p className="mt-3 flex items-start gap-2 rounded-lg bg-hover px-3 py-2 text-sm print:p-0 print:text-[0.65rem]">
        <Icon name="warning" className="mt-0.5 size-5 text-simrik" />
        <span>
          <strong>
            {text.provisional}
            {fullStop[lang]}
          </strong>{' '}
          {text.provisionalReason(digits(year))}
        </span>
      </p>
    )
  }
  return (
    <p className="mt-3 text-sm text-muted print:mt-1 print:text-[0.65rem]">
      {year >= first && year <= last
        ? text.publishedYear
        : text.computedYear(digits(year), digits(first), digits(last))}
    </p>
  )
}
