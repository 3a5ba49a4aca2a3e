import { z } from 'zod'
import { messages } from '#app/platform/editing/messages.ne.ts'
import type { Obstacle } from '#app/platform/editing/row-restore.server.ts'
import { type AuditEntry, findAct } from '#app/records/audit/store.server.ts'
import type { AdminCall, AdminRoute } from './define.ts'
import { badRequest, unknown } from './replies.ts'
import { mayUndo, undoEntries } from './restore.ts'

const request = z.strictObject({ act: z.uuid() })

export const undoRoute: AdminRoute = {
  role: 'editor',
  method: 'POST',
  path: '/api/admin-audit/undo',
  summary:
    'Takes an act back: all that one call changed. Rows that were changed again since, or whose earlier values others have now, stay as they are and are named with the reason',
  accepts: request,
  answers: z.object({
    ok: z.literal(true),
    undone: z.int(),
    kept: z.array(z.object({ name: z.string(), reason: z.string() })),
  }),
  answer: async (call) => {
    const parsed = request.safeParse(call.body)
    if (!parsed.success) return badRequest(z.prettifyError(parsed.error))
    const entries = await findAct(call.site.storage.db, parsed.data.act)
    const isAllowed = entries.every((entry) => mayUndo(call.role, entry))
    const kept = isAllowed ? await undoEntries(entries, call) : undefined
    if (!kept) return unknown(call.lang)
    const named = entries.flatMap((entry) => {
      const obstacle = kept.get(entry.entity_id ?? '')
      return obstacle ? [{ name: nameOf(entry), reason: reasonOf(obstacle, call) }] : []
    })
    return { status: 200, body: { ok: true, undone: entries.length - kept.size, kept: named } }
  },
}

function nameOf({ before, after, entity_id }: AuditEntry): string {
  const row = Object(before ?? after) as { name?: string; plan_name?: string }
  return row.name ?? row.plan_name ?? entity_id ?? ''
}

function reasonOf(obstacle: Obstacle, { lang }: AdminCall): string {
  if (obstacle.outcome === 'stale') return messages[lang].changedSince
  if (obstacle.outcome === 'unknown') return messages[lang].gone
  return Object.values(obstacle.fieldErrors)[0] ?? messages[lang].cannotRestore
}
