import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { stream } from 'hono/streaming'
import { isDay } from '#app/kit/calendar-day.ts'
import { jsonBody, tooLarge, unlessUnavailable, visitorOf } from '../api/request.ts'
import type { ServerEnv } from '../env.ts'
import type { Site } from '../site.ts'
import type { AdminReply, AdminRoute } from './define.ts'
import { adminRoutes } from './routes.ts'

interface AdminEnv extends ServerEnv {
  Variables: ServerEnv['Variables'] & { admin: { id: string; email: string } }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Every function of the admin area, behind one gate. Nothing of it is kept anywhere on the way. */
export function adminApi(site: Site): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>()
  const gate = admitAdmins(site)
  for (const route of adminRoutes)
    app.on(route.method, route.path, gate, ...bodyGuards(route), handler(site, route))
  return app
}

/** The bearer token alone is believed: what a browser sends by itself opens nothing. */
function admitAdmins(site: Site): MiddlewareHandler<AdminEnv> {
  return createMiddleware<AdminEnv>(async (c, next) => {
    c.header('cache-control', 'no-store')
    const checked = await unlessUnavailable(site.gate.check(c.req.raw, visitorOf(c, site).address))
    if (!checked.ok) {
      if (checked.status === 401) c.header('www-authenticate', 'Bearer')
      return c.json({ error: checked.error }, checked.status)
    }
    c.set('admin', checked.admin)
    await next()
  })
}

function bodyGuards({ accepts, maxBytes = 1024 }: AdminRoute): MiddlewareHandler<AdminEnv>[] {
  if (!accepts) return []
  const jsonOnly = createMiddleware<AdminEnv>(async (c, next) => {
    const type = c.req.header('content-type') ?? ''
    if (/^application\/json\s*(;|$)/i.test(type)) return await next()
    return c.json({ error: 'The request must be of type application/json' }, 415)
  })
  return [jsonOnly, bodyLimit({ maxSize: maxBytes, onError: tooLarge })]
}

function handler(site: Site, route: AdminRoute): MiddlewareHandler<AdminEnv> {
  return async (c) => {
    const id = c.req.param('id')
    const date = c.req.param('date')
    if (id !== undefined && !uuid.test(id)) return c.json({ error: 'UUID expected' }, 400)
    if (date !== undefined && !isDay(date))
      return c.json({ error: 'A day such as 2026-07-16 is expected' }, 400)
    const query = new URL(c.req.url).searchParams
    const { id: adminId, email } = c.get('admin')
    const call = {
      site,
      key: (id ?? date ?? '').toLowerCase(),
      query,
      body: route.accepts ? await jsonBody(c) : undefined,
      actor: { id: adminId, email },
      now: site.now(),
      lang: query.get('lang') === 'ne' ? 'ne' : 'en',
    } as const
    const reply = await unlessUnavailable(route.answer(call))
    return 'csv' in reply ? file(c, reply) : c.json(reply.body, reply.status)
  }
}

function file(c: Parameters<MiddlewareHandler<AdminEnv>>[0], reply: Extract<AdminReply, { csv: unknown }>) {
  c.header('content-type', 'text/csv; charset=utf-8')
  c.header('content-disposition', `attachment; filename="${reply.fileName}"`)
  return stream(c, async (out) => {
    for await (const part of reply.csv) await out.write(part)
  })
}
