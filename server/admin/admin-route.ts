import { z } from 'zod'
import type { core, ZodMiniType } from 'zod/mini'
import * as mini from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import { within } from '#app/lib/within.ts'
import type { EditContext } from '#app/platform/editing/editable-table.server.ts'
import { type FieldErrors, isStorable, parseFields } from '#app/platform/editing/fields.ts'
import { type Filters, filterSchema, type ListQuery } from '#app/platform/editing/list-query.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import { type MailOutcome, mailOutcomes } from '#app/platform/mail/mail-outcome.ts'
import { lastActor } from '#app/records/audit/store.server.ts'
import type { Database, Db } from '#db/schema.ts'
import type { Site } from '#server/services.ts'

/** One route of the admin API. `mount.ts` lets only operators with its role call it. */
export interface AdminRoute {
  /** The least role that may call it. */
  role: OperatorRole
  /** The caller must have proven the second factor within the last five minutes. */
  needsRecentFactor?: true
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:id` is a UUID, `:date` a day. */
  path: `/api/admin-${string}`
  /** One line for the OpenAPI document. */
  summary: string
  /** Query parameters, for the OpenAPI document; the route itself checks them. */
  parameters?: Readonly<Record<string, core.$ZodType>>
  /** The JSON body, for the OpenAPI document; the route itself parses it. */
  accepts?: core.$ZodType
  /** The body is the bytes of a picture. */
  takesPicture?: true
  maxBytes?: number
  /** Calls of one operator on this server. */
  perMinute?: number
  /** Of a successful answer; 200 by default. */
  status?: 201 | 202
  /** Its shape, or the media type of a file. */
  answers: z.ZodType | ZodMiniType | 'text/csv'
  answer: (call: AdminCall) => Promise<AdminReply>
}

export interface AdminCall extends EditContext {
  site: Site
  request: Request
  /** Of the caller. */
  role: OperatorRole
  /** The value of `:id` or `:date`; empty where the path has neither. */
  key: string
  query: URLSearchParams
  /** Parsed JSON, or the bytes of a picture. */
  body: unknown
}

export type AdminReply =
  | { status: 200 | 201 | 202 | 400 | 404 | 409; body: object }
  | { status: 200; fileName: string; csv: string }

interface Listing extends Pick<AdminRoute, 'summary'> {
  /** The JSON field of the list in the answer. */
  wrapper: string
  orders: readonly string[]
  filters?: Filters
  row: core.$ZodType
  list: (call: AdminCall, query: ListQuery) => Promise<{ rows: readonly unknown[]; total: number }>
}

type Path = AdminRoute['path']
type Method = AdminRoute['method']
type Rest = Omit<AdminRoute, 'role' | 'method' | 'path'>

/** Routes that need at least a role. */
function routesOf(role: OperatorRole) {
  const by =
    (method: Method) =>
    (path: Path, rest: Rest): AdminRoute => ({ role, method, path, ...rest })
  const get = by('GET')
  return {
    get,
    post: by('POST'),
    put: by('PUT'),
    delete: by('DELETE'),
    /** A list with pages, sort order and search. */
    list: (path: Path, { summary, wrapper, orders, filters, row, list }: Listing) =>
      get(path, {
        summary,
        parameters: listParameters(orders, filters),
        answers: z.object({ [wrapper]: z.array(row), ...pageFields }),
        answer: async (call) => {
          const query = parseListQuery(call.query, orders, filters)
          if (!query) return badListQuery
          const { rows, total } = await list(call, query)
          return { status: 200, body: { [wrapper]: rows, ...pageOf(query, total) } }
        },
      }),
    /** An act on what `:id` or `:date` names; 404 where that is gone. */
    act: (method: Method, path: Path, summary: string, act: (call: AdminCall) => Promise<boolean>) =>
      by(method)(path, {
        summary,
        answers: okAnswer,
        answer: async (call) => ((await act(call)) ? done : unknown(call.lang)),
      }),
  }
}

export const forEditors = routesOf('editor')
export const forOperators = routesOf('operator')

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

export const conflict = (error: string, more: object = {}): AdminReply => ({
  status: 409,
  body: { ok: false, error, ...more },
})

/** 409 with both versions, so that no input is lost, and the address of the person who saved the current one. */
export async function stale(
  db: Db,
  of: readonly [entity: keyof Database, id: string],
  versions: { current: unknown; yours: unknown },
  lang: Lang,
): Promise<AdminReply> {
  const by = await lastActor(db, ...of)
  return conflict(messages[lang].stale, { by, ...versions })
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

const whole = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most))

/** The query parameters of a list. @param orders columns that it can be sorted by, `-` in front for descending */
export function listParameters(orders: readonly string[], filters: Filters = {}) {
  const columns = orders.map((name) => name.replace(/^-/, ''))
  return {
    ...Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [name, filterSchema(filter)] as const),
    ),
    page: whole(100_000),
    per_page: whole(500),
    sort: z.enum(columns.flatMap((name) => [name, `-${name}`])),
    q: z.string().trim().max(100).refine(isStorable),
  }
}

/** Of a parameter that comes twice the first counts. */
export const firstValues = (query: URLSearchParams) => Object.fromEntries([...query].toReversed())

/** Undefined where one of the parameters cannot be used; others are ignored. The first order is the default. */
export function parseListQuery(
  query: URLSearchParams,
  orders: readonly string[],
  known: Filters = {},
): ListQuery | undefined {
  const parsed = z.object(listParameters(orders, known)).partial().safeParse(firstValues(query))
  if (!parsed.success) return
  const { page = 1, per_page: perPage = 100, sort = orders[0] ?? '', q = '', ...filters } = parsed.data
  return { page, perPage, sort: sort.replace(/^-/, ''), descending: sort.startsWith('-'), q, filters }
}

export const badListQuery = badRequest('page, per_page, sort, q or a filter cannot be used')

export const pageFields = { total: z.int(), page: z.int(), per_page: z.int() }

export function pageOf({ page, perPage }: Pick<ListQuery, 'page' | 'perPage'>, total: number) {
  return { total, page, per_page: perPage }
}

/** The `accepts` of a route, and an `answer` that gets the body as this schema reads it. Another body is answered 400. */
export function withBody<Body>(
  accepts: z.ZodType<Body>,
  answer: (call: AdminCall, body: Body) => Promise<AdminReply>,
) {
  return {
    accepts,
    answer: async (call: AdminCall): Promise<AdminReply> => {
      const parsed = accepts.safeParse(call.body)
      return parsed.success ? await answer(call, parsed.data) : badRequest(z.prettifyError(parsed.error))
    },
  }
}

/** The same for the fields of a form: 400 with an error for each field, in the language of the call. */
export function withFields<Shape extends mini.core.$ZodShape>(
  fieldsIn: (lang: Lang) => mini.ZodMiniObject<Shape, mini.core.$strict>,
  answer: (
    call: AdminCall,
    fields: mini.output<mini.ZodMiniObject<Shape, mini.core.$strict>>,
  ) => Promise<AdminReply>,
) {
  return {
    accepts: fieldsIn('en'),
    answer: async (call: AdminCall): Promise<AdminReply> => {
      const parsed = parseFields(fieldsIn(call.lang), call.body, call.lang)
      return parsed.ok ? await answer(call, parsed.fields) : refused(parsed.fieldErrors, call.lang)
    },
  }
}

/** `updated_at` as the client read it; null where the row was never saved. */
export const versionField = mini.optional(mini.nullable(mini.iso.datetime({ offset: true })))

/** Takes `updated_at` out of a request: `given` is the rest of it. Undefined where it is no instant. */
export function splitVersion(body: unknown) {
  if (typeof body !== 'object' || body === null || !('updated_at' in body))
    return { version: undefined, given: body }
  const { updated_at, ...given } = body
  const parsed = versionField.safeParse(updated_at)
  if (!parsed.success) return
  return { version: typeof parsed.data === 'string' ? new Date(parsed.data) : parsed.data, given }
}
