import {
  addDays,
  type BsDate,
  bsToAd,
  compareBs,
  daysInBsMonth,
  digitsIn,
  firstBsYear,
  type Weekday,
  weekdayOf,
} from '@chautari/bikram-sambat'
import { type Remark, remarkOf } from '#app/lib/statement.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import type { BsMonth } from './bs-month.ts'
import type { FestivalDay } from './festivals.ts'
import { messages } from './messages.ne.ts'

/**
 * The first Sunday closing of government offices and schools: 23 Chaitra 2082, 6 April 2026. Source: notice in the
 * gazette; Kathmandu Post and Republica of 5 April 2026, Radio Nepal of 6 April 2026.
 */
export const sundaysClosedSince: BsDate = { year: 2082, month: 12, day: 23 }

const [sunday, saturday] = [0, 6] as const satisfies readonly Weekday[]

export type WeeklyClosing = 'saturday' | 'sunday'

/** What is closed on a day every week, as far as we know: nothing is said of the years before 2000. */
export function weeklyClosingOf(bs: BsDate): WeeklyClosing | undefined {
  const weekday = weekdayOf(bs)
  if (bs.year < firstBsYear) return undefined
  if (weekday === saturday) return 'saturday'
  return weekday === sunday && compareBs(bs, sundaysClosedSince) >= 0 ? 'sunday' : undefined
}

/** The weekdays that are closed in the last week of a month. */
export function closedWeekdays({ year, month }: BsMonth): ReadonlyMap<number, WeeklyClosing> {
  const last = { year, month, day: daysInBsMonth(year, month) }
  const ofSunday = weeklyClosingOf(addDays(last, -weekdayOf(last)))
  return new Map<number, WeeklyClosing>([
    ...(ofSunday ? [[sunday, ofSunday] as const] : []),
    [saturday, 'saturday'],
  ])
}

/** A year's festivals name its public holidays where a published list of it is at hand. */
export const hasHolidays = (festivals: readonly Pick<FestivalDay, 'holiday'>[]) =>
  festivals.some(({ holiday }) => holiday)

/** Beside a day that is closed every week. */
export const weeklyRemarks = (weekly: WeeklyClosing | undefined): Remark[] =>
  weekly ? [remarkOf('weekly-closing', messages, (text) => text[weekly])] : []

/** Beside holidays of some people or places: who has them. */
export function holidayRemarks(...days: readonly Pick<FestivalDay, 'id' | 'holiday' | 'scope'>[]): Remark[] {
  const limited = days.filter(({ holiday }) => holiday === 'some')
  if (limited.length === 0) return []
  return [
    remarkOf('limited-holiday', messages, ({ who, limited: { chip, text, and } }) => ({
      chip,
      text: text([...new Set(limited.map(({ id, scope = 'region' }) => who[id] ?? who[scope]))].join(and)),
    })),
  ]
}

/** Beside the holidays of a year, or a day without one: no list is complete, and some years have none. */
export function listRemarks(year: number, isListed: boolean): Remark[] {
  return [
    remarkOf('list-incomplete', messages, ({ incomplete, noList }, lang) =>
      isListed ? incomplete : { chip: noList.chip, text: noList.text(digitsIn(lang, year)) },
    ),
  ]
}

/** Beside the holidays of a month or a year. */
export function holidaysRemarks(year: number, festivals: readonly FestivalDay[]): Remark[] {
  const closesOnSundays = year > sundaysClosedSince.year
  return [
    ...weeklyRemarks(closesOnSundays ? 'sunday' : undefined),
    ...listRemarks(year, hasHolidays(festivals)),
  ]
}

/** Beside the date of a festival: how it is known, and who has the holiday. */
export function festivalRemarks(festival: FestivalDay, today: BsDate): Remark[] {
  const { date } = festival
  return [...dayRemarks({ calendar: 'bs', bs: date, ad: bsToAd(date) }), ...ownRemarks(festival, today)]
}

/** The same where the remarks of the day stand already. */
export function ownRemarks(festival: FestivalDay, today: BsDate): Remark[] {
  return [...computedRemarks(festival, today), ...holidayRemarks(festival)]
}

/** A day on the same date of a calendar each year needs no computation but that of the year. */
function computedRemarks({ date, basis }: FestivalDay, today: BsDate): Remark[] {
  if (basis !== 'firm' && basis !== 'open') return []
  const words = compareBs(date, today) < 0 ? 'computedPast' : 'computed'
  return [
    remarkOf('computed-festival', messages, ({ [words]: { chip, text }, near }) => ({
      chip,
      text: basis === 'open' ? `${text} ${near}` : text,
    })),
  ]
}

export type Closing = ReturnType<typeof closingOf>

/**
 * Whether a day is a holiday, as far as the published lists say: of everybody, of some people or places, every week.
 * @param festivals of the day's year, from `festivalsOfYear`
 */
export function closingOf(bs: BsDate, festivals: readonly FestivalDay[]) {
  const ofDay = festivals.filter(({ date }) => compareBs(date, bs) === 0)
  const everybody = ofDay.filter(({ holiday }) => holiday === 'all')
  const limited = ofDay.filter(({ holiday }) => holiday === 'some')
  const weekly = weeklyClosingOf(bs)
  const isForAll = everybody.length > 0
  const few = limited.length > 0 ? 'limited' : 'none-known'
  /** The first that applies. `none-known` is never "none". */
  const kind: 'public' | 'weekly' | typeof few = isForAll ? 'public' : weekly ? 'weekly' : few
  const remarks = [
    ...weeklyRemarks(weekly),
    ...(isForAll ? [] : holidayRemarks(...limited)),
    ...(isForAll || weekly === 'saturday' ? [] : listRemarks(bs.year, hasHolidays(festivals))),
  ]
  return { kind, everybody, weekly, limited, remarks }
}
