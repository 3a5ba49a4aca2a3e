import { type Handler, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { type Visitor, visitorOf } from '#server/http/client-ip.ts'
import { hasProblems, problemType } from '#server/http/failure.ts'
import { openReadHeaders } from '#server/http/open-reads.ts'
import { hasBearerToken, jsonBody, requestGuard } from '#server/http/request-guard.ts'
import { sendUncached } from '#server/pages/response-cache.ts'
import type { Site } from '#server/services.ts'
import { adminPaths } from '../admin/openapi.ts'
import type { ServerEnv } from '../env.ts'
import type { ApiContext, PublicFile, PublicQuery, PublicRead, PublicWrite, TrustedWrite } from './define.ts'
import { openApiDocument } from './openapi.ts'
import { apiRoutes } from './routes.ts'
import { contentTypes } from './v1/data-route.ts'
import { dataApi, rendered } from './v1/mount.ts'
import { findDataRoute } from './v1/routes.ts'

export function api(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.route('/', dataApi(site))
  for (const route of apiRoutes) {
    if (route.kind === 'read') app.get(route.path, (c) => answerRead(c, site, route))
    else if (route.kind === 'query') app.get(route.path, (c) => answerQuery(c, site, route))
    else if (route.kind === 'file') app.get(route.path, (c) => answerFile(c, site, route))
    else if (route.kind === 'write') mountWrite(app, site, route)
    else mountTrustedWrite(app, site, route)
  }
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(site.config.siteUrl, adminPaths())))
  app.options('/api/*', answerPreflight)
  app.all('/api/*', () => {
    throw new AppError('not-found')
  })
  return app
}

function answerRead(c: ApiContext, site: Site, { path, tags, read }: PublicRead): Promise<Response> {
  return site.responses.respond(c, path, async () =>
    rendered(site, contentTypes.json, JSON.stringify(await read(site)), tags),
  )
}

function answerFile(c: ApiContext, site: Site, route: PublicFile): Promise<Response> {
  const lang = c.req.query('lang') === 'ne' ? 'ne' : 'en'
  return site.responses.respond(c, `${route.path}?lang=${lang}`, async () => {
    const file = rendered(site, route.contentType, await route.read(site, lang), route.tags)
    return {
      ...file,
      headers: { ...file.headers, 'content-disposition': `inline; filename="${route.fileName}"` },
    }
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
  apiRoutes.filter(({ kind }) => !kind.endsWith('write')).map(({ path }) => path),
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
  const limit = limitOf(route)
  app.post(route.path, guardOf(site, route), async (c) => {
    const visitor = visitorOf(c, site.config.trustedProxies)
    await limit(visitor)
    const input = await readInput(c, route.accepts)
    await route.write(site, input, visitor)
    return c.body(null, route.status)
  })
}

function mountTrustedWrite(app: Hono<ServerEnv>, site: Site, route: TrustedWrite) {
  const limit = limitOf(route)
  const admit = createMiddleware<ServerEnv>(async (c, next) => {
    const token = route.token(site)
    if (token === undefined) throw new AppError('not-found')
    // Before the token is checked, so that guessing is limited too.
    await limit(visitorOf(c, site.config.trustedProxies))
    if (!hasBearerToken(c.req.header('authorization'), token)) throw new AppError('unauthorized')
    await next()
  })
  app.post(route.path, admit, guardOf(site, route), async (c) => {
    const input = await readInput(c, route.accepts)
    return c.json(await route.write(site, input), 200, { 'cache-control': 'no-store' })
  })
}

function guardOf({ config }: Site, { maxBytes }: PublicWrite | TrustedWrite) {
  return requestGuard({ siteUrl: config.siteUrl, origin: 'host', contentType: 'json', maxBytes })
}

export function limitOf({ perMinute }: Pick<PublicWrite, 'perMinute'>) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return async ({ address }: Pick<Visitor, 'address'>) => {
    await limiter.consume(address).catch((limit: unknown) => {
      throw limit instanceof Error ? limit : new AppError('too-many-requests')
    })
  }
}

async function readInput(c: ApiContext, accepts: z.ZodType): Promise<unknown> {
  const input = accepts.safeParse(await jsonBody(c))
  if (!input.success) throw new AppError('bad-input', 'bad-input', { cause: input.error })
  return input.data
}
