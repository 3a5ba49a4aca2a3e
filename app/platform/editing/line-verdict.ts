import * as z from 'zod/mini'

/** What becomes of a line of a file. */
export const lineVerdict = z.object({
  line: z.int(),
  /** The row; null where it is not known, and in a trial of a new one. */
  id: z.nullable(z.uuid()),
  name: z.string(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'stale', 'refused']),
  /** Of a line that changes a row, or would have. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  /** Why a line is refused or stale. */
  reasons: z.array(z.object({ field: z.string(), text: z.string() })),
})

export type LineVerdict = z.output<typeof lineVerdict>
