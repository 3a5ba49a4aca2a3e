import { z } from 'zod'
import type { core } from 'zod/mini'
import { languages } from '#app/lib/language.ts'
import { hasProblems, problemType } from '#server/http/failure.ts'
import { version } from '../../package.json'
import type { ApiRoute, PublicFile, PublicQuery, PublicRead, PublicWrite, TrustedWrite } from './define.ts'
import { apiRoutes } from './routes.ts'
import { dataComponents, dataPaths, problems } from './v1/openapi.ts'

const failure = z.object({ error: z.string(), code: z.string(), request_id: z.string().optional() })

/** OpenAPI 3.1 of the public API and the admin functions, made from the schemas that validate. */
export function openApiDocument(siteUrl: string, adminPaths: Record<string, object>) {
  const data = dataComponents()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chautari',
      version,
      description: 'Public reads and writes of the site, and the functions of its admin area.',
    },
    servers: [{ url: siteUrl }],
    paths: {
      ...pathsOf(apiRoutes),
      ...dataPaths(),
      ...adminPaths,
    },
    components: {
      ...data,
      schemas: { Failure: z.toJSONSchema(failure), ...data.schemas },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

export function pathsOf(routes: readonly ApiRoute[]): Record<string, object> {
  return Object.fromEntries(routes.map((route) => [route.path, operation(route)]))
}

function operation(route: ApiRoute) {
  if (route.kind === 'write') return { post: writing(route) }
  if (route.kind === 'trusted-write') return { post: trustedWriting(route) }
  const get = route.kind === 'read' ? reading(route) : route.kind === 'file' ? file(route) : query(route)
  return { get }
}

function reading({ path, summary, answers }: PublicRead) {
  return {
    summary,
    responses: { 200: { description: 'The list', content: jsonContent(answers) }, ...unchangedAt(path) },
  }
}

function file({ path, summary, contentType }: PublicFile) {
  const schema = { type: 'string' }
  return {
    summary,
    parameters: [{ name: 'lang', in: 'query', schema: { enum: languages, default: 'en' } }],
    responses: {
      200: { description: 'The file', content: { [mediaType(contentType)]: { schema } } },
      ...unchangedAt(path),
    },
  }
}

function query({ path, summary, parameters, answers, refuses, limitedByAddress }: PublicQuery) {
  return {
    summary,
    parameters: Object.entries(parameters).map(([name, schema]) => ({
      name,
      in: 'query',
      required: !schema.safeParse(undefined).success,
      schema: z.toJSONSchema(schema, { io: 'input' }),
    })),
    responses: {
      200: { description: 'The answer', content: jsonContent(answers) },
      ...(refuses && {
        400: {
          description: 'What is wrong with the parameters',
          content: hasProblems(path) ? problemContent(refuses) : jsonContent(refuses),
        },
      }),
      ...failuresAt(path, ...(limitedByAddress ? [429, 503] : [503])),
    },
  }
}

function writing({ summary, accepts, status }: PublicWrite) {
  return {
    summary,
    requestBody: { required: true, content: jsonContent(accepts, 'input') },
    responses: { [status]: { description: 'Stored' }, ...failures(400, 413, 429, 503) },
  }
}

function trustedWriting({ summary, describes, answers }: TrustedWrite) {
  return {
    summary,
    security: [{ token: [] }],
    requestBody: { required: true, content: jsonContent(describes, 'input') },
    responses: {
      200: { description: 'What became of each row', content: jsonContent(answers) },
      ...failures(400, 401, 404, 413, 429, 503),
    },
  }
}

/** Without its parameters, as the document names it. */
const mediaType = (contentType: string) => contentType.split(';')[0] ?? contentType

const unchangedAt = (path: string) => ({
  304: { description: 'Unchanged since the given ETag' },
  // Below /api/v1 an unknown parameter is refused.
  ...failuresAt(path, ...(hasProblems(path) ? [400, 503] : [503])),
})

const failuresAt = (path: string, ...statuses: number[]) =>
  hasProblems(path) ? problems(...statuses) : failures(...statuses)

const problemContent = (schema: core.$ZodType) => ({ [problemType]: { schema: z.toJSONSchema(schema) } })

export function jsonContent(schema: core.$ZodType, io: 'input' | 'output' = 'output') {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io }) } }
}

export function failures(...statuses: number[]) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return Object.fromEntries(statuses.map((status) => [status, { description: 'Refused or failed', content }]))
}
