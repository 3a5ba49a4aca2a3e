// What the built server consists of. `server/main.ts` imports this bundle and nothing else of the site, so that there is
// one module graph, and one instance of everything in it.

import { builtFiles } from '#app/platform/document/client-files.server.ts'
import { sourceFiles } from '#app/platform/document/source-files.server.ts'
import { pageRenderer } from '#app/render-page.server.tsx'
import { startSite } from './start-site.ts'

export { createApp } from './app.ts'

export const pages = pageRenderer(import.meta.env.DEV ? sourceFiles() : builtFiles())

/** The site of this process, its database open, migrated and seeded. */
export const start = (env: NodeJS.ProcessEnv, options?: { cacheEnabled?: boolean }) =>
  startSite(env, { pages: () => pages, ...options })
