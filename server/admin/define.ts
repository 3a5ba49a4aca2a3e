import type { z } from 'zod'
import type { core, ZodMiniType } from 'zod/mini'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import type { EditContext } from '#app/platform/editing/editable-table.server.ts'
import type { Filters, ListQuery } from '#app/platform/editing/list-query.ts'
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

export interface Listing {
  role: OperatorRole
  path: AdminRoute['path']
  summary: string
  /** The JSON field of the list in the answer. */
  wrapper: string
  orders: readonly string[]
  filters?: Filters
  row: core.$ZodType
  list: (call: AdminCall, query: ListQuery) => Promise<{ rows: readonly unknown[]; total: number }>
}
