import { type BsDate, bsToAd, weekdayOf, weekdays, weeksOfBsMonth } from '@chautari/bikram-sambat'
import type { ComponentProps, ReactNode } from 'react'
import type { Lang } from '#app/lib/language.ts'
import type { BsMonth } from './bs-month.ts'
import type { FestivalDay } from './festivals.ts'
import { closedWeekdays, type WeeklyClosing, weeklyClosingOf } from './holiday-remarks.ts'

type CalendarMonth = ReturnType<typeof calendarMonth>

/**
 * A month as a grid shows it, without minor days.
 * @param ofYear the festivals of its year
 */
export function calendarMonth({ year, month }: BsMonth, ofYear: readonly FestivalDay[]) {
  const festivals = ofYear.filter(({ date, isMinor }) => !isMinor && date.month === month)
  return {
    year,
    month,
    /** From Sunday to Saturday; days of the months around it are left out. */
    weeks: weeksOfBsMonth(year, month).map((week) => week.map((date) => date && monthDay(date, festivals))),
    festivals,
    /** The weekdays that are closed in its last week. */
    closed: closedWeekdays({ year, month }),
  }
}

export type MonthDay = ReturnType<typeof monthDay>

/** @param ofYear the festivals of its year, or of its month */
export function monthDay(date: BsDate, ofYear: readonly FestivalDay[]) {
  const festivals = ofYear
    .filter(({ date: on, isMinor }) => !isMinor && on.month === date.month && on.day === date.day)
    .sort(byHoliday)
  /** A public holiday of everybody, or of some people or places. */
  const holiday = festivals[0]?.holiday ?? festivals.find((festival) => festival.holiday)?.holiday
  return {
    date,
    ad: bsToAd(date),
    weekday: weekdayOf(date),
    festivals,
    weekly: weeklyClosingOf(date),
    holiday,
  }
}

/** Closed every week, or a public holiday of everybody. */
export const isDayOff = ({ weekly, holiday }: MonthDay) => weekly !== undefined || holiday === 'all'

/** A cell shows one name: a holiday for all comes first. */
const byHoliday = (a: FestivalDay, b: FestivalDay) =>
  Number(b.holiday === 'all') - Number(a.holiday === 'all')

export const markKinds = ['all', 'some', 'festival'] as const

/** What the signs of a day say. */
export type MarkKind = (typeof markKinds)[number]

/** Signs of their own form, so that no colour is needed: characters, which paper and forced colours keep. */
export const markSigns = { all: '■', some: '□', festival: '◆' } as const

/** Of its holidays, and of a festival that is none. */
export function marksOf(festivals: readonly FestivalDay[]): MarkKind[] {
  return markKinds.filter((kind) => festivals.some(({ holiday = 'festival' }) => holiday === kind))
}

interface MonthTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  lang: Lang
  month: CalendarMonth
  /** Classes of the heading of a weekday. */
  headClass: (closed: WeeklyClosing | undefined) => string | undefined
  bodyClass?: string
  /** The cell of a day, undefined of a month beside this one. It keeps its place, not its day, when the month changes. */
  cell: (day: MonthDay | undefined, row: number, weekday: number) => ReactNode
}

/** A month as a table of weeks. */
export function MonthTable({ lang, month, headClass, bodyClass, cell, ...table }: MonthTableProps) {
  return (
    <table {...table}>
      <thead>
        <tr>
          {weekdays.map(({ value, [lang]: name, [`${lang}Short` as const]: short }) => (
            <th key={value} scope="col" abbr={name} className={headClass(month.closed.get(value))}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={bodyClass}>
        {month.weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no names
          <tr key={row}>{week.map((day, weekday) => cell(day, row, weekday))}</tr>
        ))}
      </tbody>
    </table>
  )
}
