import { otherDaysInBsMonth } from 'bikram-sambat-calendar'
import type { Remark } from '#app/lib/statement.ts'
import { monthLengthNote } from './contested-note.ts'
import { contested, monthAfter, provisional } from './day-remarks.ts'

/** What has to be said beside the length of a month, or its first day. */
export function monthRemarks(year: number, month: number): Remark[] {
  const at = { year, month }
  return [
    ...provisional([year], [at, monthAfter(at)], at),
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
