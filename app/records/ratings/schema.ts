import { z } from 'zod'

/** One vote as the browser sends it: a visitor has one for each tool and may change it. */
export const vote = z.strictObject({
  path: z.string().regex(/^\/[a-z0-9-]{1,80}$/),
  /** Random, kept in the browser's local storage. */
  voter_id: z.uuid(),
  stars: z.int().min(1).max(5),
})

export type Vote = z.output<typeof vote>

/** Fewer votes than this say nothing yet: the card reads "New". */
export const votesNeeded = 5
