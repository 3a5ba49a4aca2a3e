// What the built server consists of. `server/main.ts` imports this bundle and nothing else of the site, so that there is
// one module graph, and one instance of everything in it.

import * as build from 'virtual:react-router/server-build'
import { pageHandlers } from './page-handlers.ts'
import { startSite } from './start-site.ts'

export { createApp } from './app.ts'

export const pages = pageHandlers(build, import.meta.env.MODE)

/** The site of this process, its database open, migrated and seeded. */
export const start = (env: NodeJS.ProcessEnv, options?: { cacheEnabled?: boolean }) =>
  startSite(env, { pages: () => pages, ...options })
