import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { ServerEnv } from './env.ts'

const folder = join('build', 'client')
const yearSeconds = 31_536_000
const daySeconds = 86_400
const publicFile = /^\/[a-z0-9-]+\.(svg|png|ico|webmanifest|txt)$/

/** Files of the build, compressed when it was made. Names in `/assets` change with their content: kept for good. */
export function assets(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const serve = (cacheControl: string) =>
    serveStatic<ServerEnv>({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', cacheControl),
    })
  app.get('/assets/*', serve(`public, max-age=${yearSeconds}, immutable`), (c) => c.notFound())
  const serveFile = serve(`public, max-age=${daySeconds}`)
  // A pattern in the route would cost every other request a slower router.
  app.get('*', (c, next) => (publicFile.test(c.req.path) ? serveFile(c, next) : next()))
  return app
}
