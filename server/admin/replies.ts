import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { within } from '#app/lib/within.ts'
import type { FieldErrors } from '#app/platform/editing/fields.ts'
import {
  type Filters,
  filterSchema,
  type ListQuery,
  parseListQuery,
} from '#app/platform/editing/list-query.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import { type MailOutcome, mailOutcomes } from '#app/platform/mail/mail-outcome.ts'
import { lastActor } from '#app/records/audit/store.server.ts'
import type { Database } from '#db/schema.ts'
import type { AdminReply, AdminRoute, Listing } from './define.ts'

/** 400 with the error of each field; the first one is also the general error text. */
export function refused(fieldErrors: FieldErrors, lang: Lang): AdminReply {
  const error = Object.values(fieldErrors)[0] ?? messages[lang].badRequest
  return { status: 400, body: { ok: false, error, fields: fieldErrors } }
}

export function badRequest(error: string): AdminReply {
  return { status: 400, body: { ok: false, error } }
}

export function unknown(lang: Lang): AdminReply {
  return { status: 404, body: { ok: false, error: messages[lang].gone } }
}

/** 409 with both versions, so that no input is lost, and the address of the person who saved the current one. */
export async function stale(
  db: Kysely<Database>,
  of: readonly [entity: keyof Database, id: string],
  versions: { current: unknown; yours: unknown },
  lang: Lang,
): Promise<AdminReply> {
  const by = await lastActor(db, ...of)
  return { status: 409, body: { ok: false, error: messages[lang].stale, by, ...versions } }
}

/** 409 with the number of rows that are chosen now, so that the operator can decide again. */
export function mismatch(count: number, expected: number, lang: Lang): AdminReply {
  const error = messages[lang].otherCount(groupedNumber(lang, count))
  return { status: 409, body: { ok: false, error, current: { count }, yours: { count: expected } } }
}

/** The answer of a route that has nothing to say. */
export const okAnswer = z.object({ ok: z.literal(true) })

export const done = { status: 200, body: { ok: true } } as const satisfies AdminReply

/** Less than the panel waits for an answer. */
const mailMs = 15_000

/** Done, and what became of the e-mail about it. */
export async function mailed(mail: Promise<MailOutcome>, status: 200 | 201 = 200) {
  const outcome = await within(mailMs, mail).catch(() => 'failed' as const)
  return { status, body: { ok: true, mail: outcome } }
}

/** Without an e-mail there is no outcome of one. */
export const mailedAnswer = okAnswer.extend({ mail: z.enum(mailOutcomes).optional() })

/** The query parameters of a list. */
export function listParameters(orders: readonly string[], filters: Filters = {}) {
  return {
    ...Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [name, filterSchema(filter)] as const),
    ),
    page: z.int().min(1),
    per_page: z.int().min(1).max(500),
    sort: z.enum(orders.flatMap((name) => [name.replace(/^-/, ''), `-${name.replace(/^-/, '')}`])),
    q: z.string().max(100),
  }
}

/** The route of a list with pages, sort order and search. */
export function listRoute({ role, path, summary, wrapper, orders, filters, row, list }: Listing): AdminRoute {
  return {
    role,
    method: 'GET',
    path,
    summary,
    parameters: listParameters(orders, filters),
    answers: z.object({ [wrapper]: z.array(row), ...pageFields }),
    answer: async (call) => {
      const query = parseListQuery(call.query, orders, filters)
      if (!query) return badListQuery
      const { rows, total } = await list(call, query)
      return { status: 200, body: { [wrapper]: rows, ...pageOf(query, total) } }
    },
  }
}

export const badListQuery = badRequest('page, per_page, sort, q or a filter cannot be used')

export const pageFields = { total: z.int(), page: z.int(), per_page: z.int() }

export function pageOf({ page, perPage }: Pick<ListQuery, 'page' | 'perPage'>, total: number) {
  return { total, page, per_page: perPage }
}
