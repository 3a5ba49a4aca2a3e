import { z } from 'zod'
import { isUploadPath } from '#app/lib/web-address.ts'
import { bankRecord } from '#app/records/banks/schema.ts'
import { listActiveBanks } from '#app/records/banks/store.server.ts'
import { carrierRecord } from '#app/records/carriers/schema.ts'
import { listActiveCarriers } from '#app/records/carriers/store.server.ts'
import { publicPlan } from '#app/records/internet-plans/schema.ts'
import { listActivePlans } from '#app/records/internet-plans/store.server.ts'
import { providerRecord } from '#app/records/internet-providers/schema.ts'
import { listActiveProviders } from '#app/records/internet-providers/store.server.ts'
import { publicSettings } from '#app/records/settings/schema.ts'
import { readPublicSettings } from '#app/records/settings/store.server.ts'
import { toolRecord } from '#app/records/tools/schema.ts'
import { listActiveTools } from '#app/records/tools/store.server.ts'
import type { Site } from '#server/services.ts'
import { readAsk, readAskData } from './ask.ts'
import { readBsDates } from './bs-dates-file.ts'
import { type ApiRoute, publicRead } from './define.ts'
import { readCorrections, readHolidaysFeed, readPricesFeed, readRatesFeed } from './feeds.ts'
import { readFestivals } from './festival-file.ts'
import { readForexHistory, readForexRates } from './forex.ts'
import { ingestPrices, readCryptoMarkets, readCryptoSearch, readPrices } from './prices.ts'
import { writeRating, writeSubscription, writeUsage } from './visitor-writes.ts'

const readTools = publicRead({
  path: '/api/tools',
  summary: 'Active tools in their order',
  tags: ['tools'],
  answers: z.object({ tools: z.array(toolRecord.shown) }),
  read: async ({ storage }) => ({ tools: await listActiveTools(storage.db) }),
})

const readCarriers = publicRead({
  path: '/api/carriers',
  summary: 'Active mobile carriers with the three-digit prefixes of the numbers they issued',
  tags: ['carriers'],
  answers: z.object({ carriers: z.array(carrierRecord.shown) }),
  read: async ({ storage }) => ({ carriers: await listActiveCarriers(storage.db) }),
})

const readBanks = publicRead({
  path: '/api/banks',
  summary: 'Active banks with the codes that payment QR codes name them by',
  tags: ['banks'],
  answers: z.object({ banks: z.array(bankRecord.shown) }),
  read: async ({ storage, config }) => ({
    banks: (await listActiveBanks(storage.db)).map((bank) => withFullLogo(bank, config)),
  }),
})

const readInternetProviders = publicRead({
  path: '/api/internet-providers',
  summary: 'Active internet providers with their websites and phone numbers',
  tags: ['internet-providers'],
  answers: z.object({ providers: z.array(providerRecord.shown) }),
  read: async ({ storage, config }) => ({
    providers: (await listActiveProviders(storage.db)).map((provider) => withFullLogo(provider, config)),
  }),
})

const readInternetPlans = publicRead({
  path: '/api/internet-plans',
  summary:
    'Active plans of active internet providers, each with its provider; a price is that of a whole billing cycle',
  tags: ['internet-plans', 'internet-providers'],
  answers: z.object({ plans: z.array(publicPlan) }),
  read: async ({ storage, config }) => ({
    plans: (await listActivePlans(storage.db)).map((plan) => ({
      ...plan,
      provider: withFullLogo(plan.provider, config),
    })),
  }),
})

const readSiteSettings = publicRead({
  path: '/api/site-settings',
  summary: 'Settings that public pages show, defaults filled in',
  tags: ['settings'],
  answers: z.object({ settings: z.object(publicSettings) }),
  read: async ({ storage }) => ({ settings: await readPublicSettings(storage.db) }),
})

/** An uploaded logo has a path of this site, which means nothing to a program elsewhere. */
function withFullLogo<Row extends { logo_url: string | null }>(row: Row, { siteUrl }: Site['config']): Row {
  const { logo_url } = row
  return logo_url && isUploadPath(logo_url) ? { ...row, logo_url: new URL(logo_url, siteUrl).href } : row
}

/** Files of API v1 that calendar programs and feed readers ask for again and again. */
export const followFiles = [readBsDates, readRatesFeed, readPricesFeed, readHolidaysFeed]

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
  ...followFiles,
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
