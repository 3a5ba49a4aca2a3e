import { z } from 'zod'
import { jsonContent } from '../api/openapi-parts.ts'
import type { AdminRoute } from './define.ts'
import { refusalsFor } from './refusals.ts'
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
  const { summary, accepts, answers, path, status = 200 } = route
  const key = /:(\w+)/.exec(path)?.[1]
  const content =
    typeof answers === 'string' ? { [answers]: { schema: { type: 'string' } } } : jsonContent(answers)
  return {
    summary,
    tags: ['admin'],
    security: [{ token: [] }],
    parameters: [
      ...(key ? [parameter(key, 'path', key === 'id' ? z.uuid() : z.iso.date())] : []),
      ...Object.entries(route.parameters ?? {}).map(([name, schema]) => parameter(name, 'query', schema)),
      parameter('lang', 'query', z.enum(['en', 'ne'])),
    ],
    ...(accepts && { requestBody: { required: true, content: jsonContent(accepts, 'input') } }),
    responses: {
      [status]: { description: 'Done', content },
      ...refusalsFor(400, 401, 403, 404, 409, 429, 503),
      ...(accepts && refusalsFor(413, 415)),
    },
  }
}

const parameter = (name: string, place: 'path' | 'query', schema: z.ZodType) => ({
  name,
  in: place,
  required: place === 'path',
  schema: z.toJSONSchema(schema),
})
