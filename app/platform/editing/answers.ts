import * as z from 'zod/mini'

// What the admin API answers about rows and pictures: the server describes its routes with these, the panel has their types.

/** The entries of a change in the audit log, by which it can be undone as a whole. */
const act = z.uuid()

/** A picture that is stored, by its path on this site. */
export const pictureAnswer = z.object({ picture: z.object({ path: z.string() }) })

export type PictureAnswer = z.output<typeof pictureAnswer>

/** A row in the list that is put in order. */
const placedRow = z.object({
  id: z.uuid(),
  name: z.string(),
  name_ne: z.nullable(z.string()),
  is_active: z.boolean(),
  /** Rows stay in their group; null where the list has none. */
  group: z.nullable(z.string()),
})

export type PlacedRow = z.output<typeof placedRow>

export const orderAnswer = z.object({ rows: z.array(placedRow) })

export type OrderAnswer = z.output<typeof orderAnswer>

export const savedOrderAnswer = z.extend(orderAnswer, { act })

export type SavedOrderAnswer = z.output<typeof savedOrderAnswer>

/** The outcome of a line of a file. */
const lineVerdict = z.object({
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

export const importAnswer = z.object({ applied: z.boolean(), act, rows: z.array(lineVerdict) })

export const bulkAnswer = z.object({
  ok: z.literal(true),
  /** Rows that had the values already are not counted. */
  changed: z.int(),
  act,
})

export type BulkAnswer = z.output<typeof bulkAnswer>

export const undoAnswer = z.object({
  ok: z.literal(true),
  undone: z.int(),
  kept: z.array(z.object({ name: z.string(), reason: z.string() })),
})

export type UndoAnswer = z.output<typeof undoAnswer>
