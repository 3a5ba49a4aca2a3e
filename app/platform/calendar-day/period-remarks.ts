import { type BsDate, bsToAd, compareBs, otherBsOf, otherDaysInBsMonth } from '@chautari/bikram-sambat'
import type { Period } from '@chautari/bikram-sambat/periods'
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

/** Beside the first and last day of a period. */
export function periodRemarks({ unit, first, last }: Period): Remark[] {
  if (unit === 'month') return monthRemarks(first.bs.year, first.bs.month)
  const years = [...new Set([first.bs.year, last.bs.year])]
  const [start, end] = [otherBsOf(first.ad), otherBsOf(last.ad)]
  const edge = start ? first : last
  return [
    ...provisional(years, [first.bs, monthAfter(last.bs)]),
    ...tablesOnly(years),
    ...contested(start ?? end, (lang) => contestedNote(lang, { calendar: 'ad', ...edge })),
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
