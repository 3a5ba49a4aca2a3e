import { z } from 'zod'
import type { Bilingual } from '#app/lib/language.ts'
import { isUpstreamOrigin } from '../upstream/fetch-json.server.ts'

interface Upstream {
  /** For the operator. */
  title: string
  /** The environment variable of its address. */
  variable: string
  address: z.ZodType<string | undefined>
  /** The address may contain a key: errors do not show it. */
  isSecret?: true
  /** The label of its calls in the metrics; without one they count as `other`. */
  feed?: string
  /** Its row on the public status page, with its publisher or receiver: no host and no secret. `server/ops/status.ts` reads its state. */
  status?: { name: Bilingual; source: Bilingual }
}

/** An origin without a path; a trailing slash is allowed. */
export const origin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine(
    (url) => url.pathname === '/' && url.search === '' && url.hash === '',
    'must be an origin without a path',
  )
  .transform((url) => url.origin)

const schemeMistake = 'must begin with https:// (http:// on this machine only)'
const isAllowed = (text: string) => isUpstreamOrigin(new URL(text))

/** The origin of another server. */
export const upstreamOrigin = origin.refine(isAllowed, schemeMistake)

/** The full URL of an endpoint of another server. */
export const upstreamEndpoint = z.url({ protocol: /^https?$/, abort: true }).refine(isAllowed, schemeMistake)

/**
 * The servers that this one calls, by the name of their address in `Config`. Configuration, `npm run doctor`, the metrics and
 * the status page read this list. Servers that vouch for visitors are in the sign-in's configuration.
 */
export const upstreams = {
  nrbUrl: {
    title: 'Exchange rates',
    variable: 'NRB_URL',
    address: upstreamOrigin
      .default('https://www.nrb.org.np')
      .describe('The server of the central bank, which is called for exchange rates'),
    feed: 'exchange_rates',
    status: {
      name: { en: 'Exchange rates', ne: 'विनिमय दर' },
      source: { en: 'Nepal Rastra Bank, the central bank', ne: 'नेपाल राष्ट्र बैंक' },
    },
  },
  metalsUrl: {
    title: 'Metal prices',
    variable: 'METALS_URL',
    address: upstreamOrigin
      .optional()
      .describe('A service that is called for [gold and silver prices](running.md#gold-and-silver-prices)'),
    feed: 'metals',
    status: {
      name: { en: 'Gold and silver prices', ne: 'सुनचाँदीको भाउ' },
      source: { en: 'As the dealers’ federation publishes them', ne: 'व्यवसायी महासङ्घले तोकेअनुसार' },
    },
  },
  coinGeckoUrl: {
    title: 'Coin prices',
    variable: 'COINGECKO_URL',
    address: upstreamOrigin
      .default('https://api.coingecko.com')
      .describe('The server that is called for prices of coins'),
    feed: 'coins',
    status: {
      name: { en: 'Coin prices', ne: 'क्रिप्टोको मूल्य' },
      source: { en: 'CoinGecko, queried when someone opens the page', ne: 'CoinGecko, कसैले हेर्दा मात्र सोधिन्छ' },
    },
  },
  newsletterWebhookUrl: {
    title: 'Newsletter',
    variable: 'NEWSLETTER_WEBHOOK_URL',
    address: upstreamEndpoint
      .optional()
      .describe('Where [subscriptions](running.md#newsletter) are posted. Without it they wait'),
    isSecret: true,
    feed: 'newsletter',
    status: {
      name: { en: 'Newsletter', ne: 'न्युजलेटर' },
      source: {
        en: 'Subscriptions are passed to the newsletter service',
        ne: 'ठेगाना न्युजलेटर पठाइदिने सेवालाई दिइन्छ',
      },
    },
  },
  geolocationUrl: {
    title: 'Places',
    variable: 'GEOLOCATION_URL',
    address: upstreamEndpoint
      .refine((text) => text.includes('{ip}'), "must hold {ip}, the place of the visitor's address")
      .optional()
      .describe('A service that returns `city` and `country_name` of an internet address, `{ip}`, as JSON'),
    isSecret: true,
    feed: 'geolocation',
  },
  smsWebhookUrl: {
    title: 'Text messages',
    variable: 'SMS_WEBHOOK_URL',
    address: upstreamEndpoint
      .optional()
      .describe('Gets `{"phone", "code", "message"}` as JSON for each text message, and sends it'),
    isSecret: true,
  },
} as const satisfies Record<string, Upstream>

type Upstreams = typeof upstreams
export type UpstreamKey = keyof Upstreams
/** Those on the status page. */
export type StatusKey = {
  [Key in UpstreamKey]: Upstreams[Key] extends { status: object } ? Key : never
}[UpstreamKey]

export const upstreamEntries = Object.entries(upstreams) as [UpstreamKey, Upstream][]

/** Fields of the environment's schema. */
export const upstreamVariables = Object.fromEntries(
  upstreamEntries.map(([, { variable, address }]) => [variable, address]),
) as { [Key in UpstreamKey as Upstreams[Key]['variable']]: Upstreams[Key]['address'] }

/** The addresses as fields of `Config`; origins are without a trailing slash. */
export function upstreamAddresses(env: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(upstreamEntries.map(([key, { variable }]) => [key, env[variable]])) as {
    [Key in UpstreamKey]: z.output<Upstreams[Key]['address']>
  }
}
