import { z } from 'zod'
import type { Lang } from '#app/kit/language.ts'
import { type ListAsk, readListAsk } from '#app/platform/editing/list-ask.ts'
import type { Faults } from '#app/platform/editing/read-fields.ts'
import { words } from '#app/platform/editing/words.ts'
import type { AdminReply, AdminRoute, Listing } from './define.ts'

/** Fields that cannot be used, each with its reason; the first reason is the text of the error, too. */
export function refused(faults: Faults, lang: Lang): AdminReply {
  const error = Object.values(faults)[0] ?? words[lang].badRequest
  return { status: 400, body: { ok: false, error, fields: faults } }
}

export function badRequest(error: string): AdminReply {
  return { status: 400, body: { ok: false, error } }
}

export function unknown(lang: Lang): AdminReply {
  return { status: 404, body: { ok: false, error: words[lang].gone } }
}

/** Both versions, so that nothing that was typed is lost. */
export function stale(current: unknown, yours: unknown, lang: Lang): AdminReply {
  return { status: 409, body: { ok: false, error: words[lang].stale, current, yours } }
}

export const done: AdminReply = { status: 200, body: { ok: true } }

/** What a list may be asked for. */
export function listParameters(orders: readonly string[]) {
  return {
    page: z.int().min(1),
    per_page: z.int().min(1).max(500),
    sort: z.enum(orders.flatMap((name) => [name.replace(/^-/, ''), `-${name.replace(/^-/, '')}`])),
    q: z.string().max(100),
  }
}

/** A bounded, ordered and searched list. */
export function listRoute({ path, summary, wrapper, orders, row, list }: Listing): AdminRoute {
  return {
    method: 'GET',
    path,
    summary,
    parameters: listParameters(orders),
    answers: z.object({ [wrapper]: z.array(row), ...pageFields }),
    answer: async (call) => {
      const ask = readListAsk(call.query, orders)
      if (!ask) return badListAsk
      const { rows, total } = await list(call, ask)
      return { status: 200, body: { [wrapper]: rows, ...pageOf(ask, total) } }
    },
  }
}

export const badListAsk = badRequest('page, per_page, sort or q cannot be used')

export const pageFields = { total: z.int(), page: z.int(), per_page: z.int() }

export function pageOf({ page, perPage }: Pick<ListAsk, 'page' | 'perPage'>, total: number) {
  return { total, page, per_page: perPage }
}
