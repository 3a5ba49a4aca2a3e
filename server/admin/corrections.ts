import { z } from 'zod'
import { messages } from '#app/platform/editing/messages.ne.ts'
import { decisionFields } from '#app/records/corrections/fields.ts'
import {
  correctionFilters,
  correctionOrders,
  decideCorrections,
  listCorrections,
} from '#app/records/corrections/for-admins.server.ts'
import { correction } from '#app/records/corrections/listed.ts'
import type { AdminRoute } from './define.ts'
import { badRequest, listRoute } from './replies.ts'

const path = '/api/admin-corrections'

const listCorrectionsRoute = listRoute({
  role: 'editor',
  path,
  summary: 'Reports of wrong values, each with what is published of its subject now, in parts',
  wrapper: 'corrections',
  orders: correctionOrders,
  filters: correctionFilters,
  row: correction,
  list: async ({ site }, query) => {
    const { corrections, total } = await listCorrections(site.storage.db, query)
    return { rows: corrections, total }
  },
})

const decideRoute: AdminRoute = {
  role: 'editor',
  method: 'POST',
  path: `${path}/decide`,
  summary:
    'Decides many reports: `accepted` or `declined` with a reason that is published, `removed` for spam; `reopened` takes a decision back. Those that are decided already are left alone',
  accepts: decisionFields,
  answers: z.object({ ok: z.literal(true), decided: z.int() }),
  answer: async ({ site, body, actor, now, lang }) => {
    const given = decisionFields.safeParse(body)
    if (!given.success) return badRequest(z.prettifyError(given.error))
    const decided = await decideCorrections(site.storage.db, given.data, { actor, now })
    if (decided === 0) return { status: 409, body: { ok: false, error: messages[lang].gone } }
    return { status: 200, body: { ok: true, decided } }
  },
}

export const correctionRoutes: readonly AdminRoute[] = [listCorrectionsRoute, decideRoute]
