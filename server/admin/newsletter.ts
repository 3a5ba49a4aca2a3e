import { csvOf } from '#app/lib/csv.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import {
  deleteSubscriber,
  listSubscribers,
  resendDelivery,
  subscriberFilters,
  subscriberOrders,
  subscribersAfter,
  unsubscribeByOperator,
} from '#app/records/subscribers/admin.server.ts'
import { subscriber } from '#app/records/subscribers/schema.ts'
import type { Db } from '#db/schema.ts'
import { type AdminRoute, conflict, done, forOperators, okAnswer } from './admin-route.ts'

const path = '/api/admin-newsletter'

const listSubscribersRoute = forOperators.list(path, {
  summary:
    'The subscribers of the newsletter with the state of their delivery, all or those in one state, in parts',
  wrapper: 'subscribers',
  orders: subscriberOrders,
  filters: subscriberFilters,
  row: subscriber,
  list: ({ site }, query) => listSubscribers(site.storage.db, query),
})

const deleteSubscriberRoute = forOperators.act(
  'DELETE',
  `${path}/:id`,
  'Deletes all that is stored of a subscriber. The audit log has the id alone',
  ({ site, key, actor }) => deleteSubscriber(site.storage.db, key, actor),
)

const unsubscribeRoute = forOperators.act(
  'POST',
  `${path}/:id/unsubscribe`,
  'Takes a subscriber out of the newsletter; the owner of the address alone can subscribe it again',
  ({ site, key, actor, now }) => unsubscribeByOperator(site.storage.db, key, { actor, now }),
)

const resendRoute = forOperators.post(`${path}/:id/resend`, {
  summary: 'Makes a failed delivery again',
  answers: okAnswer,
  answer: async ({ site, key, actor, now, lang }) =>
    (await resendDelivery(site.storage.db, key, { actor, now }))
      ? done
      : conflict(messages[lang].nothingToSend),
})

const subscribersFileRoute = forOperators.get(`${path}/csv`, {
  summary: 'All subscribers as a file for spreadsheets',
  answers: 'text/csv',
  answer: async ({ site }) => ({
    status: 200,
    fileName: 'newsletter.csv',
    csv: await subscriberTable(site.storage.db),
  }),
})

const head = ['email', 'city', 'country', 'subscribed_at', 'unsubscribed_at', 'delivery']
const perPart = 1000

/** Read in parts, so that no query is large. */
async function subscriberTable(db: Db): Promise<string> {
  const table = [head]
  let last: string | undefined
  do {
    const rows = await subscribersAfter(db, last, perPart)
    for (const row of rows) {
      table.push([
        row.email,
        row.city ?? '',
        row.country ?? '',
        row.created_at.toISOString(),
        row.unsubscribed_at?.toISOString() ?? '',
        row.delivery.state,
      ])
    }
    last = rows.length === perPart ? rows.at(-1)?.id : undefined
  } while (last)
  return csvOf(table)
}

export const newsletterRoutes: readonly AdminRoute[] = [
  listSubscribersRoute,
  subscribersFileRoute,
  deleteSubscriberRoute,
  unsubscribeRoute,
  resendRoute,
]
