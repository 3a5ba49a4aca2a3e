import { z } from 'zod'
import { messages } from '#app/platform/editing/messages.ne.ts'
import { findAuditEntries } from '#app/records/audit/store.server.ts'
import type { AdminRoute } from './define.ts'
import { badRequest, done, refused, unknown } from './replies.ts'
import { restoreChanges } from './restore.ts'

const request = z.strictObject({
  /** Of one change of many rows, which has as many at most. */
  entries: z.array(z.int().min(1)).min(1).max(2000),
})

export const restoreManyRoute: AdminRoute = {
  role: 'editor',
  method: 'POST',
  path: '/api/admin-audit/restore-many',
  summary:
    'Takes changes of many rows back: all, or none. Where one of the rows was changed again since, the answer is 409',
  accepts: request,
  maxBytes: 32 * 1024,
  answers: z.object({ ok: z.literal(true) }),
  answer: async (call) => {
    const { site, body, lang } = call
    const parsed = request.safeParse(body)
    if (!parsed.success) return badRequest(z.prettifyError(parsed.error))
    const ids = [...new Set(parsed.data.entries)]
    const entries = await findAuditEntries(site.storage.db, ids)
    if (entries.length < ids.length) return unknown(lang)
    const restored = await restoreChanges(entries, call)
    if (restored.outcome === 'restored') return done
    if (restored.outcome === 'refused') return refused(restored.fieldErrors, lang)
    if (restored.outcome === 'unknown') return unknown(lang)
    return { status: 409, body: { ok: false, error: messages[lang].changedSince } }
  },
}
