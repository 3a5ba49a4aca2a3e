import { digitsIn } from 'bikram-sambat/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { isStorable } from '#app/platform/editing/text-fields.ts'
import { messages } from './messages.ne.ts'

const largest = 9_999_999_999
const longestSource = 200

/** The input of a market day's prices, for the form and the server. */
export function priceFields(lang: Lang) {
  const say = messages[lang]
  /** NPR with at most two decimals: an empty, zero or negative price is never one. */
  const amount = z.number(say.number).check(
    z.positive(say.aboveZero),
    z.lte(largest, say.tooLarge(digitsIn(lang, largest))),
    z.refine((npr) => Math.round(npr * 100) / 100 === npr, say.twoDecimals),
  )
  return z.strictObject({
    date: z.iso.date(say.day),
    gold_hallmark_tola: amount,
    gold_hallmark_10g: amount,
    silver_tola: amount,
    silver_10g: amount,
    /** The publisher, and through which service the figures came. */
    source: z.optional(
      z
        .string(say.empty)
        .check(
          z.trim(),
          z.minLength(1, say.empty),
          z.maxLength(longestSource, say.tooLong(digitsIn(lang, longestSource))),
          z.refine(isStorable, say.notStorable),
        ),
    ),
  })
}

export type PriceInput = z.output<ReturnType<typeof priceFields>>
