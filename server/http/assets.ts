import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { ServerEnv } from '#server/env.ts'

const folder = join('build', 'client')
const yearSeconds = 31_536_000
const daySeconds = 86_400
const publicFile = /^\/[a-z0-9-]+\.(svg|png|ico|webmanifest|txt)$/
/** A single range of bytes, `bytes=0-99`, `bytes=100-` or `bytes=-100`. */
const byteRange = /^bytes=(?!-$)(\d*)-(\d*)$/
const previewPicture = /^\/og\/[a-z0-9-]+\.png$/

/** Files of the build, compressed by it. Names in `/assets` contain a hash: cached for a year, immutable. */
export function mountAssets(app: Hono<ServerEnv>): void {
  const serve = (headers: Record<string, string | undefined>): MiddlewareHandler<ServerEnv> => {
    const file = serveStatic<ServerEnv>({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => {
        for (const [name, value] of Object.entries(headers)) c.header(name, value)
        suppressKeepAlive(c)
      },
    })
    return (c, next) => {
      dropInvalidRange(c)
      return file(c, next)
    }
  }
  // Never revalidated: `Last-Modified` would only add bytes to each of a page's files.
  const immutable = serve({
    'cache-control': `public, max-age=${yearSeconds}, immutable`,
    'last-modified': undefined,
  })
  const forADay = { 'cache-control': `public, max-age=${daySeconds}` }
  const serveFile = serve(forADay)
  // Other sites show link previews.
  const servePreview = serve({ ...forADay, 'cross-origin-resource-policy': 'cross-origin' })
  // Revalidated at every visit, so that a new build is noticed.
  app.get('/sw.js', serve({ 'cache-control': 'no-cache' }))
  app.get('/assets/*', immutable, (c) => c.notFound())
  // A pattern in the route would select a slower router for all requests.
  app.get('*', (c, next) => {
    if (publicFile.test(c.req.path)) return serveFile(c, next)
    return previewPicture.test(c.req.path) ? servePreview(c, next) : next()
  })
}

/**
 * The file server treats any other text as the whole file, and ignores `If-Range`: both are answered as if no range was
 * requested (RFC 9110, sections 14.2 and 13.1.5).
 */
function dropInvalidRange({ req }: Context<ServerEnv>): void {
  const range = req.header('range')
  if (range === undefined) return
  const [, first, last] = byteRange.exec(range) ?? []
  const isValid = first !== undefined && (first === '' || last === '' || Number(first) <= Number(last))
  if (!isValid || req.header('if-range')) req.raw.headers.delete('range')
}

/** Suppresses Node's keep-alive headers (48 bytes for each file), the default of HTTP/1.1, unless `connection` is already set. */
function suppressKeepAlive(c: Context<ServerEnv>): void {
  const { outgoing } = (c.env as ServerEnv['Bindings'] | undefined) ?? {}
  if (outgoing && !outgoing.hasHeader('connection')) outgoing.removeHeader('connection')
}
