// What the built server consists of. `server/main.ts` imports this bundle and nothing else of the site, so that there is
// one module graph, and one instance of everything in it.

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, type RequestHandler } from 'react-router'
import { langOfPath } from '#app/kit/language.ts'
import { filesInNepali } from './files-in-nepali.ts'
import { startSite } from './start-site.ts'

export { createApp } from './app.ts'

const handlers = {
  en: createRequestHandler(build, import.meta.env.MODE),
  ne: createRequestHandler({ ...build, assets: filesInNepali(build.assets) }, import.meta.env.MODE),
}

export const pages: RequestHandler = (request, context) =>
  handlers[langOfPath(new URL(request.url).pathname)](request, context)

/** The site of this process, its database open, migrated and seeded. */
export const start = (env: NodeJS.ProcessEnv, options?: { cacheEnabled?: boolean }) =>
  startSite(env, { pages: () => pages, ...options })
