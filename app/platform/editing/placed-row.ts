import * as z from 'zod/mini'

/** A row in the list that is put in order. */
export const placedRow = z.object({
  id: z.uuid(),
  name: z.string(),
  name_ne: z.nullable(z.string()),
  is_active: z.boolean(),
  /** Rows stay in their group; null where the list has none. */
  group: z.nullable(z.string()),
})

export type PlacedRow = z.output<typeof placedRow>
