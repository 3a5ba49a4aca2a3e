import { type BsDate, bsToAd, compareBs, otherBsOf } from 'bikram-sambat-calendar'
import type { Remark } from '#app/lib/statement.ts'
import { contestedNote } from './contested-note.ts'
import { contested, monthsOf, provisional } from './day-remarks.ts'

/** Beside what is counted from one day to another: `Provisional: the official calendar of 2084 and 2085 BS is not out yet, …`. */
export function spanRemarks(a: BsDate, b: BsDate): Remark[] {
  const [from, to] = compareBs(a, b) <= 0 ? [a, b] : [b, a]
  const years = Array.from({ length: to.year - from.year + 1 }, (_, index) => from.year + index)
  const [other] = [from, to].filter((bs) => otherBsOf(bsToAd(bs)))
  const contestedEnd = other && { calendar: 'ad' as const, bs: other, ad: bsToAd(other) }
  return [
    ...provisional(years, [...monthsOf(from), ...monthsOf(to)]),
    ...contested(contestedEnd, (lang) => contestedEnd && contestedNote(lang, contestedEnd)),
  ]
}
