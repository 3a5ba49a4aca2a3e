import type { Feeds } from '#app/feeds/feeds.server.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { StatusKey } from '#app/platform/env/upstreams.server.ts'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import { readPricesHealth } from '#app/records/gold-silver-prices/store.server.ts'
import { deliveryHealth, readDeliveryState } from '#app/records/subscribers/deliveries.server.ts'
import type { Storage } from '#db/storage.ts'

export interface WatchedParts {
  config: Pick<Config, 'newsletterWebhookUrl'>
  feeds: Feeds
  now: () => Date
  storage: Pick<Storage, 'db'>
}

/** How each upstream of the status page is, in the order of the page. */
export const upstreamHealth: Record<StatusKey, (site: WatchedParts) => Promise<FeedHealth>> = {
  nrbUrl: ({ feeds }) => feeds.forex.health(),
  metalsUrl: ({ storage, now }) => readPricesHealth(storage.db, now()),
  coinGeckoUrl: ({ feeds }) => feeds.crypto.health(),
  newsletterWebhookUrl: async ({ config, storage, now }) => {
    const isConfigured = config.newsletterWebhookUrl !== undefined
    return deliveryHealth(await readDeliveryState(storage.db), isConfigured, now())
  },
}

export const upstreamHealthKeys = Object.keys(upstreamHealth) as StatusKey[]
