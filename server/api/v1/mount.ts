import { Hono } from 'hono'
import type { ServerEnv } from '#server/env.ts'
import { problemOf, problemType } from '#server/http/failure.ts'
import { openReadHeaders } from '#server/http/open-reads.ts'
import { unlessUnavailable } from '#server/ops/storage-trouble.ts'
import type { RenderResult } from '#server/pages/response-cache.ts'
import type { Site } from '#server/services.ts'
import { csvTableOf } from './csv-table.ts'
import { contentTypes, type DataRoute } from './data-route.ts'
import { publicDocument } from './openapi.ts'
import { findDataRoute } from './routes.ts'

/** The data of API v1, through the response cache; an unknown address is left to the next mount. */
export function dataApi(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/api/v1/openapi.json', (c) =>
    site.responses.respond(c, c.req.path, async () => {
      const document = publicDocument(site.config.siteUrl, (await site.settings.current()).site_config)
      return rendered(site, contentTypes.json, JSON.stringify(document), ['settings'])
    }),
  )
  app.get('/api/v1/*', (c, next) => {
    const { path } = c.req
    const found = findDataRoute(path)
    if (!found) return next()
    const lang = c.req.query('lang') === 'ne' ? 'ne' : 'en'
    const key = found.format === 'ics' && lang === 'ne' ? `${path}?lang=ne` : path
    return site.responses.respond(c, key, () => render(site, found, lang))
  })
  return app
}

type Found = NonNullable<ReturnType<typeof findDataRoute>>

async function render(
  site: Site,
  { route, format, parameters }: Found,
  lang: 'en' | 'ne',
): Promise<RenderResult> {
  const wrong = wrongParameter(route, parameters)
  if (wrong) return problem(site, 400, { code: 'bad-input', ...wrong })
  const body = await unlessUnavailable(site.storage.db, Promise.resolve(route.read(site, parameters)))
  if (body === undefined)
    return problem(site, 404, {
      code: 'not-found',
      error: route.missing ?? 'There is nothing at this address.',
    })
  const { csv, ics } = route
  const text =
    format === 'csv' && csv
      ? csvTableOf(csv.row, csv.rows(body))
      : format === 'ics' && ics
        ? ics(site, parameters, lang)
        : JSON.stringify(body)
  return rendered(site, contentTypes[format], text, route.tags)
}

function wrongParameter({ parameters }: DataRoute, given: Found['parameters']) {
  const wrong = Object.entries(parameters).find(([name, { pattern }]) => !pattern.test(given[name] ?? ''))
  if (!wrong) return undefined
  const [parameter, { description, example }] = wrong
  return { parameter, error: `${parameter} must be: ${description}, such as ${example}` }
}

function rendered({ config }: Site, type: string, body: string, tags: readonly string[]): RenderResult {
  return { status: 200, storable: true, tags, body, headers: openReadHeaders(config.siteUrl, type) }
}

function problem(site: Site, status: 400 | 404, failure: Parameters<typeof problemOf>[1]): RenderResult {
  const { headers, ...rest } = rendered(site, problemType, JSON.stringify(problemOf(status, failure)), [])
  return { ...rest, status, storable: false, headers: { ...headers, 'cache-control': 'no-store' } }
}
