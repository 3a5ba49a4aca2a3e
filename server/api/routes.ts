import { readAsk } from './ask.ts'
import { readAskData } from './ask-data.ts'
import { readFestivals } from './calendar.ts'
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
import { readForexHistory } from './forex-history.ts'
import { readForexRates } from './forex-rates.ts'
import { ingestPrices, readPrices } from './gold-silver-prices.ts'
import { writeSubscription } from './newsletter.ts'
import { writeRating } from './ratings.ts'
import { writeUsage } from './usage.ts'

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
