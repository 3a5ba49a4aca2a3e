import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import type { ServerEnv } from './env.ts'

const folder = join('build', 'client')
const yearSeconds = 31_536_000
const daySeconds = 86_400
const publicFile = /^\/[a-z0-9-]+\.(svg|png|ico|webmanifest|txt)$/
const previewPicture = /^\/og\/[a-z0-9-]+\.png$/

/** Files of the build, compressed when it was made. Names in `/assets` change with their content: kept for good. */
export function assets(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const serve = (headers: Record<string, string | undefined>) =>
    serveStatic<ServerEnv>({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => {
        for (const [name, value] of Object.entries(headers)) c.header(name, value)
        leaveUntoldThatItStaysOpen(c)
      },
    })
  // Never asked for again: the date would be bytes for nothing, in each of a page's files.
  const forGood = serve({
    'cache-control': `public, max-age=${yearSeconds}, immutable`,
    'last-modified': undefined,
  })
  const forADay = { 'cache-control': `public, max-age=${daySeconds}` }
  const serveFile = serve(forADay)
  // Link previews are shown on the pages of others.
  const servePreview = serve({ ...forADay, 'cross-origin-resource-policy': 'cross-origin' })
  // Asked for again at every visit, so that a new build is noticed.
  app.get('/sw.js', serve({ 'cache-control': 'no-cache' }))
  app.get('/assets/*', forGood, (c) => c.notFound())
  // A pattern in the route would cost every other request a slower router.
  app.get('*', (c, next) => {
    if (publicFile.test(c.req.path)) return serveFile(c, next)
    return previewPicture.test(c.req.path) ? servePreview(c, next) : next()
  })
  return app
}

/** HTTP/1.1 keeps connections: each of a page's files would say so in 48 bytes. The last answer at a stop says the other. */
function leaveUntoldThatItStaysOpen(c: Context<ServerEnv>): void {
  const { outgoing } = (c.env as ServerEnv['Bindings'] | undefined) ?? {}
  if (outgoing && !outgoing.hasHeader('connection')) outgoing.removeHeader('connection')
}
