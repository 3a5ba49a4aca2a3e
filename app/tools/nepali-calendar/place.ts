import { type BsDate, daysInBsMonth, firstBsYear, lastBsYear } from 'bikram-sambat'
import { type BsMonth, isSameMonth } from '#app/records/holidays/bs-month.ts'

/** The manifest's path; the manifest itself, with its many words, is not for the browser. */
export const calendarPath = '/nepali-calendar'

/** What an address below `/nepali-calendar` shows. */
export type Place =
  | { kind: 'today' }
  | { kind: 'year'; year: number }
  | { kind: 'month'; year: number; month: number }
  | { kind: 'day'; year: number; month: number; day: number }

/** The parts of an address, as they are written. */
export interface PlaceParams {
  year?: string | undefined
  month?: string | undefined
  day?: string | undefined
}

/** Undefined where there is no such year, month or day. Zeros in front are read over: see `plainPath`. */
export function readPlace({ year, month, day }: PlaceParams): Place | undefined {
  const parts = [year, month, day].filter((part) => part !== undefined)
  const [y, m, d] = parts.map((part) => (/^[0-9]{1,9}$/.test(part) ? Number(part) : 0))
  if (y === undefined) return { kind: 'today' }
  if (y < firstBsYear || y > lastBsYear) return undefined
  if (m === undefined) return { kind: 'year', year: y }
  if (m < 1 || m > 12) return undefined
  if (d === undefined) return { kind: 'month', year: y, month: m }
  return d >= 1 && d <= daysInBsMonth(y, m) ? { kind: 'day', year: y, month: m, day: d } : undefined
}

/** The one path of a place, without its language. */
export function pathOf(place: Place): string {
  if (place.kind === 'today') return calendarPath
  const month = place.kind === 'year' ? [] : [place.month]
  return [calendarPath, place.year, ...month, ...(place.kind === 'day' ? [place.day] : [])].join('/')
}

export function monthPath({ year, month }: BsMonth): string {
  return pathOf({ kind: 'month', year, month })
}

export function dayPath(date: BsDate): string {
  return pathOf({ kind: 'day', ...date })
}

/** The month that a place shows; none for a whole year. */
export function monthOf(place: Place, today: BsDate): BsMonth | undefined {
  if (place.kind === 'year') return undefined
  const { year, month } = place.kind === 'today' ? today : place
  return { year, month }
}

/** The day of a month whose sheet is open where none was asked for: today, else the first. */
export function firstShown(month: BsMonth, today: BsDate): BsDate {
  return isSameMonth(today, month) ? today : { year: month.year, month: month.month, day: 1 }
}

/** The parts of a path without its language, such as `/nepali-calendar/2083/8`. */
export function paramsOf(path: string): PlaceParams {
  const [year, month, day] = path.slice(calendarPath.length + 1).split('/')
  return { year: year || undefined, month, day }
}

/** The place that a path without its language names, if it is one of the calendar's. */
export function placeAt(path: string): Place | undefined {
  const isOwn = path === calendarPath || path.startsWith(`${calendarPath}/`)
  const place = isOwn ? readPlace(paramsOf(path)) : undefined
  return place && pathOf(place) === path ? place : undefined
}
