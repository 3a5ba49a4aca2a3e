import {
  addDays,
  addMonths,
  type BsDate,
  daysInBsMonth,
  firstBsYear,
  lastBsYear,
  weekdayOf,
} from '@chautari/bikram-sambat'
import { type BsMonth, isSameMonth } from '#app/records/holidays/bs-month.ts'

/** The manifest's path, without loading the manifest's texts in the browser. */
export const calendarPath = '/nepali-calendar'

/** What an address at or below `/nepali-calendar` shows. */
export type CalendarView =
  | { kind: 'today' }
  | { kind: 'year'; year: number }
  | { kind: 'month'; year: number; month: number }
  | { kind: 'day'; year: number; month: number; day: number }

/** What the browser changes without a request: a whole year is a page of its own. */
export type MonthOrDay = Exclude<CalendarView, { kind: 'year' }>

/** The canonical path of a view, without its language. */
export function pathOf(view: CalendarView): string {
  if (view.kind === 'today') return calendarPath
  const month = view.kind === 'year' ? [] : [view.month]
  return [calendarPath, view.year, ...month, ...(view.kind === 'day' ? [view.day] : [])].join('/')
}

/** The same for a link from elsewhere: the calendar itself for the years before its first. */
export function linkedPathOf(view: Exclude<CalendarView, { kind: 'today' }>): string {
  return pathOf(view.year < firstBsYear ? { kind: 'today' } : view)
}

/** The parts of an address as text. */
export type ViewParams = Partial<Record<'year' | 'month' | 'day', string>>

/** Undefined where there is no such year, month or day. Leading zeros are ignored: the page redirects to the path without them. */
export function readView({ year, month, day }: ViewParams): CalendarView | undefined {
  const parts = [year, month, day].filter((part) => part !== undefined)
  const [y, m, d] = parts.map((part) => (/^[0-9]{1,9}$/.test(part) ? Number(part) : 0))
  if (y === undefined) return { kind: 'today' }
  if (y < firstBsYear || y > lastBsYear) return undefined
  if (m === undefined) return { kind: 'year', year: y }
  if (m < 1 || m > 12) return undefined
  if (d === undefined) return { kind: 'month', year: y, month: m }
  return d >= 1 && d <= daysInBsMonth(y, m) ? { kind: 'day', year: y, month: m, day: d } : undefined
}

export function monthOf(view: MonthOrDay, today: BsDate): BsMonth {
  const { year, month } = view.kind === 'today' ? today : view
  return { year, month }
}

/** The selected day of a month by default: today, else the first. */
export function firstShown(month: BsMonth, today: BsDate): BsDate {
  return isSameMonth(today, month) ? today : { year: month.year, month: month.month, day: 1 }
}

/** The parts of a path without its language, such as `/nepali-calendar/2083/8`. */
export function paramsOf(path: string): ViewParams {
  const [year, month, day] = path.slice(calendarPath.length + 1).split('/')
  return { year: year || undefined, month, day }
}

/** The month or day of a canonical path without its language; undefined for other paths. */
export function viewAt(path: string): MonthOrDay | undefined {
  const isOwn = path === calendarPath || path.startsWith(`${calendarPath}/`)
  const view = isOwn ? readView(paramsOf(path)) : undefined
  return view && view.kind !== 'year' && pathOf(view) === path ? view : undefined
}

const saturday = 6

/**
 * The day that a key of a date grid moves to: arrows by day and week, Home and End within the week, Page Up and Page Down
 * by month, with Shift by year. The same day at the ends of the calendar; undefined for other keys.
 */
export function dayAfterKey(from: BsDate, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
  const weekday = weekdayOf(from)
  const ofWeek = { Home: -weekday, End: saturday - weekday }
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, ...ofWeek }[key]
  const months = { PageUp: -1, PageDown: 1 }[key]
  try {
    if (months === undefined && days === undefined) return undefined
    const to = days === undefined ? addMonths(from, (months ?? 0) * (shiftKey ? 12 : 1)) : addDays(from, days)
    return to.year < firstBsYear ? from : to
  } catch {
    // The calendar's package throws for a day outside its table.
    return from
  }
}
