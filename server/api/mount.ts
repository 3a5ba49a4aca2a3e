import { basename } from 'node:path/posix'
import type { Handler, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '#app/lib/app-error.ts'
import { type Visitor, visitorOf } from '#server/http/client-ip.ts'
import { hasProblems, problemType } from '#server/http/failure.ts'
import { openReadHeaders } from '#server/http/open-reads.ts'
import { hasBearerToken, jsonBody, requestGuard } from '#server/http/request-guard.ts'
import { sendUncached } from '#server/pages/response-cache.ts'
import type { Site } from '#server/services.ts'
import { adminPaths } from '../admin/openapi.ts'
import type { ServerEnv } from '../env.ts'
import type { ApiContext, PublicFile, PublicQuery, PublicRead, PublicWrite } from './define.ts'
import { openApiDocument } from './openapi.ts'
import { apiRoutes } from './routes.ts'
import { contentTypes } from './v1/data-route.ts'
import { mountDataApi, rendered } from './v1/mount.ts'
import { findDataRoute } from './v1/routes.ts'

export function mountApi(app: Hono<ServerEnv>, site: Site): void {
  mountDataApi(app, site)
  for (const route of apiRoutes) {
    if (route.kind === 'read') app.get(route.path, (c) => answerRead(c, site, route))
    else if (route.kind === 'query') app.get(route.path, (c) => answerQuery(c, site, route))
    else if (route.kind === 'file') app.get(route.path, (c) => answerFile(c, site, route))
    else mountWrite(app, site, route)
  }
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(site.config.siteUrl, adminPaths())))
  app.options('/api/*', answerPreflight)
  app.all('/api/*', () => {
    throw new AppError('not-found')
  })
}

function answerRead(c: ApiContext, site: Site, { path, tags, read }: PublicRead): Promise<Response> {
  return site.responses.respond(c, path, async () =>
    rendered(site, contentTypes.json, JSON.stringify(await read(site)), tags),
  )
}

function answerFile(c: ApiContext, site: Site, route: PublicFile): Promise<Response> {
  const { path, fileName = basename(path), contentType, tags = [], read } = route
  const lang = c.req.query('lang') === 'ne' ? 'ne' : 'en'
  return site.responses.respond(c, `${path}?lang=${lang}`, async () => {
    const file = rendered(site, contentType, await read(site, lang), tags)
    return { ...file, headers: { ...file.headers, 'content-disposition': `inline; filename="${fileName}"` } }
  })
}

async function answerQuery(c: ApiContext, site: Site, { path, read }: PublicQuery): Promise<Response> {
  const wantsNewer = /no-cache|max-age=0/.test(c.req.header('cache-control') ?? '')
  const query = new URL(c.req.url).searchParams
  const { address } = visitorOf(c, site.config.trustedProxies)
  const { status, body, headers } = await read(site, query, { wantsNewer, address })
  const isProblem = status === 400 && hasProblems(path)
  const contentType = isProblem ? problemType : contentTypes.json
  return await sendUncached(c, {
    status,
    body: JSON.stringify(body),
    headers: { ...openReadHeaders(site.config.siteUrl, contentType), ...headers },
  })
}

const openPaths: ReadonlySet<string> = new Set(
  apiRoutes.filter(({ kind }) => kind !== 'write').map(({ path }) => path),
)

/** A page of another site asks before a read with headers of its own. For anything but a public read nothing is allowed. */
const answerPreflight: Handler<ServerEnv> = async (c, next) => {
  const { path } = c.req
  if (!openPaths.has(path) && !findDataRoute(path)) return await next()
  return c.body(null, 204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  })
}

function mountWrite(app: Hono<ServerEnv>, site: Site, route: PublicWrite) {
  const { config } = site
  const { path, accepts, maxBytes, answers, status, token, write } = route
  const limit = limitOf(route)
  const guard = requestGuard({ siteUrl: config.siteUrl, origin: 'host', contentType: 'json', maxBytes })
  const admit = createMiddleware<ServerEnv>(async (c, next) => {
    const expected = token?.(site)
    if (token && expected === undefined) throw new AppError('not-found')
    // Before the token is checked, so that guessing is limited too.
    await limit(visitorOf(c, config.trustedProxies))
    if (expected !== undefined && !hasBearerToken(c.req.header('authorization'), expected))
      throw new AppError('unauthorized')
    await next()
  })
  const [first, second] = token ? [admit, guard] : [guard, admit]
  app.post(path, first, second, async (c) => {
    const input = accepts.safeParse(await jsonBody(c))
    if (!input.success) throw new AppError('bad-input', 'bad-input', { cause: input.error })
    const answer = await write(site, input.data, visitorOf(c, config.trustedProxies))
    if (!answers) return c.body(null, status)
    return c.json(answer, 200, { 'cache-control': 'no-store' })
  })
}

export type Limit = ReturnType<typeof limitOf>

export function limitOf({ perMinute }: Pick<PublicWrite, 'perMinute'>) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return async ({ address }: Pick<Visitor, 'address'>) => {
    await limiter.consume(address).catch((limit: unknown) => {
      throw limit instanceof Error ? limit : new AppError('too-many-requests')
    })
  }
}
