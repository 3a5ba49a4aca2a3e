import { Hono } from 'hono'
import { languages, pathIn } from '#app/lib/language.ts'
import { manifests } from '#app/tools/registry.ts'
import type { ServerEnv } from '#server/env.ts'
import { answerForm, formFields, formGuard } from '#server/http/posted-form.ts'
import type { Site } from '#server/services.ts'
import { unlessOverloaded } from './plain-pages.ts'

/** Tools whose form is answered here where there is no JavaScript: by their own page, for this request alone. */
export function postedTools(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  for (const { path: tool, postBytes } of manifests) {
    if (postBytes === undefined) continue
    for (const path of languages.map((lang) => pathIn(lang, tool))) {
      app.post(path, formGuard(site, postBytes), async (c) => {
        const posted = Object.fromEntries(await formFields(c))
        const answer = site.responses.queue.run(() => answerForm(c, site, 200, { posted }))
        return await unlessOverloaded(path, site.config.siteUrl, answer)
      })
    }
  }
  return app
}
