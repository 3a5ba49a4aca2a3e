// Entry of the server's bundle. `server/main.ts` imports the bundle and nothing else of the site, so that each module exists
// once.

import { builtFiles, sourceFiles } from '#app/platform/document/client-files.server.ts'
import { pageRenderer } from '#app/render-page.server.tsx'
import { startSite } from './start-site.ts'

export { createApp } from './app.ts'

export const pages = pageRenderer(import.meta.env.DEV ? sourceFiles() : builtFiles())

/** Starts the site: database open, migrated and seeded. */
export const start = (env: NodeJS.ProcessEnv, options?: { cacheEnabled?: boolean }) =>
  startSite(env, { pages: () => pages, ...options })
