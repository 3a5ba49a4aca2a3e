import { z } from 'zod'
import { failures, jsonContent } from '../api/openapi-parts.ts'

const error = z.string()
/** Refused by the server before a route was called. */
const border = { code: z.string().optional(), request_id: z.string().optional() }
const ok = z.literal(false).optional()

/** The error answers of the admin API, by status. */
const refusals = {
  400: z.object({
    ok,
    error,
    ...border,
    /** The error of each invalid field. */
    fields: z.record(z.string(), z.string()).optional(),
    /** The result for a market day. */
    result: z.record(z.string(), z.unknown()).optional(),
  }),
  401: z.object({ error }),
  403: z.object({
    error,
    reason: z.enum(['access_denied', 'second_factor_needed', 'second_factor_lost']).optional(),
  }),
  404: z.object({ ok, error, ...border }),
  /** The row was saved in between: with both versions. */
  409: z.object({ ok, error, current: z.unknown().optional(), yours: z.unknown().optional() }),
  415: z.object({ error }),
  429: z.object({ error }),
} as const

type Refused = keyof typeof refusals | 413 | 503

/** For the OpenAPI document. */
export function refusalsFor(...statuses: Refused[]): Record<string, object> {
  return Object.fromEntries(
    statuses.map((status) => {
      if (status === 413 || status === 503) return [status, failures(status)[status] as object]
      return [status, { description: 'Refused', content: jsonContent(refusals[status]) }]
    }),
  )
}
