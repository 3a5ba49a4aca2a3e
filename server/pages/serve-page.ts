import { type Context, Hono } from 'hono'
import { feedsContext } from '#app/feeds/feeds.server.ts'
import { barePath, langOfPath } from '#app/lib/language.ts'
import { within } from '#app/lib/within.ts'
import { statusContext } from '#app/pages/page-contexts.server.ts'
import { tagHosts } from '#app/platform/consent/tag-hosts.ts'
import type { RenderedPage } from '#app/platform/document/page.ts'
import {
  adsPolicy,
  contentSecurityPolicy,
  foreignTags,
  nonceSource,
  securityHeaders,
} from '#app/platform/http/security-headers.server.ts'
import { PageContext } from '#app/platform/page-context.ts'
import { PageRender, renderContext, servicesContext } from '#app/platform/services.server.ts'
import { carriersContext } from '#app/records/carriers/store.server.ts'
import { emergencyNumbersContext } from '#app/records/emergency-numbers/store.server.ts'
import { postOfficesContext } from '#app/records/postal-codes/store.server.ts'
import { ratingsContext } from '#app/records/ratings/store.server.ts'
import { settingsContext } from '#app/records/settings/cached-settings.server.ts'
import { findMaintenanceStart, maintenanceContext } from '#app/records/settings/maintenance-start.server.ts'
import { toolsContext } from '#app/records/tools/store.server.ts'
import { visitsContext } from '#app/records/usage/visits.server.ts'
import { askContext } from '#app/tools/ask-data.server.ts'
import type { ServerEnv } from '#server/env.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import type { Site } from '#server/services.ts'
import { fallbackPage, fallbackStyle } from './fallback-page.ts'
import { unlessOverloaded } from './overloaded-response.ts'
import { pageKey } from './page-paths.ts'
import { type RenderResult, sendUncached } from './response-cache.ts'

/** All pages: from the cache where they are cacheable, else rendered for the request. */
export function pages(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('*', (c) => {
    const url = new URL(c.req.url)
    return unlessOverloaded(url.pathname, site.config.siteUrl, answerDocument(c, site, url))
  })
  app.all('*', (c) =>
    c.json({ error: 'This address can only be read.', code: 'bad-input' }, 405, { allow: 'GET, HEAD' }),
  )
  return app
}

async function answerDocument(c: Context<ServerEnv>, site: Site, url: URL): Promise<Response> {
  if (c.get('passesMaintenance')) return await answerOperator(c, site, url)
  const key = pageKey(url)
  if (!key) return sendUncached(c, await site.responses.queue.run(() => renderDocument(c, site, url)))
  // Rendered for the cache key, so that no other parameter gets into a response that others receive.
  return await site.responses.respond(c, key, () => renderDocument(c, site, new URL(key, url)))
}

/** Says that maintenance is on: rendered for this request alone, so that no visitor gets it from the cache. */
async function answerOperator(c: Context<ServerEnv>, site: Site, url: URL): Promise<Response> {
  // The page is shown without the time when the database fails.
  const start = await within(500, findMaintenanceStart(site.storage.db)).catch(() => undefined)
  const fill: Fill = (context, render) => {
    render.personal = true
    context.set(maintenanceContext, { start })
  }
  return sendUncached(c, await site.responses.queue.run(() => renderDocument(c, site, url, fill)))
}

type Fill = (context: PageContext, render: PageRender) => void

/** @param fill adds what only this request has, such as the fields of a posted form, to the page's context. */
export async function renderDocument(
  c: Context<ServerEnv>,
  site: Site,
  url: URL,
  fill?: Fill,
): Promise<RenderResult> {
  const requestId = c.get('requestId')
  const render = new PageRender({ requestId, path: url.pathname, ...patienceFor(url) })
  const context = contextOf(c, site, render)
  fill?.(context, render)
  const page = await renderOrFallback(site, url, context, requestId)
  if ('location' in page) {
    const { location, status } = page
    return { status, body: '', tags: [], storable: false, headers: { location } }
  }
  const { status, html, inline } = page
  reportForeign(site, render, foreignTags(html, inline))
  const { policy, hasNonce } = policyOf(page, render)
  const policyName = site.config.development
    ? 'content-security-policy-report-only'
    : 'content-security-policy'
  return {
    status,
    body: html,
    hasNonce,
    tags: render.tags,
    storable: status === 200 && !render.degraded && !render.personal && !render.hasUnknownValue,
    degraded: render.degraded,
    headers: {
      ...securityHeaders(site.config.siteUrl),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl(render, hasNonce),
      [policyName]: policy,
      ...(render.retryAfterSeconds !== undefined && { 'retry-after': String(render.retryAfterSeconds) }),
    },
  }
}

/** The page, or the fallback page when even the error page cannot be rendered. */
async function renderOrFallback(site: Site, url: URL, context: PageContext, requestId: string) {
  try {
    return await site.pages()(url, context)
  } catch (error) {
    site.report(error, { kind: 'page-failed', requestId, path: url.pathname })
    const html = fallbackPage(langOfPath(url.pathname), requestId)
    return { status: 500, html, inline: { scripts: [], styles: [fallbackStyle] } }
  }
}

/** The status page must answer within a second even when the database does not. */
const patienceFor = ({ pathname }: URL) => barePath(pathname) === '/status' && { patienceMs: 600 }

/**
 * With hashes, and so the same in every response; only a page with ads needs a nonce. Scripts and styles that this code did
 * not write get neither.
 */
function policyOf(
  { status, inline }: RenderedPage,
  { pagePolicy, tagIds, inlineStyles, hasFrames }: PageRender,
) {
  // An error page loads nothing from other hosts.
  const kind = status === 200 ? pagePolicy : 'none'
  const hosts = tagHosts(kind === 'none' ? {} : tagIds)
  const opened = inlineStyles ? { ...hosts, style: [...hosts.style, "'unsafe-inline'"] } : hosts
  return kind === 'ads'
    ? { policy: adsPolicy(nonceSource, opened), hasNonce: true }
    : { policy: contentSecurityPolicy(inline, { opened, hasFrames }), hasNonce: false }
}

/** Not in development, where Vite adds scripts. */
function reportForeign({ config, report }: Site, { requestId, path }: PageRender, tags: readonly string[]) {
  if (config.development || tags.length === 0) return
  const error = new Error(`The policy refuses inline elements that are not ours: ${tags.join(' ')}`)
  report(error, { kind: 'foreign-script', requestId, path })
}

function cacheControl({ personal }: PageRender, hasNonce: boolean): string {
  if (personal) return 'private, no-store'
  return hasNonce ? 'no-store' : 'public, max-age=0, must-revalidate'
}

function contextOf(c: Context<ServerEnv>, site: Site, render: PageRender): PageContext {
  const {
    storage,
    report,
    signIn,
    feeds,
    pictures,
    status,
    now,
    settings,
    tools,
    ratings,
    carriers,
    visits,
    ask,
  } = site
  const { siteUrl, methods } = signIn
  const context = new PageContext()
  context.set(servicesContext, {
    db: storage.db,
    report,
    siteUrl,
    authMethods: [...methods],
    pictures,
    address: clientAddressOf(c, site.config.trustedProxies),
    now,
  })
  context.set(renderContext, render)
  context.set(settingsContext, settings)
  context.set(toolsContext, tools)
  context.set(ratingsContext, ratings)
  context.set(carriersContext, carriers)
  context.set(emergencyNumbersContext, site.emergencyNumbers)
  context.set(postOfficesContext, site.postOffices)
  context.set(visitsContext, visits)
  context.set(feedsContext, feeds)
  context.set(statusContext, status)
  context.set(askContext, ask)
  return context
}
