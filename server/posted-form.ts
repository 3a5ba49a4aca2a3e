import type { Context } from 'hono'
import { AppError } from '#app/kit/app-error.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { isFromOwnPage } from './api/mount.ts'
import type { ServerEnv } from './env.ts'
import { renderDocument } from './pages.ts'
import { sendUncached } from './response-cache.ts'
import type { Site } from './site.ts'

/**
 * The fields of a form as a browser sends it without JavaScript.
 *
 * @throws {AppError} `bad-input` from another site, or with another type of body
 */
export async function postedForm(c: Context<ServerEnv>, { config }: Site): Promise<URLSearchParams> {
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (!isFromOwnPage(c, config.siteUrl) || !isForm) throw new AppError('bad-input')
  return new URLSearchParams(await c.req.text())
}

/** Answers a posted form with the page at the same address, not cached. */
export async function answerForm(
  c: Context<ServerEnv>,
  site: Site,
  status: number,
  fill: (context: PageContext) => void,
): Promise<Response> {
  const rendered = await renderDocument(c, site, new URL(c.req.path, c.req.url), (context, render) => {
    render.personal = true
    fill(context)
  })
  return await sendUncached(c, { ...rendered, status: rendered.status === 200 ? status : rendered.status })
}
