import type { Context, Hono, MiddlewareHandler } from 'hono'
import { languages, pathIn } from '#app/lib/language.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { manifests } from '#app/tools/registry.ts'
import type { ServerEnv } from '#server/env.ts'
import { appErrorOf } from '#server/ops/error-report.ts'
import { overloadedResponse } from '#server/pages/plain-pages.ts'
import { sendUncached } from '#server/pages/response-cache.ts'
import { renderDocument, unlessOverloaded } from '#server/pages/serve-page.ts'
import type { Site } from '#server/services.ts'
import { requestGuard } from './request-guard.ts'

/** Admits a form as a browser sends it without JavaScript. */
export function formGuard({ config }: Site, maxBytes: number) {
  return requestGuard({ siteUrl: config.siteUrl, origin: 'host', contentType: 'form', maxBytes })
}

export async function formFields(c: Context<ServerEnv>): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text())
}

/** What a posted form leads to: an address to go on to, or what the page at the address of the form says of it. */
export type FormOutcome = URL | (Partial<PageRequest> & { status: number })

/** Routes that answer the form of a page in each language. */
export function formRoutes(
  app: Hono<ServerEnv>,
  site: Site,
  path: string,
  guard: MiddlewareHandler,
  receive: (c: Context<ServerEnv>) => Promise<FormOutcome>,
): void {
  for (const lang of languages) {
    app.post(pathIn(lang, path), guard, async (c) => {
      // Refused before anything is done: a response that cannot be rendered would hide that it was.
      if (site.responses.queue.isFull) return overloadedResponse(c.req.path, 'page', site.config.siteUrl)
      const outcome = await receive(c)
      if (outcome instanceof URL) return c.redirect(outcome.href, 303)
      const { status, ...answer } = outcome
      return await answerForm(c, site, status, answer)
    })
  }
}

/** Reports what is the site's fault. @returns the status of the response */
export async function failureStatus(c: Context<ServerEnv>, site: Site, error: unknown, kind: string) {
  const { status } = await appErrorOf(error, site.storage.db)
  if (status >= 500) site.report(error, { kind, requestId: c.get('requestId'), path: c.req.path })
  return status
}

/** With the page at the same address, not cached; its render waits as that of any page. */
async function answerForm(
  c: Context<ServerEnv>,
  site: Site,
  status: number,
  answer: Partial<PageRequest>,
): Promise<Response> {
  const response = site.responses.queue.run(async () => {
    const rendered = await renderDocument(c, site, new URL(c.req.path, c.req.url), answer)
    return await sendUncached(c, { ...rendered, status: rendered.status === 200 ? status : rendered.status })
  })
  return await unlessOverloaded(c.req.path, site.config.siteUrl, response)
}

/** Tools whose form is answered here where there is no JavaScript: by their own page, for this request alone. */
export function mountPostedTools(app: Hono<ServerEnv>, site: Site): void {
  for (const { path: tool, postBytes } of manifests) {
    if (postBytes === undefined) continue
    for (const path of languages.map((lang) => pathIn(lang, tool))) {
      app.post(path, formGuard(site, postBytes), async (c) => {
        const posted = Object.fromEntries(await formFields(c))
        return await answerForm(c, site, 200, { posted })
      })
    }
  }
}
