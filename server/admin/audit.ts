import { z } from 'zod'
import { includesRole } from '#app/lib/operator-role.ts'
import { parseListQuery } from '#app/platform/editing/list-query.ts'
import { listAudit, recordEntities } from '#app/records/audit/store.server.ts'
import type { AdminRoute } from './define.ts'
import { badListQuery, pageFields, pageOf } from './replies.ts'

const entry = z.object({
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
})

const name = z.string().regex(/^[\w-]{1,64}$/)

export const auditRoute: AdminRoute = {
  role: 'viewer',
  method: 'GET',
  path: '/api/admin-audit',
  summary:
    'Who changed what, the latest first; of all things, of one kind, or of one thing. Below the role operator of records only, not of users or settings',
  parameters: { page: z.int().min(1), per_page: z.int().min(1).max(500), entity: name, entity_id: name },
  answers: z.object({ entries: z.array(entry), ...pageFields }),
  answer: async ({ site, role, query }) => {
    const list = parseListQuery(query, [''])
    const named = z
      .object({ entity: name.optional(), entity_id: name.optional() })
      .safeParse({ entity: query.get('entity') ?? undefined, entity_id: query.get('entity_id') ?? undefined })
    if (!list || !named.success) return badListQuery
    const { entity, entity_id: entityId } = named.data
    const among = includesRole(role, 'operator') ? undefined : recordEntities
    const { entries, total } = await listAudit(site.storage.db, { ...list, entity, entityId, among })
    return { status: 200, body: { entries, ...pageOf(list, total) } }
  },
}
