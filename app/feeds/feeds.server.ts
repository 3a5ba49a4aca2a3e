import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { Pictures } from '#app/platform/media/pictures.server.ts'
import type { Db } from '#db/schema.ts'
import type { Storage } from '#db/storage.ts'
import { CryptoFeed } from './crypto/read.server.ts'
import { ForexFeed } from './forex/read.server.ts'

/** Data of other servers, one copy for the process. */
export interface Feeds {
  forex: ForexFeed
  crypto: CryptoFeed
}

/** What is read for questions, outside of a page. */
export interface DataSources {
  db: Db
  feeds: Feeds
  now: () => Date
}

interface FeedParts {
  config: Config
  log: Log
  storage: Storage
  pictures: Pictures
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
