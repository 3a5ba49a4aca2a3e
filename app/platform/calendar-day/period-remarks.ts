import { type BsDate, bsToAd, compareBs, otherBsOf, otherDaysInBsMonth } from '@chautari/bikram-sambat'
import type { Remark } from '#app/lib/statement.ts'
import {
  contested,
  contestedNote,
  monthAfter,
  monthLengthNote,
  monthsOf,
  provisional,
  tablesOnly,
} from './day-remarks.ts'

/** What has to be said beside the length of a month, or its first day. */
export function monthRemarks(year: number, month: number): Remark[] {
  const at = { year, month }
  return [
    ...provisional([year], [at, monthAfter(at)], at),
    ...tablesOnly([year]),
    ...contested(otherDaysInBsMonth(year, month), (lang) => monthLengthNote(lang, year, month)),
  ]
}

/** Beside the whole of a year. */
export function yearRemarks(year: number): Remark[] {
  const months = Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 }))
  const others = months.filter(({ month }) => otherDaysInBsMonth(year, month))
  return [
    ...provisional([year], months),
    ...contested(others[0], (lang) =>
      others.map(({ month }) => monthLengthNote(lang, year, month)).join(' '),
    ),
  ]
}

/** Beside what is counted from one day to another: `Provisional: the official calendar of 2084 and 2085 BS is not out yet, …`. */
export function spanRemarks(a: BsDate, b: BsDate): Remark[] {
  const [from, to] = compareBs(a, b) <= 0 ? [a, b] : [b, a]
  const years = Array.from({ length: to.year - from.year + 1 }, (_, index) => from.year + index)
  const [other] = [from, to].filter((bs) => otherBsOf(bsToAd(bs)))
  const contestedEnd = other && { calendar: 'ad' as const, bs: other, ad: bsToAd(other) }
  return [
    ...provisional(years, [...monthsOf(from), ...monthsOf(to)]),
    ...tablesOnly(years),
    ...contested(contestedEnd, (lang) => contestedEnd && contestedNote(lang, contestedEnd)),
  ]
}
