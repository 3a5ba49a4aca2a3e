import { type BsDate, compareBs } from 'bikram-sambat-calendar'
import type { Remark } from '#app/lib/statement.ts'
import type { FestivalDay } from './festivals.ts'
import { closingRemarks, weeklyClosingOf } from './holiday-remarks.ts'

/** Whether a day is a holiday, as far as the published lists say. */
export interface Closing {
  /** The first of them that applies. `none-known` is never "none". */
  kind: 'public' | 'weekly' | 'limited' | 'none-known'
  /** Public holidays of everybody. */
  everybody: readonly FestivalDay[]
  weekly: 'saturday' | 'sunday' | undefined
  /** Holidays of some people or places. */
  limited: readonly FestivalDay[]
  remarks: readonly Remark[]
}

/** @param festivals of the day's year, from `festivalsOfYear` */
export function closingOf(bs: BsDate, festivals: readonly FestivalDay[]): Closing {
  const ofDay = festivals.filter(({ date }) => compareBs(date, bs) === 0)
  const everybody = ofDay.filter(({ holiday }) => holiday === 'all')
  const limited = ofDay.filter(({ holiday }) => holiday === 'some')
  const weekly = weeklyClosingOf(bs)
  const few = limited.length > 0 ? 'limited' : 'none-known'
  return {
    kind: everybody.length > 0 ? 'public' : weekly ? 'weekly' : few,
    everybody,
    weekly,
    limited,
    remarks: closingRemarks(bs, festivals),
  }
}
