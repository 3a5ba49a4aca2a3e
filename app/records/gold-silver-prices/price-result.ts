import { z } from 'zod'

/** What becomes of the prices of a day. */
export const priceResult = z.object({
  /** Null where the row has no valid day. */
  date: z.iso.date().nullable(),
  outcome: z.enum(['stored', 'updated', 'unchanged', 'held', 'refused']),
  reasons: z.array(z.object({ code: z.string(), text: z.string() })),
})

export type PriceResult = z.output<typeof priceResult>
