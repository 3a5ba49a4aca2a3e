import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { barePath, langOfPath } from '#app/kit/language.ts'
import { believedAddress, isAmong } from '#app/platform/http/client-address.server.ts'
import {
  contentSecurityPolicy,
  framedHeaders,
  securityHeaders,
} from '#app/platform/http/security-headers.server.ts'
import type { Settings } from '#app/records/settings/fields.ts'
import { once } from '../cached-answers.ts'
import { widgetStyle } from '../embed/style.ts'
import type { ServerEnv } from '../env.ts'
import { peerOf } from '../peer.ts'
import type { Site } from '../site.ts'
import { maintenanceNotice, maintenancePage, messageIn, pageScript, pageStyle } from './page.ts'
import { reachOf } from './reach.ts'

const retryAfterSeconds = '600'

/**
 * While the operator works on the site, visitors see a message in its place. Decided from the settings in memory: no query,
 * and while it is off next to no time.
 */
export function maintenance(site: Site) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const current = site.settings.current()
    const settings = current instanceof Promise ? await current : current
    if (!settings.maintenance_mode.enabled) return next()
    const reach = reachOf(c.req.path)
    if (reach === 'none') return next()
    if (await passes(c, site, settings)) {
      await next()
      // What they are shown is for them alone, also where it comes from the common cache.
      c.header('cache-control', 'private, no-store')
      c.header('etag', undefined)
      return
    }
    return await answers[reach](c, site, settings)
  })
}

async function passes(
  c: Context<ServerEnv>,
  { config, mayPass }: Site,
  settings: Settings,
): Promise<boolean> {
  const address = believedAddress(peerOf(c), c.req.header('x-forwarded-for'), config.trustedProxies)
  if (isAmong(address, settings.maintenance_mode.allowed_ips)) return true
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  return reads && (await mayPass(c.req.raw))
}

type Answer = (c: Context<ServerEnv>, site: Site, settings: Settings) => Promise<Response>

const answers: Record<'page' | 'data' | 'frame', Answer> = {
  async page(c, { config }, settings) {
    const { pathname, search } = new URL(c.req.url)
    const asked = { lang: langOfPath(pathname), path: oneSlash(barePath(pathname)) + search }
    const body = await maintenancePage(settings, asked)
    const policy = contentSecurityPolicy({ scripts: [pageScript], styles: [pageStyle(settings)] })
    return told(c, body, { ...securityHeaders(config.siteUrl), 'content-security-policy': policy })
  },
  async frame(c, { config }, settings) {
    const lang = c.req.query('lang') === 'ne' ? 'ne' : 'en'
    const style = widgetStyle(lang)
    const body = await maintenanceNotice(settings, lang, style)
    const policy = contentSecurityPolicy({ styles: [style] }, { framedBy: '*' })
    return told(c, body, { ...framedHeaders(config.siteUrl), 'content-security-policy': policy })
  },
  async data(c, { config }, settings) {
    const body = JSON.stringify({ error: messageIn(settings, 'en'), code: 'maintenance' })
    return told(c, body, {
      ...securityHeaders(config.siteUrl),
      'content-type': 'application/json; charset=utf-8',
    })
  },
}

function told(c: Context<ServerEnv>, body: string, headers: Record<string, string>): Promise<Response> {
  return once(c, {
    status: 503,
    body,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': retryAfterSeconds, ...headers },
  })
}

/** Two slashes in front would lead to another host. */
function oneSlash(path: string): string {
  return path.replace(/^[/\\]+/, '/')
}
