import { daysAfter, isDay } from 'bikram-sambat-calendar/iso-day'
import { z } from 'zod'
import { includesRole, type OperatorRole } from '#app/lib/operator-role.ts'
import { parseListQuery } from '#app/platform/editing/list-query.ts'
import { auditEntry } from '#app/records/audit/listed.ts'
import { listAudit, recordEntities } from '#app/records/audit/store.server.ts'
import type { AdminRoute } from './define.ts'
import { badListQuery, pageFields, pageOf } from './replies.ts'
import { earlierValues, mayRestore, mayUndo } from './restore.ts'

const filters = z.object({
  entity: z.string().regex(/^[\w-]{1,64}$/),
  entity_id: z.string().min(1).max(200),
  act: z.uuid(),
  /** Days in Nepal, both included. */
  from: z.string().refine(isDay),
  to: z.string().refine(isDay),
})

export const auditRoute: AdminRoute = {
  role: 'editor',
  method: 'GET',
  path: '/api/admin-audit',
  summary:
    'Who changed what, the latest first; of all things, of one kind, of one thing, of one act, in some days. An act has its first entry, unless entries of one act, of one thing or with a text (q) are asked for. Below the role operator of records only, not of users or settings',
  parameters: {
    page: z.int().min(1),
    per_page: z.int().min(1).max(500),
    q: z.string().max(100),
    ...filters.shape,
  },
  answers: z.object({ entries: z.array(auditEntry), ...pageFields }),
  answer: async ({ site, role, query }) => {
    const list = parseListQuery(query, [''])
    const given = filters.partial().safeParse(Object.fromEntries(query))
    if (!list || !given.success) return badListQuery
    const { entity, entity_id: entityId, act, from, to } = given.data
    const among = seenBy(role)
    const { entries, total } = await listAudit(site.storage.db, {
      ...list,
      among,
      entity,
      entityId,
      act,
      from: from ? midnight(from) : undefined,
      to: to ? midnight(daysAfter(to, 1)) : undefined,
    })
    const shown = entries.map(({ searched: _, is_first: __, ...one }) => ({
      ...one,
      restorable: (mayRestore(role, one) && earlierValues(one)) || null,
      undoable: mayUndo(role, one),
    }))
    return { status: 200, body: { entries: shown, ...pageOf(list, total) } }
  },
}

/** The kinds of things whose changes a role may read; undefined for all. */
const seenBy = (role: OperatorRole) => (includesRole(role, 'operator') ? undefined : recordEntities)

/** The begin of a day in Nepal. */
const midnight = (day: string) => new Date(`${day}T00:00:00+05:45`)
