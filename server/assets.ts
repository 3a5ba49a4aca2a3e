import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { ServerEnv } from './env.ts'

const folder = join('build', 'client')
const yearSeconds = 31_536_000
const daySeconds = 86_400
const publicFile = /^\/[a-z0-9-]+\.(svg|png|ico|webmanifest|txt)$/
/** A single range of bytes, `bytes=0-99`, `bytes=100-` or `bytes=-100`. */
const byteRange = /^bytes=(?!-$)(\d*)-(\d*)$/
const previewPicture = /^\/og\/[a-z0-9-]+\.png$/

/** Files of the build, compressed when it was made. Names in `/assets` change with their content: kept for good. */
export function assets(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const serve = (headers: Record<string, string | undefined>): MiddlewareHandler<ServerEnv> => {
    const file = serveStatic<ServerEnv>({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => {
        for (const [name, value] of Object.entries(headers)) c.header(name, value)
        leaveUntoldThatItStaysOpen(c)
      },
    })
    return (c, next) => {
      dropInvalidRange(c)
      return file(c, next)
    }
  }
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

/**
 * The file server takes any other text for the range of the whole file, and never asks whether the client's part is of
 * this file: both are answered as if no range was asked for (RFC 9110, sections 14.2 and 13.1.5).
 */
function dropInvalidRange({ req }: Context<ServerEnv>): void {
  const range = req.header('range')
  if (range === undefined) return
  const [, first, last] = byteRange.exec(range) ?? []
  const isValid = first !== undefined && (first === '' || last === '' || Number(first) <= Number(last))
  if (!isValid || req.header('if-range')) req.raw.headers.delete('range')
}

/** HTTP/1.1 keeps connections: each of a page's files would say so in 48 bytes. The last answer at a stop says the other. */
function leaveUntoldThatItStaysOpen(c: Context<ServerEnv>): void {
  const { outgoing } = (c.env as ServerEnv['Bindings'] | undefined) ?? {}
  if (outgoing && !outgoing.hasHeader('connection')) outgoing.removeHeader('connection')
}
