import { readAsk, readAskData } from './ask.ts'
import {
  readBanks,
  readCarriers,
  readInternetPlans,
  readInternetProviders,
  readSiteSettings,
  readTools,
} from './catalogue.ts'
import { readCorrections } from './corrections.ts'
import { readCryptoMarkets, readCryptoSearch } from './crypto.ts'
import type { ApiRoute } from './define.ts'
import { readFestivals } from './festival-file.ts'
import { readForexHistory, readForexRates } from './forex.ts'
import { ingestPrices, readPrices } from './gold-silver-prices.ts'
import { writeRating, writeSubscription, writeUsage } from './visitor-writes.ts'

/** All routes of the public API: mounted, documented and tested from this list. */
export const apiRoutes: readonly ApiRoute[] = [
  readTools,
  readCarriers,
  readBanks,
  readInternetProviders,
  readInternetPlans,
  readPrices,
  readSiteSettings,
  readFestivals,
  readCorrections,
  readForexRates,
  readForexHistory,
  readCryptoMarkets,
  readCryptoSearch,
  readAsk,
  readAskData,
  writeUsage,
  writeRating,
  writeSubscription,
  ingestPrices,
]

export const publicReadPaths: ReadonlySet<string> = new Set(
  apiRoutes.filter(({ kind }) => kind === 'read').map(({ path }) => path),
)
