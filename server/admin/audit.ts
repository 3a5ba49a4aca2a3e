import { daysAfter, isDay, nepalMidnight } from '@chautari/bikram-sambat/iso-day'
import { z } from 'zod'
import { includesRole } from '#app/lib/operator-role.ts'
import { undoAnswer } from '#app/platform/editing/answers.ts'
import { isStorable } from '#app/platform/editing/fields.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import type { Obstacle } from '#app/platform/editing/row-restore.server.ts'
import { auditEntry } from '#app/records/audit/schema.ts'
import {
  type AuditEntry,
  findAct,
  findAuditEntry,
  listAudit,
  recordEntities,
} from '#app/records/audit/store.server.ts'
import type { Database } from '#db/schema.ts'
import {
  type AdminCall,
  type AdminRoute,
  badListQuery,
  done,
  firstValues,
  forEditors,
  listParameters,
  okAnswer,
  pageFields,
  pageOf,
  parseListQuery,
  refused,
  stale,
  unknown,
  withBody,
} from './admin-route.ts'
import { earlierValues, mayRestore, mayUndo, restoreEntry, undoEntries } from './audit-restore.ts'

const filters = z.object({
  entity: z.string().regex(/^[\w-]{1,64}$/),
  entity_id: z.string().min(1).max(200).refine(isStorable),
  act: z.uuid(),
  /** Days in Nepal, both included. */
  from: z.string().refine(isDay),
  to: z.string().refine(isDay),
})

// The order is always the same.
const { sort: _, ...paging } = listParameters([''])

const listAuditRoute = forEditors.get('/api/admin-audit', {
  summary:
    'Who changed what, the latest first; of all things, of one kind, of one thing, of one act, in some days. An act has its first entry, unless entries of one act, of one thing or with a text (q) are asked for. Below the role operator of records only, not of users or settings',
  parameters: { ...paging, ...filters.shape },
  answers: z.object({ entries: z.array(auditEntry), ...pageFields }),
  answer: async ({ site, role, query }) => {
    const list = parseListQuery(query, [''])
    const given = filters.partial().safeParse(firstValues(query))
    if (!list || !given.success) return badListQuery
    const { from, to } = given.data
    const { entries, total } = await listAudit(site.storage.db, {
      ...list,
      ...given.data,
      among: includesRole(role, 'operator') ? undefined : recordEntities,
      from: from ? nepalMidnight(from) : undefined,
      to: to ? nepalMidnight(daysAfter(to, 1)) : undefined,
    })
    const shown = entries.map(({ searched: _, is_first: __, ...one }) => ({
      ...one,
      restorable: (mayRestore(role, one) && earlierValues(one)) || null,
      undoable: mayUndo(role, one),
    }))
    return { status: 200, body: { entries: shown, ...pageOf(list, total) } }
  },
})

const restoreRequest = z.strictObject({
  entry: z.int().min(1),
  /** Only these columns; all that the change touched by default. Not for a deleted row. */
  fields: z.array(z.string().max(64)).min(1).max(100).optional(),
  /** Also where it was changed again since. */
  over: z.boolean().default(false),
})

const restoreRoute = forEditors.post('/api/admin-audit/restore', {
  summary:
    'Takes a change back: the values that it replaced, or the row that it deleted with what fell with it. What was changed again since is answered 409 with both, and replaced with `over`',
  maxBytes: 8 * 1024,
  answers: okAnswer,
  ...withBody(restoreRequest, async (call, { entry: entryId, ...how }) => {
    const { lang, role } = call
    const { db } = call.site.storage
    const entry = await findAuditEntry(db, entryId)
    const tried = entry && mayRestore(role, entry) ? await restoreEntry(entry, how, call) : undefined
    if (!entry || !tried) return unknown(lang)
    const { id, earlier, restored } = tried
    if (restored.outcome === 'restored') return done
    if (restored.outcome === 'unknown') return unknown(lang)
    if (restored.outcome === 'refused') return refused(restored.fieldErrors, lang)
    const { entity } = entry as { entity: keyof Database }
    return await stale(db, [entity, id], { current: restored.current, yours: earlier }, lang)
  }),
})

const undoRoute = forEditors.post('/api/admin-audit/undo', {
  summary:
    'Takes an act back: all that one call changed. Rows that were changed again since, or whose earlier values others have now, stay as they are and are named with the reason',
  answers: undoAnswer,
  ...withBody(z.strictObject({ act: z.uuid() }), async (call, { act }) => {
    const entries = await findAct(call.site.storage.db, act)
    const isAllowed = entries.every((entry) => mayUndo(call.role, entry))
    const kept = isAllowed ? await undoEntries(entries, call) : undefined
    if (!kept) return unknown(call.lang)
    const named = entries.flatMap((entry) => {
      const obstacle = kept.get(entry.entity_id ?? '')
      return obstacle ? [{ name: nameOf(entry), reason: reasonOf(obstacle, call) }] : []
    })
    return { status: 200, body: { ok: true, undone: entries.length - kept.size, kept: named } }
  }),
})

function nameOf({ before, after, entity_id }: AuditEntry): string {
  const row = Object(before ?? after) as { name?: string; plan_name?: string }
  return row.name ?? row.plan_name ?? entity_id ?? ''
}

function reasonOf(obstacle: Obstacle, { lang }: AdminCall): string {
  if (obstacle.outcome === 'stale') return messages[lang].changedSince
  if (obstacle.outcome === 'unknown') return messages[lang].gone
  return Object.values(obstacle.fieldErrors)[0] ?? messages[lang].cannotRestore
}

export const auditRoutes: readonly AdminRoute[] = [listAuditRoute, restoreRoute, undoRoute]
