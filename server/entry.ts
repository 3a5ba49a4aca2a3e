// What the built server consists of. `server/main.ts` imports this bundle and nothing else of the site, so that there is
// one module graph, and one instance of everything in it.

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, type RequestHandler } from 'react-router'
import { type Lang, langOfPath } from '#app/kit/language.ts'
import { filesInNepali } from './files-in-nepali.ts'
import { startSite } from './start-site.ts'

export { createApp } from './app.ts'

/** Every request is matched against all routes of its handler, several times: those of the other language match none. */
function handlerFor(lang: Lang): RequestHandler {
  const assets = lang === 'ne' ? filesInNepali(build.assets) : build.assets
  const own = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => id === 'root' || id.startsWith(`${lang}/`)))
  return createRequestHandler(
    { ...build, routes: own(build.routes), assets: { ...assets, routes: own(assets.routes) } },
    import.meta.env.MODE,
  )
}

const handlers = { en: handlerFor('en'), ne: handlerFor('ne') }

export const pages: RequestHandler = (request, context) =>
  handlers[langOfPath(new URL(request.url).pathname)](request, context)

/** The site of this process, its database open, migrated and seeded. */
export const start = (env: NodeJS.ProcessEnv, options?: { cacheEnabled?: boolean }) =>
  startSite(env, { pages: () => pages, ...options })
