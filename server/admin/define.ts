import type { z } from 'zod'
import type { core } from 'zod/mini'
import type { ListAsk } from '#app/platform/editing/list-ask.ts'
import type { Saver } from '#app/platform/editing/row-editor.server.ts'
import type { Site } from '../site.ts'

/** One function of the admin area. Who may call it is not its own affair: all of them are for admins only. */
export interface AdminRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:id` stands for a UUID, `:date` for a day. */
  path: `/api/admin-${string}`
  /** One line for the document of the interface. */
  summary: string
  /** Query parameters, for the document; the route itself says what is wrong with what it is given. */
  parameters?: Readonly<Record<string, z.ZodType>>
  /** What the body must look like; a route with one takes JSON only. The route itself reads it. */
  accepts?: core.$ZodType
  maxBytes?: number
  /** Of an answer that went well; 200 unless told otherwise. */
  status?: 201 | 202
  /** Its shape, or the media type of a file. */
  answers: z.ZodType | 'text/csv'
  answer: (call: AdminCall) => Promise<AdminReply>
}

export interface AdminCall extends Saver {
  site: Site
  /** What stands for `:id` or `:date`; empty where the path has neither. */
  key: string
  query: URLSearchParams
  body: unknown
}

export type AdminReply =
  | { status: 200 | 201 | 202 | 400 | 404 | 409; body: object }
  | { status: 200; fileName: string; csv: string }

export interface Listing {
  path: AdminRoute['path']
  summary: string
  /** The name of the list in the answer. */
  wrapper: string
  orders: readonly string[]
  row: z.ZodType
  list: (call: AdminCall, ask: ListAsk) => Promise<{ rows: readonly unknown[]; total: number }>
}
