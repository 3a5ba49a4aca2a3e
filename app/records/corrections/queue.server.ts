import { equals, type Filters, type ListQuery } from '#app/platform/editing/list-query.ts'
import { listRows } from '#app/platform/editing/row-list.server.ts'
import { type Actor, type Change, writeAuditEntries } from '#db/audit-log.ts'
import { invalidate } from '#db/invalidation.ts'
import type { Db } from '#db/schema.ts'
import { type Decision, subjectKinds } from './schema.ts'
import { currentSubjects } from './subjects.server.ts'

/** Columns that the list can be sorted by: those that wait longest are first. */
export const correctionOrders = ['created_at', 'decided_at', 'subject_name'] as const

export const correctionFilters = {
  state: {
    column: 'state',
    values: {
      open: { is: 'open' },
      accepted: { is: 'accepted' },
      declined: { is: 'declined' },
      all: { isNull: false },
    },
  },
  kind: equals('subject_kind', subjectKinds),
  // Not `lang`: that is the language of the answer's texts in every call.
  language: equals('lang', ['en', 'ne']),
} satisfies Filters

const listed = {
  table: 'corrections',
  searched: ['subject_name', 'subject_name_ne', 'subject_value', 'message'],
  filters: correctionFilters,
} as const

/** Part of the corrections, each with what is published of its subject now, and how many there are. */
export async function listCorrections(db: Db, query: ListQuery) {
  const { rows, total } = await listRows(db, listed, query)
  const subjects = await currentSubjects(db, rows)
  const shown = rows.map(({ address_hash: _, ...row }) => {
    const subject = subjects.get(`${row.subject_kind}:${row.subject_key}`)
    if (!subject) return { ...row, current: null }
    const { kind: __, key: ___, ...current } = subject
    return { ...row, current }
  })
  return { rows: shown, total }
}

const actions = {
  accepted: 'approve',
  declined: 'refuse',
  removed: 'delete',
  reopened: 'update',
} as const satisfies Record<Decision['decision'], Change['action']>

/**
 * Decides many corrections in one transaction, or opens them again. Those that are decided, or open, already are skipped.
 * The audit log gets no text of a visitor.
 *
 * @returns how many were changed
 */
export async function decideCorrections(
  db: Db,
  given: Decision,
  { actor, now }: { actor: Actor; now: Date },
): Promise<number> {
  const isReopening = given.decision === 'reopened'
  return await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('corrections')
      .select(['id', 'subject_name as name', 'state', 'reason'])
      .where('id', 'in', given.ids)
      .where('state', isReopening ? '<>' : '=', 'open')
      .orderBy('id')
      .forUpdate()
      .execute()
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    const decided = rowOf(given, now)
    if (decided) await tx.updateTable('corrections').set(decided).where('id', 'in', ids).execute()
    else await tx.deleteFrom('corrections').where('id', 'in', ids).execute()
    const changes = rows.map(({ id, ...before }): Change => {
      const entry = { action: actions[given.decision], entity: 'corrections', entityId: id, before } as const
      if (!decided) return entry
      return { ...entry, after: { name: before.name, state: decided.state, reason: decided.reason } }
    })
    await writeAuditEntries(tx, actor, changes)
    await invalidate(tx, 'corrections')
    return rows.length
  })
}

/** What the decision writes; undefined where the rows are deleted. */
function rowOf({ decision, reason, reason_ne }: Decision, now: Date) {
  if (decision === 'removed') return undefined
  return decision === 'reopened'
    ? { state: 'open' as const, reason: null, reason_ne: null, decided_at: null }
    : { state: decision, reason, reason_ne: reason_ne || null, decided_at: now }
}
