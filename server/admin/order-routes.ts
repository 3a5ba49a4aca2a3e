import { digitsIn } from 'bikram-sambat-calendar/digits'
import { z } from 'zod'
import { messages } from '#app/platform/editing/messages.ne.ts'
import { placedRow } from '#app/platform/editing/placed-row.ts'
import { type Groups, listOrder, mostOrdered, reorderRows } from '#app/platform/editing/row-order.server.ts'
import type { Parts } from '#app/platform/editing/row-parts.server.ts'
import type { AdminRoute } from './define.ts'
import { badRequest, refused } from './replies.ts'

interface OrderEdit {
  path: AdminRoute['path']
  /** Singular and plural. */
  names: readonly [one: string, many: string]
  editor: { parts: Parts }
  record: { controls: Readonly<Record<string, unknown>> }
  groups?: Groups
}

const ids = z.array(z.uuid()).max(mostOrdered)
const request = z.strictObject({ ids, read: ids })
const rows = z.array(placedRow)

/** The order of a record whose rows have a position; else no routes. */
export function orderRoutes(edit: OrderEdit): AdminRoute[] {
  return 'sort_order' in edit.record.controls ? [reading(edit), writing(edit)] : []
}

function reading({ path, names, editor, groups }: OrderEdit): AdminRoute {
  return {
    role: 'editor',
    method: 'GET',
    path: `${path}/order`,
    summary: `All ${names[1]} in the order in which pages show them`,
    answers: z.object({ rows }),
    answer: async ({ site, lang }) => {
      const found = await listOrder(site.storage.db, editor.parts, groups)
      return found.length > mostOrdered
        ? refused({ order: messages[lang].tooManyToOrder(digitsIn(lang, mostOrdered)) }, lang)
        : { status: 200, body: { rows: found } }
    },
  }
}

function writing({ path, names, editor, groups }: OrderEdit): AdminRoute {
  return {
    role: 'editor',
    method: 'PUT',
    path: `${path}/order`,
    summary: `Puts all ${names[1]} in the order of ids. Where rows were added, deleted or moved since the order in read, 409 with the order now`,
    accepts: request,
    maxBytes: 128 * 1024,
    answers: z.object({ rows, act: z.uuid() }),
    answer: async ({ site, body, ...context }) => {
      const parsed = request.safeParse(body)
      if (!parsed.success) return badRequest(z.prettifyError(parsed.error))
      const saved = await reorderRows(site.storage.db, editor.parts, { ...parsed.data, groups }, context)
      if (saved.outcome === 'saved')
        return { status: 200, body: { rows: saved.rows, act: context.actor.act } }
      const error = messages[context.lang].staleOrder
      return { status: 409, body: { ok: false, error, current: { rows: saved.rows } } }
    },
  }
}
