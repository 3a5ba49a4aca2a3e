import type { Context, Hono } from 'hono'
import { AppError } from '#app/lib/app-error.ts'
import { langOfPath } from '#app/lib/language.ts'
import { within } from '#app/lib/within.ts'
import { askedEachTime } from '#app/platform/cache/cache-control.server.ts'
import {
  PageRender,
  type PageRequest,
  type RenderedPage,
  type RenderPage,
} from '#app/platform/document/page.ts'
import {
  adsPolicy,
  contentSecurityPolicy,
  foreignTags,
  nonceSource,
  securityHeaders,
  tagHosts,
} from '#app/platform/http/content-security-policy.server.ts'
import { findMaintenanceStart } from '#app/records/settings/store.server.ts'
import type { ServerEnv } from '#server/env.ts'
import { clientIpOf } from '#server/http/client-ip.ts'
import type { Site } from '#server/services.ts'
import { pageKey } from './page-paths.ts'
import { fallbackPage, fallbackStyle, overloadedResponse } from './plain-pages.ts'
import { type RenderResult, sendUncached } from './response-cache.ts'

/** All pages: from the cache where they are cacheable, else rendered for the request. */
export function mountPages(app: Hono<ServerEnv>, site: Site): void {
  app.get('*', (c) => {
    const url = new URL(c.req.url)
    return unlessOverloaded(url.pathname, site.config.siteUrl, answerDocument(c, site, url))
  })
  app.all('*', (c) =>
    c.json({ error: 'This address can only be read.', code: 'bad-input' }, 405, { allow: 'GET, HEAD' }),
  )
}

/** A page, or its refusal where the render queue is full. */
export async function unlessOverloaded(path: string, siteUrl: string, response: Promise<Response>) {
  try {
    return await response
  } catch (error) {
    if (error instanceof AppError && error.code === 'overloaded')
      return overloadedResponse(path, 'page', siteUrl)
    throw error
  }
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
  const render = () => renderDocument(c, site, url, { maintenance: { start } })
  return sendUncached(c, await site.responses.queue.run(render))
}

/** @param own what only this request has, such as the fields of a posted form: its response is for one visitor */
export async function renderDocument(
  c: Context<ServerEnv>,
  site: Site,
  url: URL,
  own?: Partial<PageRequest>,
): Promise<RenderResult> {
  const requestId = c.get('requestId')
  const render = new PageRender({ requestId, path: url.pathname, report: site.report })
  render.personal = own !== undefined
  const address = clientIpOf(c, site.config.trustedProxies)
  const page = await renderOrFallback({ ...own, url, site, render, address })
  if ('location' in page) {
    const { location, status } = page
    return { status, body: '', tags: [], storable: false, headers: { location } }
  }
  const { status, html, inline } = page
  // Not in development, where Vite adds scripts.
  if (!site.config.development) reportForeign(render, foreignTags(html, inline))
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
      ...securityHeaders(site.config.siteUrl, render.camera ? '(self)' : '()'),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl(render, hasNonce),
      [policyName]: policy,
      ...(render.retryAfterSeconds !== undefined && { 'retry-after': String(render.retryAfterSeconds) }),
    },
  }
}

/** The page, or the fallback page when even the error page cannot be rendered. */
async function renderOrFallback(request: Parameters<RenderPage>[0] & { site: Site }) {
  const { site, url, render } = request
  try {
    return await site.pages()(request)
  } catch (error) {
    render.report(error, 'page-failed')
    const html = fallbackPage(langOfPath(url.pathname), render.requestId)
    return { status: 500, html, inline: { scripts: [], styles: [fallbackStyle] } }
  }
}

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

function reportForeign(render: PageRender, tags: readonly string[]): void {
  if (tags.length === 0) return
  const message = `The policy refuses inline elements that are not ours: ${tags.join(' ')}`
  render.report(new Error(message), 'foreign-script')
}

function cacheControl({ personal }: PageRender, hasNonce: boolean): string {
  if (personal) return 'private, no-store'
  return hasNonce ? 'no-store' : askedEachTime
}
