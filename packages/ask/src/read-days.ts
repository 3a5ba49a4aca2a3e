import {
  type AdDate,
  absenceOf,
  adToBs,
  type BsDate,
  bsToAd,
  type CalendarDay,
  compareBs,
} from '@chautari/bikram-sambat'
import type { AskContext } from './ask.ts'
import type { Cursor } from './question.ts'

export type Calendar = 'bs' | 'ad'

/** A day of the question in both calendars. */
export interface ReadDay {
  /** The calendar that it was given in. */
  readonly calendar: Calendar
  readonly bs: BsDate
  readonly ad: AdDate
  /** `relative`: today, tomorrow. `guessed`: not in the question, `month`: the month neither. */
  readonly year: 'given' | 'guessed' | 'month' | 'relative'
}

/** A date that was understood and does not exist, or lies outside the table. */
export interface NoDay {
  readonly calendar: Calendar
  readonly reason: 'no-such-day' | 'out-of-range'
  readonly date: CalendarDay
}

export interface DateReading {
  /** Likeliest first; empty only with `trouble`. */
  readonly days: readonly ReadDay[]
  /** The last such day, of one without its year or month. */
  readonly last?: ReadDay
  readonly trouble?: NoDay
}

/** A date in one of the calendars, as it was read. */
export interface DateIn {
  readonly calendar: Calendar
  readonly date: CalendarDay
}

/** @throws DateOutOfRangeError for a day outside the table */
export function dayIn(calendar: Calendar, date: CalendarDay, year: ReadDay['year']): ReadDay {
  const [bs, ad] = calendar === 'bs' ? [date, bsToAd(date)] : [adToBs(date), date]
  return { calendar, bs, ad, year }
}

export function readingOf(dates: readonly DateIn[], year: ReadDay['year']): DateReading {
  const days: ReadDay[] = []
  let trouble: NoDay | undefined
  for (const { calendar, date } of dates) {
    const reason = troubleOf(calendar, date)
    if (reason) trouble ??= { calendar, reason, date }
    else days.push(dayIn(calendar, date, year))
  }
  return days.length > 0 || !trouble ? { days } : { days, trouble }
}

export function troubleOf(calendar: Calendar, date: CalendarDay): NoDay['reason'] | undefined {
  const reason = absenceOf(calendar, date)?.reason
  return reason === 'no-such-month' ? 'no-such-day' : reason
}

/** A day without its year is the coming one, in a question of the past the last one. */
export function nearest(
  { days: [day], trouble }: DateReading,
  cursor: Cursor,
  { today }: AskContext,
): DateReading {
  if (!day) return trouble ? { days: [], trouble } : { days: [] }
  const isOver = compareBs(day.bs, today.bs) < 0
  const other = moved(day, isOver ? 1 : -1) ?? day
  const [coming, last] = isOver ? [other, day] : [day, other]
  return { days: [isOfPast(cursor) ? last : coming], last }
}

/** The same day a period later or earlier: of the next year, or of the next month where that was guessed, too. */
function moved({ calendar, year, ...both }: ReadDay, periods: number): ReadDay | undefined {
  const { day, ...from } = both[calendar]
  const months = from.year * 12 + from.month - 1 + periods * (year === 'month' ? 1 : 12)
  const date = { year: Math.floor(months / 12), month: (months % 12) + 1, day }
  return readingOf([{ calendar, date }], year).days[0]
}

/** Whether the question is of the past: "was", "thiyo". */
export function isOfPast({ question }: Cursor): boolean {
  return question.words.some(({ text }) =>
    /^(was|were|thiyo|thio|thyo|paryo|parthyo|thie|थियो|पर्यो|थिए)$/.test(text),
  )
}
