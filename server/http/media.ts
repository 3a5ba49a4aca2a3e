import type { Hono } from 'hono'
import { AppError } from '#app/lib/app-error.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { Pictures } from '#app/platform/media/pictures.server.ts'
import type { Storage } from '#db/storage.ts'
import type { ServerEnv } from '#server/env.ts'

const sha256 = /^[0-9a-f]{64}$/
const yearSeconds = 31_536_000

export function openPictures(config: Config, log: Log, { db }: Storage, now: () => Date): Pictures {
  const servers = [config.coinGeckoUrl, config.google?.issuer ?? '']
  return new Pictures({
    db,
    now,
    // Origins with plain HTTP are on this machine: stand-ins, whose images are there too.
    trusted: servers.filter((url) => url.startsWith('http:')),
    onTrouble: (trouble, { host, cause }) =>
      log.warn({ trouble, host, err: cause }, 'an image could not be had'),
  })
}

/** Images that were fetched from elsewhere, at an address that is made of their bytes: kept for good. */
export function mountMedia(app: Hono<ServerEnv>, { pictures }: { pictures: Pictures }): void {
  app.get('/media/:name', async (c) => {
    const name = c.req.param('name')
    const picture = sha256.test(name) ? await pictures.find(name) : undefined
    if (!picture) throw new AppError('not-found')
    return c.body(picture.bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': picture.contentType,
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}
