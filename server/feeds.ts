import { CryptoFeed } from '#app/feeds/crypto/read.server.ts'
import { ForexFeed } from '#app/feeds/forex/read.server.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { LocalImages } from '#app/platform/media/local-images.server.ts'
import { Media } from '#app/platform/media/media.server.ts'
import type { Storage } from '#db/storage.ts'

/** Data of other servers, one copy for the process. */
export interface Feeds {
  forex: ForexFeed
  crypto: CryptoFeed
}

interface FeedParts {
  config: Config
  log: Log
  storage: Storage
  pictures: LocalImages
  now: () => Date
}

export function openFeeds({ config, log, storage: { db }, pictures, now }: FeedParts): Feeds {
  const forex = new ForexFeed({
    db,
    bankUrl: config.nrbUrl,
    now,
    onTrouble: (trouble, cause) => {
      if (trouble === 'held') log.warn({ trouble, date: cause }, 'exchange rates that moved too far are held')
      else log.warn({ trouble, err: cause }, 'exchange rates: the bank or the storage failed')
    },
  })
  const crypto = new CryptoFeed({
    db,
    server: { url: config.coinGeckoUrl, demoKey: config.coinGeckoDemoKey },
    pictures,
    now,
    onTrouble: (trouble, cause) =>
      log.warn({ trouble, err: cause }, 'coin prices: the source or the storage failed'),
  })
  return { forex, crypto }
}

export function openImages(config: Config, log: Log, { db }: Storage, now: () => Date) {
  const servers = [config.coinGeckoUrl, config.google?.issuer ?? '']
  const media = new Media({
    db,
    now,
    // Origins with plain HTTP are on this machine: stand-ins, whose images are there too.
    trusted: servers.filter((url) => url.startsWith('http:')),
    onTrouble: (trouble, { host, cause }) =>
      log.warn({ trouble, host, err: cause }, 'an image could not be had'),
  })
  return { media, pictures: new LocalImages(media) }
}
