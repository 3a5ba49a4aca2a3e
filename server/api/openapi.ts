import { z } from 'zod'
import { languages } from '#app/kit/language.ts'
import { version } from '../../package.json'
import type { ApiRoute } from './define.ts'
import { apiRoutes } from './routes.ts'

const failure = z.object({ error: z.string(), code: z.string(), request_id: z.string().optional() })

/** OpenAPI 3.1 of the public interface, made from the schemas that validate. */
export function openApiDocument(siteUrl: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Chautari', version, description: 'Public reads and writes of the site.' },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries(apiRoutes.map((route) => [route.path, operation(route)])),
    components: { schemas: { Failure: z.toJSONSchema(failure) } },
  }
}

function operation(route: ApiRoute) {
  if (route.kind === 'read') {
    return {
      get: {
        summary: route.summary,
        responses: {
          200: { description: 'The list', content: json(route.answers) },
          304: { description: 'Unchanged since the given ETag' },
          ...failures(503),
        },
      },
    }
  }
  if (route.kind === 'query') {
    return {
      get: {
        summary: route.summary,
        parameters: Object.entries(route.parameters).map(([name, { schema, required }]) => ({
          name,
          in: 'query',
          required,
          schema: z.toJSONSchema(schema, { io: 'input' }),
        })),
        responses: {
          200: { description: 'The answer', content: json(route.answers) },
          400: { description: 'What is wrong with the parameters', content: json(route.refuses) },
          ...failures(503),
        },
      },
    }
  }
  if (route.kind === 'file') {
    const schema = { type: 'string' }
    return {
      get: {
        summary: route.summary,
        parameters: [{ name: 'lang', in: 'query', schema: { enum: languages, default: 'en' } }],
        responses: {
          200: { description: 'The file', content: { [mediaType(route.contentType)]: { schema } } },
          304: { description: 'Unchanged since the given ETag' },
          ...failures(503),
        },
      },
    }
  }
  return {
    post: {
      summary: route.summary,
      requestBody: { required: true, content: json(route.accepts, 'input') },
      responses: { [route.status]: { description: 'Stored' }, ...failures(400, 413, 429, 503) },
    },
  }
}

/** Without its parameters, as the document names it. */
const mediaType = (contentType: string) => contentType.split(';')[0] ?? contentType

function json(schema: z.ZodType, io: 'input' | 'output' = 'output') {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io }) } }
}

function failures(...statuses: number[]) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return Object.fromEntries(statuses.map((status) => [status, { description: 'Refused or failed', content }]))
}
