import { z } from 'zod'
import { failures, jsonContent } from '../api/openapi-parts.ts'

const error = z.string()
/** Where the server's own border refused, before a function was asked. */
const border = { code: z.string().optional(), request_id: z.string().optional() }
const ok = z.literal(false).optional()

/** What an admin function says in place of its answer, by status. */
const refusals = {
  400: z.object({
    ok,
    error,
    ...border,
    /** Each field that cannot be used, with its reason. */
    fields: z.record(z.string(), z.string()).optional(),
    /** Of a market day: what became of it. */
    result: z.record(z.string(), z.unknown()).optional(),
  }),
  401: z.object({ error }),
  403: z.object({
    error,
    reason: z.enum(['access_denied', 'second_factor_needed', 'second_factor_lost']).optional(),
  }),
  404: z.object({ ok, error, ...border }),
  /** A newer version stands there already: both are given. */
  409: z.object({ ok, error, current: z.unknown().optional(), yours: z.unknown().optional() }),
  415: z.object({ error }),
  429: z.object({ error }),
} as const

type Refused = keyof typeof refusals | 413 | 503

/** For the document of the interface. */
export function refusalsFor(...statuses: Refused[]): Record<string, object> {
  return Object.fromEntries(
    statuses.map((status) => {
      if (status === 413 || status === 503) return [status, failures(status)[status] as object]
      return [status, { description: 'Refused', content: jsonContent(refusals[status]) }]
    }),
  )
}
