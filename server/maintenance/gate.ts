import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { barePath, langOfPath } from '#app/lib/language.ts'
import {
  contentSecurityPolicy,
  framedHeaders,
  securityHeaders,
} from '#app/platform/http/content-security-policy.server.ts'
import type { Settings } from '#app/records/settings/schema.ts'
import { exactClientIp, isAmong, socketIp } from '#server/http/client-ip.ts'
import { failureBody } from '#server/http/failure.ts'
import { openHeadersOf } from '#server/http/open-reads.ts'
import { sendUncached } from '#server/pages/response-cache.ts'
import type { Site } from '#server/services.ts'
import { writeUsage } from '../api/visitor-writes.ts'
import { frameStyle } from '../embed/style.ts'
import type { ServerEnv } from '../env.ts'
import { maintenanceNotice, maintenancePage, messageIn, pageScript, pageStyle } from './page.ts'
import { responseKind } from './response-kind.ts'

const retryAfterSeconds = '600'

/** Paths of the emergency numbers (page and API), which stay open during maintenance. */
const emergencyNumbers = /^\/((ne\/)?emergency-services\/?|api\/v1\/emergency-numbers(\.\w+)?)$/

/** During maintenance visitors see a message in place of the site. Decided from the settings in memory, without a query. */
export function maintenance(site: Site) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const current = site.settings.current()
    const settings = current instanceof Promise ? await current : current
    if (!settings.maintenance_mode.enabled) return next()
    const kind = responseKind(c.req.path)
    if (kind === 'none' || emergencyNumbers.test(c.req.path)) return next()
    if (await passes(c, site, settings)) {
      await next()
      // Also for a response from the shared page cache.
      c.header('cache-control', 'private, no-store')
      c.header('etag', undefined)
      return
    }
    // The event is not stored. No error status: it would be in the console of an operator who sees the site.
    if (c.req.path === writeUsage.path)
      return c.body(null, 204, { ...securityHeaders(site.config.siteUrl), 'cache-control': 'no-store' })
    return await responses[kind](c, site, settings)
  })
}

/** Operators by their cookie, and allowed addresses. */
async function passes(c: Context<ServerEnv>, { config, mayPass }: Site, settings: Settings) {
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (reads && (await mayPass(c))) {
    c.set('passesMaintenance', true)
    return true
  }
  const address = exactClientIp(socketIp(c), c.req.header('x-forwarded-for'), config.trustedProxies)
  return isAmong(address, settings.maintenance_mode.allowed_ips)
}

type Respond = (c: Context<ServerEnv>, site: Site, settings: Settings) => Promise<Response>

const responses: Record<'page' | 'data' | 'frame', Respond> = {
  async page(c, { config }, settings) {
    const { pathname, search } = new URL(c.req.url)
    // One that begins with two slashes would be a link to another host.
    const path = barePath(pathname).replace(/^[/\\]+/, '/') + search
    const body = await maintenancePage(settings, langOfPath(pathname), path)
    const policy = contentSecurityPolicy({ scripts: [pageScript], styles: [pageStyle(settings)] })
    return unavailable(c, body, { ...securityHeaders(config.siteUrl), 'content-security-policy': policy })
  },
  async frame(c, { config }, settings) {
    const lang = c.req.query('lang') === 'ne' ? 'ne' : 'en'
    const style = frameStyle(lang)
    const body = await maintenanceNotice(settings, lang, style)
    const policy = contentSecurityPolicy({ styles: [style] }, { framedBy: '*' })
    return unavailable(c, body, { ...framedHeaders(config.siteUrl), 'content-security-policy': policy })
  },
  async data(c, { config }, settings) {
    const failure = { error: messageIn(settings, 'en'), code: 'maintenance' }
    const { body, contentType } = failureBody(c.req.path, 503, failure)
    return unavailable(c, body, {
      ...securityHeaders(config.siteUrl),
      ...openHeadersOf(c.req.method, c.req.path),
      'content-type': contentType,
    })
  },
}

function unavailable(c: Context<ServerEnv>, body: string, headers: Record<string, string>) {
  return sendUncached(c, {
    status: 503,
    body,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': retryAfterSeconds, ...headers },
  })
}
