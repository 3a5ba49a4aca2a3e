import { messages } from '#app/platform/editing/messages.ne.ts'
import {
  correctionFilters,
  correctionOrders,
  decideCorrections,
  listCorrections,
} from '#app/records/corrections/queue.server.ts'
import { correction, decisionAnswer, decisionFields } from '#app/records/corrections/schema.ts'
import { type AdminRoute, conflict, forEditors, withBody } from './admin-route.ts'

const path = '/api/admin-corrections'

const listCorrectionsRoute = forEditors.list(path, {
  summary: 'Reports of wrong values, each with what is published of its subject now, in parts',
  wrapper: 'corrections',
  orders: correctionOrders,
  filters: correctionFilters,
  row: correction,
  list: ({ site }, query) => listCorrections(site.storage.db, query),
})

const decideRoute = forEditors.post(`${path}/decide`, {
  summary:
    'Decides many reports: `accepted` or `declined` with a reason that is published, `removed` for spam; `reopened` takes a decision back. Those that are decided already are left alone',
  answers: decisionAnswer,
  ...withBody(decisionFields, async ({ site, lang, ...by }, decision) => {
    const decided = await decideCorrections(site.storage.db, decision, by)
    return decided === 0 ? conflict(messages[lang].gone) : { status: 200, body: { ok: true, decided } }
  }),
})

export const correctionRoutes: readonly AdminRoute[] = [listCorrectionsRoute, decideRoute]
