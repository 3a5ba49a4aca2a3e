import { digitsIn } from '@chautari/bikram-sambat/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { plainNumber } from '#app/lib/nepali-grouping.ts'
import { isStorable } from '#app/platform/editing/fields.ts'
import { messages } from './messages.ne.ts'

const largest = 9_999_999_999
const longestSource = 200

/** NPR, as published: the price of 10 gram is not computed from that of a tola. */
export const priceAmounts = ['gold_hallmark_tola', 'gold_hallmark_10g', 'silver_tola', 'silver_10g'] as const

function amountsOf<Value>(value: Value) {
  return { gold_hallmark_tola: value, gold_hallmark_10g: value, silver_tola: value, silver_10g: value }
}

/** The prices of a market day as anyone may read them. */
export const publicPrice = z.object({
  date: z.iso.date(),
  ...amountsOf(z.number().check(z.positive())),
  source: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

/** The columns of a market day that are saved. */
export const storedPrices = z.pick(publicPrice, { date: true, ...amountsOf(true), source: true })

export type PublicPrice = z.output<typeof publicPrice>

/** Prices that wait for approval; `compared_with` is the market day from which they moved too far. */
const heldPrice = z.extend(publicPrice, { compared_with: z.iso.date() })

export type HeldPrice = z.output<typeof heldPrice>

/** The lists of the admin panel. */
export const priceLists = z.object({ prices: z.array(publicPrice), held: z.array(heldPrice) })

export type PriceLists = z.output<typeof priceLists>

/** The input of a market day's prices, for the form and the server. */
export function priceFields(lang: Lang) {
  const texts = messages[lang]
  /** At most two decimals: an empty, zero or negative price is never one. */
  const amount = z.number(texts.number).check(
    z.positive(texts.aboveZero),
    z.lte(largest, texts.tooLarge(digitsIn(lang, largest))),
    z.refine((npr) => Math.round(npr * 100) / 100 === npr, texts.twoDecimals),
  )
  return z.strictObject({
    date: z.iso.date(texts.day),
    ...amountsOf(amount),
    /** The publisher, and through which service the figures came. */
    source: z.optional(
      z
        .string(texts.empty)
        .check(
          z.trim(),
          z.minLength(1, texts.empty),
          z.maxLength(longestSource, texts.tooLong(digitsIn(lang, longestSource))),
          z.refine(isStorable, texts.notStorable),
        ),
    ),
  })
}

/** A typed price, in either script, grouped or not; other input stays a text, which the schema refuses. */
export function numberIn(typed: string): string | number {
  const text = plainNumber(typed)
  const number = Number(text)
  return text === '' || Number.isNaN(number) ? text : number
}

export type PriceInput = z.output<ReturnType<typeof priceFields>>

/** The outcome for the prices of a day. */
export const priceResult = z.object({
  /** Null where the row has no valid day. */
  date: z.nullable(z.iso.date()),
  outcome: z.enum(['stored', 'updated', 'unchanged', 'held', 'refused']),
  reasons: z.array(z.object({ code: z.string(), text: z.string() })),
})

export type PriceResult = z.output<typeof priceResult>
