import { Hono } from 'hono'
import { AppError } from '#app/kit/app-error.ts'
import type { ServerEnv } from './env.ts'
import type { Site } from './site.ts'
import { unlessUnavailable } from './storage-trouble.ts'

const sha256 = /^[0-9a-f]{64}$/
const yearSeconds = 31_536_000

/** Images that were fetched from elsewhere, at an address that is made of their bytes: kept for good. */
export function media(site: Pick<Site, 'media' | 'storage'>): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/media/:name', async (c) => {
    const picture = await found(site, c.req.param('name'))
    if (!picture) throw new AppError('not-found')
    return c.body(picture.bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': picture.contentType,
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
  return app
}

async function found({ media, storage }: Pick<Site, 'media' | 'storage'>, name: string) {
  if (!sha256.test(name)) return undefined
  return await unlessUnavailable(storage.db, media.find(name))
}
