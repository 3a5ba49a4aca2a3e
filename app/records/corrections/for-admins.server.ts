import { type Kysely, sql } from 'kysely'
import { equals, type Filters } from '#app/platform/editing/filters.ts'
import { type ListQuery, likePattern } from '#app/platform/editing/list-query.ts'
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
  lang: equals('lang', ['en', 'ne']),
} satisfies Filters

/** Part of the reports, each with what is published of its subject now, and how many there are. */
export async function listCorrections(db: Kysely<Database>, query: ListQuery) {
  const { state, kind, lang } = query.filters
  const pattern = likePattern(query.q)
  const found = db
    .selectFrom('corrections')
    .$if(query.q !== '', (rows) =>
      rows.where((where) =>
        where.or(
          (['message', 'subject_name', 'subject_name_ne', 'subject_value'] as const).map((column) =>
            where(column, 'ilike', pattern),
          ),
        ),
      ),
    )
    .$if(state !== undefined && state !== 'all', (rows) => rows.where(sql.ref('state'), '=', state))
    .$if(kind !== undefined, (rows) => rows.where(sql.ref('subject_kind'), '=', kind))
    .$if(lang !== undefined, (rows) => rows.where(sql.ref('lang'), '=', lang))
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy(sql.ref(query.sort), query.descending ? 'desc' : 'asc')
    .orderBy('id')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute()
  const now = await currentSubjects(db, rows)
  return {
    total,
    corrections: rows.map((row) => {
      const subject = now.get(`${row.subject_kind}:${row.subject_key}`)
      const current = subject && {
        name: subject.name,
        name_ne: subject.name_ne,
        value: subject.value,
        path: subject.path,
        editor: subject.editor,
      }
      return { ...row, current: current ?? null }
    }),
  }
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
 * Decides many reports in one transaction. Those that are decided already are left alone, as are open ones when decisions are
 * taken back. The audit log gets no text of a visitor.
 *
 * @returns how many were changed
 */
export async function decideCorrections(
  db: Kysely<Database>,
  { ids, decision, reason, reason_ne }: Decision,
  { actor, now }: Decider,
): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('corrections')
      .select(['id', 'subject_kind', 'subject_name', 'state', 'reason', 'message'])
      .where('id', 'in', ids)
      .where('state', decision === 'reopened' ? '<>' : '=', 'open')
      // What the visitor wrote is deleted: nothing is left to decide about.
      .$if(decision === 'reopened', (found) => found.where('message', 'is not', null))
      .orderBy('id')
      .forUpdate()
      .execute()
    if (rows.length === 0) return 0
    const changed = rows.map(({ id }) => id)
    if (decision === 'removed') await tx.deleteFrom('corrections').where('id', 'in', changed).execute()
    else
      await tx
        .updateTable('corrections')
        .set(
          decision === 'reopened'
            ? { state: 'open', reason: null, reason_ne: null, decided_at: null }
            : { state: decision, reason, reason_ne: reason_ne || null, decided_at: now },
        )
        .where('id', 'in', changed)
        .execute()
    await writeAuditEntries(
      tx,
      actor,
      rows.map(({ id, subject_name, state, reason: earlier }) => ({
        action: actions[decision],
        entity: 'corrections',
        entityId: id,
        before: { name: subject_name, state, reason: earlier },
        ...(decision !== 'removed' && {
          after: {
            name: subject_name,
            state: decision === 'reopened' ? 'open' : decision,
            reason: decision === 'reopened' ? null : reason,
          },
        }),
      })),
    )
    await publishChange(tx, 'corrections')
    return rows.length
  })
}
