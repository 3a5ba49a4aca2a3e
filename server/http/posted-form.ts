import type { Context } from 'hono'
import type { PageRequest } from '#app/platform/document/page.ts'
import type { ServerEnv } from '#server/env.ts'
import { sendUncached } from '#server/pages/response-cache.ts'
import { renderDocument } from '#server/pages/serve-page.ts'
import type { Site } from '#server/services.ts'
import { requestGuard } from './request-guard.ts'

/** Admits a form as a browser sends it without JavaScript. */
export function formGuard({ config }: Site, maxBytes: number) {
  return requestGuard({ siteUrl: config.siteUrl, origin: 'host', contentType: 'form', maxBytes })
}

export async function formFields(c: Context<ServerEnv>): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text())
}

/**
 * Answers a posted form with the page at the same address, not cached.
 *
 * @param answer what the page says of it
 */
export async function answerForm(
  c: Context<ServerEnv>,
  site: Site,
  status: number,
  answer: Partial<PageRequest>,
): Promise<Response> {
  const rendered = await renderDocument(c, site, new URL(c.req.path, c.req.url), answer)
  return await sendUncached(c, { ...rendered, status: rendered.status === 200 ? status : rendered.status })
}
