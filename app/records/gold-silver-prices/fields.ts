import { z } from 'zod'

/** NPR. */
const amount = z.number().positive()

/** The prices of a market day as anyone may read them. */
export const publicPrice = z.object({
  date: z.iso.date(),
  gold_hallmark_tola: amount,
  gold_hallmark_10g: amount,
  silver_tola: amount,
  silver_10g: amount,
  source: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export type PublicPrice = z.output<typeof publicPrice>
