import { latinDigits } from 'bikram-sambat/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { words } from './words.ts'

const largestWhole = 1_000_000
const largestAmount = 9_999_999_999

/** What is no number is 0, as in the form; what must be above 0 is then refused. */
export function numberFields(lang: Lang) {
  const say = words[lang]
  const given = z.union([z.number(), z.string(), z.null()], say.notNumber)
  const whole = () =>
    z
      .pipe(given, z.transform(wholeOrZero))
      .check(
        z.refine(
          (number) => Math.abs(number) <= largestWhole,
          say.tooLarge(groupedNumber(lang, largestWhole)),
        ),
      )
  const amount = () =>
    z.pipe(given, z.transform(decimalOrZero)).check(
      z.lte(largestAmount, say.tooLarge(groupedNumber(lang, largestAmount))),
      z.refine((npr) => Math.round(npr * 100) / 100 === npr, say.twoDecimals),
    )
  return {
    /** Where a row stands among others. */
    order: () => z.prefault(whole(), 0),
    /** A whole number above 0. */
    count: (message: string, initially: number) => z.prefault(whole().check(z.gt(0, message)), initially),
    /** NPR above 0. */
    price: (message: string, initially: number) => z.prefault(amount().check(z.gt(0, message)), initially),
    /** NPR, 0 included. Null is a cost that nobody published, which is not the same as none. */
    cost: (initially: number | null) =>
      z._default(z.nullable(amount().check(z.gte(0, say.negative))), initially),
  }
}

function wholeOrZero(given: number | string | null): number {
  return Math.trunc(decimalOrZero(given))
}

/** As people type it: in either script, grouped or not. */
function decimalOrZero(given: number | string | null): number {
  return Number(latinDigits(String(given ?? '')).replaceAll(',', '')) || 0
}
