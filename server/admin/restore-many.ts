import { z } from 'zod'
import { messages } from '#app/platform/editing/messages.ne.ts'
import type { Restored } from '#app/platform/editing/row-restore.server.ts'
import { findAuditEntries } from '#app/records/audit/store.server.ts'
import type { AdminRoute } from './define.ts'
import { badRequest, done, refused, unknown } from './replies.ts'
import { restoreRowOf } from './restore.ts'

const request = z.strictObject({
  /** Of one change of many rows, which has as many at most. */
  entries: z.array(z.int().min(1)).min(1).max(2000),
})

/** Rolls the transaction back. */
class NotRestored extends Error {
  readonly restored: Restored
  constructor(restored: Restored) {
    super(restored.outcome)
    this.restored = restored
  }
}

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
    try {
      await site.storage.db.transaction().execute(async (db) => {
        for (const entry of entries) {
          const restored = await restoreRowOf(entry, { db, call })
          if (restored.outcome !== 'restored') throw new NotRestored(restored)
        }
      })
      return done
    } catch (error) {
      if (!(error instanceof NotRestored)) throw error
      const { restored } = error
      if (restored.outcome === 'refused') return refused(restored.fieldErrors, lang)
      if (restored.outcome === 'unknown') return unknown(lang)
      return { status: 409, body: { ok: false, error: messages[lang].changedSince } }
    }
  },
}
