import { digitsIn } from '@chautari/bikram-sambat/digits'
import { z } from 'zod'
import { orderAnswer, savedOrderAnswer } from '#app/platform/editing/answers.ts'
import type { RowFile } from '#app/platform/editing/csv-export.server.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import { type Groups, listOrder, mostOrdered, reorderRows } from '#app/platform/editing/row-order.server.ts'
import { type AdminRoute, conflict, forEditors, refused, withBody } from './admin-route.ts'
import type { Edit } from './edit-routes.ts'

type OrderEdit = Pick<Edit, 'path' | 'names' | 'editor'> & Pick<RowFile, 'record'> & { groups?: Groups }

const ids = z.array(z.uuid()).max(mostOrdered)
const orderRequest = z.strictObject({ ids, read: ids })

/** The order of a record whose rows have a position; else no routes. */
export function orderRoutes({ path, names, editor, record, groups }: OrderEdit): AdminRoute[] {
  if (!('sort_order' in record.controls)) return []
  const reading = forEditors.get(`${path}/order`, {
    summary: `All ${names[1]} in the order in which pages show them`,
    answers: orderAnswer,
    answer: async ({ site, lang }) => {
      const found = await listOrder(site.storage.db, editor.options, groups)
      return found.length > mostOrdered
        ? refused({ order: messages[lang].tooManyToOrder(digitsIn(lang, mostOrdered)) }, lang)
        : { status: 200, body: { rows: found } }
    },
  })
  const writing = forEditors.put(`${path}/order`, {
    summary: `Puts all ${names[1]} in the order of ids. Where rows were added, deleted or moved since the order in read, 409 with the order now`,
    maxBytes: 128 * 1024,
    answers: savedOrderAnswer,
    ...withBody(orderRequest, async ({ site, ...context }, order) => {
      const { outcome, rows } = await reorderRows(
        site.storage.db,
        editor.options,
        { ...order, groups },
        context,
      )
      if (outcome === 'saved') return { status: 200, body: { rows, act: context.actor.act } }
      return conflict(messages[context.lang].staleOrder, { current: { rows } })
    }),
  })
  return [reading, writing]
}
