import { Hono } from 'hono'
import { mountBackupDownload } from './admin/backup.ts'
import { mountAdminApi } from './admin/mount.ts'
import { mountApi } from './api/mount.ts'
import { publicReadPaths } from './api/routes.ts'
import { gotrueRoutes } from './auth/routes/gotrue-routes.ts'
import { mountCorrectionForm } from './corrections/correction-form.ts'
import { mountDataFiles } from './data/mount.ts'
import { mountFrames } from './embed/mount.ts'
import type { ServerEnv } from './env.ts'
import { mountAssets } from './http/assets.ts'
import { answerErrors, hasProblems } from './http/failure.ts'
import { addSecurityHeaders, requestLog } from './http/log-and-headers.ts'
import { mountMedia } from './http/media.ts'
import { mountPostedTools } from './http/posted-form.ts'
import { redirects } from './http/redirects.ts'
import { maintenance } from './maintenance/gate.ts'
import { responseKind } from './maintenance/response-kind.ts'
import { mountNewsletterForms } from './newsletter/newsletter-forms.ts'
import { mountHealth, mountMetrics } from './ops/monitoring.ts'
import { mountCrawlers } from './pages/crawlers.ts'
import { pageKey } from './pages/page-paths.ts'
import { overloadedResponse } from './pages/plain-pages.ts'
import { type RequestHeaders, requestHeaders } from './pages/response-cache.ts'
import { mountPages } from './pages/serve-page.ts'
import { mountWebManifest } from './pages/web-manifest.ts'
import type { Site } from './services.ts'

export type App = Pick<Hono<ServerEnv>, 'fetch' | 'routes'>

/** The page cache, then every mount of the server in its order, with the list of their routes. */
export function createApp(site: Site): App {
  const app = new Hono<ServerEnv>()
  app.onError(answerErrors(site))
  // Health answers whatever else is wrong.
  mountHealth(app, site)
  mountMetrics(app, site)
  app.use(async (c, next) => {
    const start = performance.now()
    await next()
    site.metrics.requests.record(performance.now() - start, c.req.path, c.res.status)
  })
  // Before everything that a visitor sees.
  app.use(maintenance(site))
  app.use(redirects(site.config.siteUrl))
  // Other sites may frame these: before the headers that forbid this.
  mountFrames(app, site)
  app.use(addSecurityHeaders(site.config.siteUrl))
  mountAssets(app)
  app.use(requestLog(site.log))
  mountMedia(app, site)
  // Before the public API, which answers 404 for all unknown paths.
  mountAdminApi(app, site)
  mountBackupDownload(app, site)
  mountApi(app, site)
  app.route('/', gotrueRoutes(site))
  mountDataFiles(app, site)
  mountCrawlers(app, site)
  mountWebManifest(app, site)
  mountNewsletterForms(app, site)
  mountCorrectionForm(app, site)
  mountPostedTools(app, site)
  // Pages answer everything else, if only with 404.
  mountPages(app, site)
  return { fetch: withResponseCache(site, app.fetch), routes: app.routes }
}

/**
 * Sends cached responses before any mount is asked: on the way through the mounts they would cost half as much again. Their
 * addresses are canonical, and they have all their headers. While the render queue is full, a request gets a stale response
 * or a refusal here, where it costs least. During maintenance every request takes the normal way, which decides who sees what.
 */
function withResponseCache(site: Site, fetch: App['fetch']): App['fetch'] {
  const { settings, metrics } = site
  return (request, env: ServerEnv['Bindings'] = {}, ...rest) => {
    const start = performance.now()
    const current = request.method === 'GET' ? settings.current() : undefined
    if (!current || current instanceof Promise || current.maintenance_mode.enabled)
      return fetch(request, env, ...rest)
    const url = new URL(request.url)
    const key = keyOf(url)
    const early = earlyResponse(site, url.pathname, key, requestHeaders(request, env))
    if (!early) return fetch(request, { ...env, missedKey: key }, ...rest)
    const counted = (response: Response) => {
      metrics.requests.record(performance.now() - start, url.pathname, response.status)
      return response
    }
    return early instanceof Promise ? early.then(counted) : counted(early)
  }
}

/** An address without a query is its own key. */
function keyOf(url: URL): string | undefined {
  const { pathname, search } = url
  return search === '' || (publicReadPaths.has(pathname) && !hasProblems(pathname)) ? pathname : pageKey(url)
}

function earlyResponse(
  { responses, config }: Site,
  path: string,
  key: string | undefined,
  headers: RequestHeaders,
): Response | Promise<Response> | undefined {
  const fresh = key === undefined ? undefined : responses.fresh(headers, key)
  if (fresh || !responses.queue.isFull) return fresh
  const kind = responseKind(path)
  if (kind === 'none' || kind === 'frame') return undefined
  const stale = key === undefined ? undefined : responses.stale(headers, key)
  if (stale) return stale
  responses.queue.refused += 1
  return overloadedResponse(path, kind, config.siteUrl)
}
