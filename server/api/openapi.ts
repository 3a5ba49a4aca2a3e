import { z } from 'zod'
import type { core } from 'zod/mini'
import { languages } from '#app/lib/language.ts'
import { hasProblems } from '#server/http/failure.ts'
import { version } from '../../package.json'
import { readAsk } from './ask.ts'
import type { ApiRoute, PublicQuery } from './define.ts'
import { apiRoutes, followFiles } from './routes.ts'
import type { DataRoute } from './v1/data-route.ts'
import { dataComponents, dataPaths, problems } from './v1/routes.ts'

const failure = z.object({ error: z.string(), code: z.string(), request_id: z.string().optional() })

/** OpenAPI 3.1 of the public API and the admin functions, made from the schemas that validate. */
export function openApiDocument(siteUrl: string, adminPaths: Record<string, object>) {
  const { schemas, responses } = dataComponents()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chautari',
      version,
      description: 'Public reads and writes of the site, and the functions of its admin area.',
    },
    servers: [{ url: siteUrl }],
    paths: { ...pathsOf(apiRoutes), ...dataPaths(), ...adminPaths },
    components: {
      schemas: { Failure: z.toJSONSchema(failure), ...schemas },
      responses,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

/** OpenAPI 3.1 of the data that anyone may read, without the writes of the site's pages and its administration. */
export function publicDocument(
  siteUrl: string,
  { name, support_email }: Record<'name' | 'support_email', string>,
  examples: ReadonlyMap<DataRoute, unknown>,
) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${name}: open data of Nepal`,
      version,
      description:
        'Dates of Bikram Sambat, public holidays, festivals, rates, prices and lists of Nepal. No key, no account. Without an extension an endpoint returns JSON. CORS is open. Nothing is removed or renamed within v1; fields may be added.',
      termsOfService: `${siteUrl}/data`,
      contact: { name, url: `${siteUrl}/developers`, ...(support_email && { email: support_email }) },
      license: {
        name: 'CC0 1.0 for our compilations; rates and prices keep their own terms',
        url: `${siteUrl}/data`,
      },
    },
    servers: [{ url: siteUrl }],
    paths: { ...dataPaths(examples), ...pathsOf([readAsk, ...followFiles]) },
    components: dataComponents(),
  }
}

function pathsOf(routes: readonly ApiRoute[]): Record<string, object> {
  return Object.fromEntries(
    routes.map((route) => [route.path, { [route.kind === 'write' ? 'post' : 'get']: operation(route) }]),
  )
}

function operation(route: ApiRoute) {
  const { path, summary } = route
  // Below /api/v1 an unknown parameter is refused.
  const unchanged = {
    304: { description: 'Unchanged since the given ETag' },
    ...failuresAt(path, ...(hasProblems(path) ? [400, 503] : [503])),
  }
  switch (route.kind) {
    case 'read':
      return { summary, responses: { 200: replyOf('The list', jsonContent(route.answers)), ...unchanged } }
    case 'file':
      return {
        summary,
        parameters: [{ name: 'lang', in: 'query', schema: { enum: languages, default: 'en' } }],
        responses: { 200: replyOf('The file', textContent(route.contentType)), ...unchanged },
      }
    case 'query':
      return queryOperation(route)
    case 'write':
      return {
        summary,
        ...(route.token && { security: [{ token: [] }] }),
        requestBody: { required: true, content: jsonContent(route.describes ?? route.accepts, 'input') },
        responses: {
          [route.status]: route.answers
            ? replyOf('What became of each row', jsonContent(route.answers))
            : { description: 'Stored' },
          ...failures(400, ...(route.token ? [401, 404] : []), 413, 429, 503),
        },
      }
  }
}

function queryOperation({ path, summary, parameters, answers, refuses, limitedByAddress }: PublicQuery) {
  return {
    summary,
    parameters: Object.entries(parameters).map(([name, schema]) => ({
      name,
      in: 'query',
      required: !schema.safeParse(undefined).success,
      schema: schemaOf(schema, 'input'),
    })),
    responses: {
      // Fields may be added within v1: described as an input, no others are forbidden.
      200: replyOf('The answer', jsonContent(answers, hasProblems(path) ? 'input' : 'output')),
      ...(refuses &&
        (hasProblems(path)
          ? problems(400)
          : { 400: replyOf('What is wrong with the parameters', jsonContent(refuses)) })),
      ...failuresAt(path, ...(limitedByAddress ? [429, 503] : [503])),
    },
  }
}

const replyOf = (description: string, content: object) => ({ description, content })

/** By its media type without parameters. */
const textContent = (contentType: string) => ({
  [contentType.split(';')[0] ?? contentType]: { schema: { type: 'string' } },
})

export function jsonContent(schema: core.$ZodType, io: 'input' | 'output' = 'output') {
  return { 'application/json': { schema: schemaOf(schema, io) } }
}

function schemaOf(schema: core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io })
  return described
}

const failuresAt = (path: string, ...statuses: number[]) =>
  hasProblems(path) ? problems(...statuses) : failures(...statuses)

export function failures(...statuses: number[]) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return Object.fromEntries(statuses.map((status) => [status, replyOf('Refused or failed', content)]))
}
