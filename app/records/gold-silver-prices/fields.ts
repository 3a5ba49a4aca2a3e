import { z } from 'zod'

/** NPR with at most two decimals: an empty, zero or negative price is never one. */
const amount = z
  .number('must be a number')
  .positive('must be above 0')
  .max(9_999_999_999, 'must be at most 9999999999')
  .refine((npr) => Math.round(npr * 100) / 100 === npr, 'must have at most two decimals')

const amounts = {
  gold_hallmark_tola: amount,
  gold_hallmark_10g: amount,
  silver_tola: amount,
  silver_10g: amount,
}

/** The prices of a market day as somebody hands them in. */
export const priceInput = z.strictObject({
  date: z.iso.date('must be a day such as 2026-07-16'),
  ...amounts,
  /** Who published the figures, and through whom they came. */
  source: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(200, 'must have at most 200 characters')
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be text that can be stored')
    .optional(),
})

export type PriceInput = z.output<typeof priceInput>

/** The prices of a market day as anyone may read them. */
export const publicPrice = z.object({
  date: z.iso.date(),
  ...amounts,
  source: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export type PublicPrice = z.output<typeof publicPrice>
