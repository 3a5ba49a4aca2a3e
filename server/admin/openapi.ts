import { z } from 'zod'
import type { core } from 'zod/mini'
import { operatorRoles } from '#app/lib/operator-role.ts'
import { failures, jsonContent } from '../api/openapi.ts'
import type { AdminRoute } from './admin-route.ts'
import { adminRoutes } from './routes.ts'

/** The admin API as OpenAPI paths, with an operation for each method. */
export function adminPaths(): Record<string, object> {
  const paths: Record<string, object> = {}
  for (const route of adminRoutes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return paths
}

function operation(route: AdminRoute) {
  const { summary, accepts, takesPicture, answers, path, status = 200 } = route
  const body = takesPicture ? pictureContent : accepts && jsonContent(accepts, 'input')
  const key = /:(\w+)/.exec(path)?.[1]
  const content =
    typeof answers === 'string' ? { [answers]: { schema: { type: 'string' } } } : jsonContent(answers)
  return {
    summary,
    tags: ['admin'],
    security: [{ token: [] }],
    'x-least-role': route.role,
    parameters: [
      ...(key ? [parameter(key, 'path', key === 'id' ? z.uuid() : z.iso.date())] : []),
      ...Object.entries(route.parameters ?? {}).map(([name, schema]) => parameter(name, 'query', schema)),
      parameter('lang', 'query', z.enum(['en', 'ne'])),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      [status]: { description: 'Done', content },
      ...refusalsFor(400, 401, 403, 404, 409, 429),
      ...failures(503),
      ...(body && { ...refusalsFor(415), ...failures(413) }),
    },
  }
}

/** The bytes are the body itself: OpenAPI 3.1 has no schema for them. */
const pictureContent = { 'image/png': {}, 'image/jpeg': {}, 'image/webp': {} }

const parameter = (name: string, place: 'path' | 'query', schema: core.$ZodType) => ({
  name,
  in: place,
  required: place === 'path',
  schema: z.toJSONSchema(schema),
})

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
    reason: z
      .enum([
        'access_denied',
        'second_factor_needed',
        'second_factor_lost',
        'role_needed',
        'recent_factor_needed',
      ])
      .optional(),
    /** Why there is no recent proof of the second factor. */
    factor: z.enum(['old', 'missing', 'off']).optional(),
    /** The least role, where it is a reason. */
    role: z.enum(operatorRoles).optional(),
  }),
  404: z.object({ ok, error, ...border }),
  /** The row was saved in between, with both versions and by whom; of many rows with both numbers. */
  409: z.object({
    ok,
    error,
    by: z.string().nullable().optional(),
    current: z.unknown().optional(),
    yours: z.unknown().optional(),
  }),
  415: z.object({ error }),
  429: z.object({ error }),
} as const

function refusalsFor(...statuses: (keyof typeof refusals)[]): Record<string, object> {
  return Object.fromEntries(
    statuses.map((status) => [status, { description: 'Refused', content: jsonContent(refusals[status]) }]),
  )
}
