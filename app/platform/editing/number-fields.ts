import { latinDigits } from 'bikram-sambat/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { messages } from './messages.ne.ts'

const largestWhole = 1_000_000
const largestAmount = 9_999_999_999

/** Not a number is read as 0, as in the form; fields that must be above 0 then refuse it. */
export function numberFields(lang: Lang) {
  const say = messages[lang]
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
    /** The position of a row in its list. */
    order: () => z.prefault(whole(), 0),
    /** A whole number above 0. */
    count: (message: string, initially: number) => z.prefault(whole().check(z.gt(0, message)), initially),
    /** NPR above 0. */
    price: (message: string, initially: number) => z.prefault(amount().check(z.gt(0, message)), initially),
    /** NPR, 0 or more. Null is an unpublished cost, which is not the same as 0. */
    cost: (initially: number | null) =>
      z._default(z.nullable(amount().check(z.gte(0, say.negative))), initially),
  }
}

function wholeOrZero(given: number | string | null): number {
  return Math.trunc(decimalOrZero(given))
}

/** Accepts both scripts, with or without grouping commas. */
function decimalOrZero(given: number | string | null): number {
  return Number(latinDigits(String(given ?? '')).replaceAll(',', '')) || 0
}
