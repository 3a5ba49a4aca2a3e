import { randomUUID } from 'node:crypto'
import { isDay } from '@chautari/bikram-sambat/iso-day'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#app/lib/app-error.ts'
import { includesRole } from '#app/lib/operator-role.ts'
import { limitOf } from '#server/api/mount.ts'
import { clientIpOf } from '#server/http/client-ip.ts'
import { isUuid, jsonBody, type Refusal, requestGuard } from '#server/http/request-guard.ts'
import type { Site } from '#server/services.ts'
import { addLogFields, type ServerEnv } from '../env.ts'
import type { AdminRoute } from './admin-route.ts'
import { adminRoutes } from './routes.ts'

/** All routes of the admin API, each behind the same gate with its role. Answers are never cached. */
export function mountAdminApi(app: Hono<ServerEnv>, site: Site): void {
  for (const route of adminRoutes)
    app.on(
      route.method,
      route.path,
      admitAdmins(site, route),
      guardOf(site, route),
      requireRecentFactor(site, route),
      handler(site, route),
    )
}

/** Only the bearer token authorises, nothing that a browser sends by itself. */
function admitAdmins(site: Site, { role }: AdminRoute): MiddlewareHandler<ServerEnv> {
  return createMiddleware<ServerEnv>(async (c, next) => {
    c.header('cache-control', 'no-store')
    const checked = await site.gate.check(c.req.raw, clientIpOf(c, site.config.trustedProxies))
    if (!checked.ok) {
      addLogFields(c, checked.logFields)
      if (checked.status === 401) c.header('www-authenticate', 'Bearer')
      if (checked.status === 429) c.header('retry-after', '60')
      const { error, reason } = checked
      return c.json({ error, ...(reason && { reason }) }, checked.status)
    }
    addLogFields(c, { user: checked.admin.id })
    if (!includesRole(checked.admin.role, role)) {
      addLogFields(c, { refused: 'role_needed' })
      return c.json({ error: `This needs the role "${role}".`, reason: 'role_needed', role }, 403)
    }
    c.set('admin', checked.admin)
    await next()
    // After the call, which may have changed it.
    const settings = await site.settings.current()
    if (settings.maintenance_mode.enabled) c.header('x-maintenance', 'on')
  })
}

/** Refuses writes from other sites, although they have no token either. */
function guardOf({ config }: Site, { accepts, takesPicture, maxBytes = 1024 }: AdminRoute) {
  const contentType = takesPicture ? 'picture' : 'json'
  const body = (accepts || takesPicture) && ({ contentType, maxBytes } as const)
  const expected = takesPicture ? 'image/png, image/jpeg or image/webp' : 'application/json'
  const refuse = (refusal: Refusal, c: Context<ServerEnv>): Response => {
    if (refusal === 'too-large') throw new AppError('too-large')
    return refusal === 'foreign-origin'
      ? c.json({ error: 'Only pages of this site may ask for this' }, 403)
      : c.json({ error: `The request must be of type ${expected}` }, 415)
  }
  return requestGuard({ siteUrl: config.siteUrl, origin: 'host', ...body, refuse })
}

/** Only where the route asks for it, see `auth/operators/gate.ts`. */
function requireRecentFactor({ gate }: Site, route: AdminRoute) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    if (!route.needsRecentFactor) return next()
    const factor = await gate.factorState(c.req.raw)
    if (factor === 'recent') return next()
    addLogFields(c, { refused: 'recent_factor_needed' })
    const error = 'This needs the second factor, proven within the last five minutes.'
    return c.json({ error, reason: 'recent_factor_needed', factor }, 403)
  })
}

function handler(site: Site, route: AdminRoute): MiddlewareHandler<ServerEnv> {
  const { perMinute } = route
  const takePart = perMinute === undefined ? undefined : limitOf({ perMinute })
  return async (c) => {
    const id = c.req.param('id')
    const date = c.req.param('date')
    if (id !== undefined && !isUuid(id)) return c.json({ error: 'UUID expected' }, 400)
    if (date !== undefined && !isDay(date))
      return c.json({ error: 'A day such as 2026-07-16 is expected' }, 400)
    const query = new URL(c.req.url).searchParams
    const admin = c.get('admin')
    if (!admin) throw new AppError('unauthorized')
    await takePart?.({ address: admin.id })
    const call = {
      site,
      request: c.req.raw,
      key: (id ?? date ?? '').toLowerCase(),
      query,
      body: await bodyOf(route, c),
      actor: { id: admin.id, email: admin.email, act: randomUUID() },
      role: admin.role,
      now: site.now(),
      lang: query.get('lang') === 'ne' ? 'ne' : 'en',
    } as const
    const reply = await route.answer(call)
    if ('body' in reply) return c.json(reply.body, reply.status)
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', `attachment; filename="${reply.fileName}"`)
    return c.body(reply.csv)
  }
}

async function bodyOf({ accepts, takesPicture }: AdminRoute, c: Context<ServerEnv>): Promise<unknown> {
  if (takesPicture) return new Uint8Array(await c.req.arrayBuffer())
  return accepts ? await jsonBody(c) : undefined
}
