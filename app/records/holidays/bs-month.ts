import {
  type AdDate,
  adMonthName,
  bsMonthName,
  bsToAd,
  daysInBsMonth,
  firstBsYear,
  lastBsYear,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { Lang } from '#app/lib/language.ts'

export interface BsMonth {
  readonly year: number
  readonly month: number
}

/** Whether both days are in the same month. */
export function isSameMonth(a: BsMonth, b: BsMonth): boolean {
  return a.year === b.year && a.month === b.month
}

/** The month that many months later or earlier; undefined outside BS 2000 to 2090. */
export function monthAfter({ year, month }: BsMonth, months: number): BsMonth | undefined {
  const number = year * 12 + month - 1 + months
  const found = { year: Math.floor(number / 12), month: (number % 12) + 1 }
  return found.year >= firstBsYear && found.year <= lastBsYear ? found : undefined
}

/** First and last day of a month in the common era. */
export function adSpanOf({ year, month }: BsMonth): { from: AdDate; to: AdDate } {
  return {
    from: bsToAd({ year, month, day: 1 }),
    to: bsToAd({ year, month, day: daysInBsMonth(year, month) }),
  }
}

/** `Mangsir 2083`, `मङ्सिर २०८३`. */
export function bsMonthText(lang: Lang, { year, month }: BsMonth): string {
  return `${bsMonthName(month, lang)} ${digitsIn(lang, year)}`
}

/** The two months of the common era that a month lies in: `November–December 2026`, `Dec 2026 – Jan 2027`. */
export function adMonthsText(lang: Lang, month: BsMonth, style: 'long' | 'short' = 'long'): string {
  const { from, to } = adSpanOf(month)
  const name = (date: AdDate) => adMonthName(date.month, lang, style)
  if (from.year === to.year) return `${name(from)}–${name(to)} ${digitsIn(lang, from.year)}`
  return `${name(from)} ${digitsIn(lang, from.year)} – ${name(to)} ${digitsIn(lang, to.year)}`
}
