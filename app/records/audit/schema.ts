import { z } from 'zod'

/** An entry of the audit log as operators see it. */
export const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor_id: z.string().nullable(),
  actor_email: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string().nullable(),
  /** The row before and after; null without one. */
  before: z.unknown(),
  after: z.unknown(),
  /** What a restore sets: the earlier values, of a deletion the row; null where the change cannot be taken back. */
  restorable: z.record(z.string(), z.unknown()).nullable(),
  /** The same in all that one call of the panel changed; null in entries of programs and of earlier releases. */
  act: z.uuid().nullable(),
  /** The entries of the act. */
  act_rows: z.int(),
  /** The action of all of them, or `several`. */
  act_action: z.string(),
  /** Whether the act can be undone as a whole. */
  undoable: z.boolean(),
})

export type Change = z.output<typeof auditEntry>
