import { type Kysely, sql } from 'kysely'
import { equals, type Filters } from '#app/platform/editing/filters.ts'
import type { ListQuery } from '#app/platform/editing/list-query.ts'
import { matching } from '#app/platform/editing/row-filters.server.ts'
import { type Actor, type Change, writeAuditEntries } from '#db/audit-log.ts'
import { publishChange } from '#db/changed-records.ts'
import type { Database } from '#db/schema.ts'
import { type Decision, subjectKinds } from './fields.ts'
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

const parts = {
  table: 'corrections',
  searched: ['message', 'subject_name', 'subject_name_ne', 'subject_value'],
  filters: correctionFilters,
} as const

/** Part of the reports, each with what is published of its subject now, and how many there are. */
export async function listCorrections(db: Kysely<Database>, query: ListQuery) {
  const found = db.selectFrom('corrections').where(matching(parts, query))
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy(sql.ref(query.sort), query.descending ? 'desc' : 'asc')
    .orderBy('id')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute()
  const subjects = await currentSubjects(db, rows)
  const corrections = rows.map(({ address_hash: _, ...row }) => {
    const subject = subjects.get(`${row.subject_kind}:${row.subject_key}`)
    if (!subject) return { ...row, current: null }
    const { kind: __, key: ___, ...current } = subject
    return { ...row, current }
  })
  return { total, corrections }
}

interface Decider {
  actor: Actor
  now: Date
}

const actions = {
  accepted: 'approve',
  declined: 'refuse',
  removed: 'delete',
  reopened: 'update',
} as const satisfies Record<Decision['decision'], Change['action']>

/**
 * Decides many reports in one transaction, or opens them again. Skips reports that are decided, or open, already. The audit
 * log gets no text of a visitor.
 *
 * @returns how many were changed
 */
export async function decideCorrections(
  db: Kysely<Database>,
  given: Decision,
  { actor, now }: Decider,
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
    const after = await saveDecision(tx, { ...given, ids }, now)
    const changes = rows.map(({ id, ...before }): Change => {
      const entry = { action: actions[given.decision], entity: 'corrections', entityId: id, before } as const
      return after ? { ...entry, after: { name: before.name, ...after } } : entry
    })
    await writeAuditEntries(tx, actor, changes)
    await publishChange(tx, 'corrections')
    return rows.length
  })
}

/** @returns the new state for the audit log; undefined where the rows are deleted */
async function saveDecision(
  tx: Kysely<Database>,
  { ids, decision, reason, reason_ne }: Decision,
  now: Date,
): Promise<{ state: string; reason: string | null } | undefined> {
  if (decision === 'removed') {
    await tx.deleteFrom('corrections').where('id', 'in', ids).execute()
    return undefined
  }
  const row =
    decision === 'reopened'
      ? { state: 'open' as const, reason: null, reason_ne: null, decided_at: null }
      : { state: decision, reason, reason_ne: reason_ne || null, decided_at: now }
  await tx.updateTable('corrections').set(row).where('id', 'in', ids).execute()
  return { state: row.state, reason: row.reason }
}
