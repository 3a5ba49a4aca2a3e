import type { Kysely } from 'kysely'
import { z } from 'zod'
import { csvOf } from '#app/lib/csv.ts'
import {
  deliveryStates,
  listSubscribers,
  subscriberOrders,
  subscribersAfter,
} from '#app/records/subscribers/for-admins.server.ts'
import type { Database } from '#db/schema.ts'
import type { AdminRoute } from './define.ts'
import { listRoute } from './replies.ts'

const path = '/api/admin-newsletter'
const optional = z.string().nullable()
const instant = z.iso.datetime().nullable()

const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  city: optional,
  country: optional,
  unsubscribed_at: instant,
  created_at: z.iso.datetime(),
  delivery: z.object({
    state: z.enum(deliveryStates),
    attempts: z.int(),
    next_attempt_at: instant,
    delivered_at: instant,
    last_error: optional,
  }),
})

export const listSubscribersRoute = listRoute({
  role: 'operator',
  path,
  summary: 'All subscribers of the newsletter with the state of their delivery, in parts',
  wrapper: 'subscribers',
  orders: subscriberOrders,
  row: subscriber,
  list: async ({ site }, query) => {
    const { subscribers, total } = await listSubscribers(site.storage.db, query)
    return { rows: subscribers, total }
  },
})

export const subscribersFileRoute: AdminRoute = {
  role: 'operator',
  method: 'GET',
  path: `${path}/csv`,
  summary: 'All subscribers as a file for spreadsheets',
  answers: 'text/csv',
  answer: async ({ site }) => ({
    status: 200,
    fileName: 'newsletter.csv',
    csv: await subscriberTable(site.storage.db),
  }),
}

const head = ['email', 'city', 'country', 'subscribed_at', 'unsubscribed_at', 'delivery']
const perPart = 1000

/** Read in parts, so that no query is large. */
async function subscriberTable(db: Kysely<Database>): Promise<string> {
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
