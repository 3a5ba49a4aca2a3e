import { z } from 'zod'
import { version } from '../../../package.json'
import { type DataFormat, type DataRoute, exampleOf, formatsOf } from './data-route.ts'
import { problemSchema } from './problem-schema.ts'
import { dataRoutes } from './routes.ts'

interface Publisher {
  name: string
  support_email: string
}

/** OpenAPI 3.1 of the data that anyone may read, without the writes of the site's pages and its administration. */
export function publicDocument(siteUrl: string, { name, support_email }: Publisher) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${name}: open data of Nepal`,
      version,
      description:
        'Dates of Bikram Sambat, public holidays, festivals, rates, prices and lists of Nepal. No key, no account. Without an ending an address answers JSON. Pages of other sites may read all of it. Nothing is removed or renamed within v1; fields may be added.',
      termsOfService: `${siteUrl}/data`,
      contact: { name, url: `${siteUrl}/developers`, ...(support_email && { email: support_email }) },
      license: {
        name: 'CC0 1.0 for our compilations; rates and prices keep their own terms',
        url: `${siteUrl}/data`,
      },
    },
    servers: [{ url: siteUrl }],
    paths: dataPaths(),
    components: { schemas: { Problem: z.toJSONSchema(problemSchema) } },
  }
}

/** Each format of each route is a path of its own. */
export function dataPaths(): Record<string, object> {
  return Object.fromEntries(
    dataRoutes.flatMap((route) =>
      formatsOf(route).map(
        (format) => [`${route.path}.${format}`, { get: operation(route, format) }] as const,
      ),
    ),
  )
}

function operation(route: DataRoute, format: DataFormat) {
  return {
    summary: format === 'json' ? route.summary : `${route.summary} (${format.toUpperCase()})`,
    'x-example': exampleOf(route, format),
    parameters: [...parametersOf(route), ...(format === 'ics' ? [langParameter] : [])],
    responses: {
      200: { description: 'The data', content: contentOf(route, format) },
      304: { description: 'Unchanged since the given ETag' },
      ...(Object.keys(route.parameters).length > 0 && problems(400, 404)),
      ...problems(503),
    },
  }
}

const langParameter = { name: 'lang', in: 'query', schema: { enum: ['en', 'ne'], default: 'en' } }

function parametersOf({ parameters }: DataRoute) {
  return Object.entries(parameters).map(([name, { description, pattern, example }]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string', pattern: pattern.source },
    example,
  }))
}

function contentOf({ answers }: DataRoute, format: DataFormat) {
  if (format === 'json') return { 'application/json': { schema: z.toJSONSchema(answers) } }
  return { [format === 'csv' ? 'text/csv' : 'text/calendar']: { schema: { type: 'string' } } }
}

/** Failures of addresses below `/api/v1/`. */
export function problems(...statuses: number[]) {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries(statuses.map((status) => [status, { description: 'Refused or failed', content }]))
}
