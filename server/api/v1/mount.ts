import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from '#server/env.ts'
import { problemOf, problemType } from '#server/http/failure.ts'
import { openReadHeaders } from '#server/http/open-reads.ts'
import { type RenderResult, sendUncached } from '#server/pages/response-cache.ts'
import type { Site } from '#server/services.ts'
import { publicDocument } from '../openapi.ts'
import { apiRoutes } from '../routes.ts'
import { Absence, contentTypes, csvTableOf, type DataRoute, lang, queryOf } from './data-route.ts'
import { dataRoutes, findDataRoute, type RouteMatch } from './routes.ts'

/**
 * The data of API v1, through the response cache; an unknown address is left to the next mount. Before it, what is refused
 * at every address of API v1.
 */
export function mountDataApi(app: Hono<ServerEnv>, site: Site): void {
  app.use('/api/v1/*', knownParametersOnly(site))
  app.get('/api/v1/openapi.json', (c) =>
    site.responses.respond(c, c.req.path, async () => {
      const { site_config } = await site.settings.current()
      const document = publicDocument(site.config.siteUrl, site_config, await exampleAnswers(site))
      const tags = ['settings', ...dataRoutes.flatMap((route) => route.tags)]
      return rendered(site, contentTypes.json, JSON.stringify(document), tags)
    }),
  )
  app.get('/api/v1/*', (c, next) => {
    const { path } = c.req
    const found = findDataRoute(path)
    if (!found) return next()
    const given = c.req.query()
    const kept = new URLSearchParams(given)
    kept.sort()
    const key = kept.size > 0 ? `${path}?${kept}` : path
    return site.responses.respond(c, key, () =>
      render(site, { ...found, parameters: { ...found.parameters, ...given } }),
    )
  })
}

/** Refuses a parameter that an address does not have: ignored, it would give another answer than was asked for. */
function knownParametersOnly(site: Site) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const known = c.req.method === 'OPTIONS' ? undefined : parametersOf(c.req.path)
    const parameter = known && Object.keys(c.req.query()).find((name) => !known.includes(name))
    const isFile = apiRoutes.some(({ kind, path }) => kind === 'file' && path === c.req.path)
    const wrong = isFile && parameter === undefined && wrongParameter({ lang }, c.req.query())
    if (wrong) return await sendUncached(c, problem(site, 400, { code: 'bad-input', ...wrong }))
    if (parameter === undefined) return await next()
    const error = `${parameter} is no parameter of this address${known?.length ? `, which has: ${known.join(', ')}` : ''}`
    return await sendUncached(c, problem(site, 400, { code: 'bad-input', parameter, error }))
  })
}

/** The names of those that an address has; undefined for an unknown address. */
function parametersOf(path: string): readonly string[] | undefined {
  const data = findDataRoute(path)
  if (data) return Object.keys(queryOf(data.route, data.format))
  const route = apiRoutes.find((one) => one.path === path)
  if (!route && path !== '/api/v1/openapi.json') return undefined
  if (route?.kind === 'file') return ['lang']
  return route?.kind === 'query' ? Object.keys(route.parameters) : []
}

async function exampleAnswers(site: Site): Promise<ReadonlyMap<DataRoute, unknown>> {
  const answers = dataRoutes.map(async (route) => {
    const given = Object.entries(route.parameters).map(([name, { example }]) => [name, example] as const)
    return [route, await route.read(site, Object.fromEntries(given))] as const
  })
  return new Map(await Promise.all(answers))
}

async function render(site: Site, { route, format, parameters }: RouteMatch): Promise<RenderResult> {
  const wrong =
    wrongParameter(route.parameters, parameters) ?? wrongParameter(queryOf(route, format), parameters)
  if (wrong) return problem(site, 400, { code: 'bad-input', ...wrong })
  const missing = new Absence('not-found', route.missing ?? 'There is nothing at this address.')
  const body = (await route.read(site, parameters)) ?? missing
  if (body instanceof Absence) return problem(site, 404, { code: body.code, error: body.error })
  const { csv, ics } = route
  const text =
    format === 'csv' && csv
      ? csvTableOf(csv.row, csv.rows(body))
      : format === 'ics' && ics
        ? ics(site, parameters, parameters.lang === 'ne' ? 'ne' : 'en')
        : JSON.stringify(body)
  // Searches have no end: none is stored.
  return { ...rendered(site, contentTypes[format], text, route.tags), storable: parameters.q === undefined }
}

function wrongParameter(described: DataRoute['query'], given: RouteMatch['parameters']) {
  const wrong = Object.entries(described).find(([name, { pattern, isKnown = () => true }]) => {
    const value = given[name]
    return value !== undefined && !(pattern.test(value) && isKnown(value))
  })
  if (!wrong) return undefined
  const [parameter, { description, example }] = wrong
  return { parameter, error: `${parameter} must be: ${description}, such as ${example}` }
}

export function rendered(
  { config }: Site,
  type: string,
  body: string,
  tags: readonly string[],
): RenderResult {
  return { status: 200, storable: true, tags, body, headers: openReadHeaders(config.siteUrl, type) }
}

function problem(site: Site, status: 400 | 404, failure: Parameters<typeof problemOf>[1]): RenderResult {
  const { headers, ...rest } = rendered(site, problemType, JSON.stringify(problemOf(status, failure)), [])
  return { ...rest, status, storable: false, headers: { ...headers, 'cache-control': 'no-store' } }
}
