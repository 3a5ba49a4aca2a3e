import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { ServerEnv } from './env.ts'

const folder = join('build', 'client')
const yearSeconds = 31_536_000
const daySeconds = 86_400

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
  app.get('/:file{[a-z0-9-]+\\.(svg|png|ico|webmanifest|txt)}', serve(`public, max-age=${daySeconds}`))
  return app
}
