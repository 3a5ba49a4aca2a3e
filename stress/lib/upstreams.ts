import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { daysAfter, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { expect } from 'vitest'
import markets from '../../app/feeds/crypto/fixtures/markets-top10.json' with { type: 'json' }
import forexDay from '../../app/feeds/forex/fixtures/day.json' with { type: 'json' }
import prices from '../../app/feeds/metals/fixtures/today.json' with { type: 'json' }
import { json } from '../../test/upstream.ts'
import type { InspectedSite } from './inspected-site.ts'
import { firstRow } from './queries.ts'
import type { Reply } from './requests.ts'
import type { Answer } from './upstream-faults.ts'

/** An external server that the site calls. */
export interface Upstream {
  name: string
  env: (origin: string) => Record<string, string>
  /** A correct response. */
  good: Answer
  /** Makes the site call the server; each `number` is used once. Resolves with the visitors' replies. */
  visit: (site: InspectedSite, number: number) => Promise<Reply[]>
  /** Checks the visitors' replies while the server is broken. */
  check: (answers: readonly Reply[], site: InspectedSite, number: number) => void | Promise<void>
  /** The longest back-off of the site after a failure. */
  backoffMs: number
  /** The program that starts the site; by default that of production. */
  launcher?: string
  /** The label of background calls in the metrics. */
  metric?: string
  /** Only requests below this path fail; by default all. */
  faultyPath?: string
}

/** The server's responses with a fault. */
export function withFault({ good, faultyPath = '/' }: Upstream, fault: Answer): Answer {
  return (response, request) => {
    const answer = request.url?.startsWith(faultyPath) ? fault : good
    answer(response, request)
  }
}

const minuteMs = 60_000
const body = ({ text }: Reply) => JSON.parse(text) as Record<string, unknown>

const dayPath = (day: string) => `/api/forex/v1/rates?page=1&per_page=1&from=${day}&to=${day}`

export const centralBank: Upstream = {
  name: 'the central bank',
  env: (NRB_URL) => ({ NRB_URL }),
  good: (response, request) => {
    const date = new URL(request.url ?? '/', 'http://bank').searchParams.get('from')
    const [record] = forexDay.data.payload
    json({ ...forexDay, data: { payload: [{ ...record, date }] } })(response, request)
  },
  visit: ({ get, clock }, number) =>
    Promise.all([
      get(dayPath(nepalDay(clock.now())), { headers: { 'cache-control': 'no-cache' } }),
      get(dayPath(daysAfter('2020-01-01', number))),
      get('/foreign-exchange'),
    ]),
  check: ([today, past, page]) => {
    expect([today?.status, today?.headers['x-copy']]).toEqual([200, 'stale'])
    expect(Date.parse(String(today?.headers['x-copied-at']))).not.toBeNaN()
    expect([past?.status, past && body(past).code]).toEqual([503, 'upstream-unavailable'])
    // The time until the bank is asked again.
    const waitSeconds = Number(past?.headers['retry-after'])
    expect(waitSeconds).toBeGreaterThanOrEqual(1)
    expect(waitSeconds * 1000).toBeLessThanOrEqual(centralBank.backoffMs)
    expect(page?.status).toBe(200)
  },
  backoffMs: 3 * minuteMs,
}

const coinSource: Upstream = {
  name: 'the source of coin prices',
  env: (COINGECKO_URL) => ({ COINGECKO_URL }),
  good: json(markets),
  visit: ({ get }, number) =>
    Promise.all([
      get('/api/crypto/markets'),
      get(`/api/crypto/search?query=coin${number}`),
      get('/crypto-exchange-rates'),
    ]),
  check: ([list, search, page]) => {
    expect([list?.status, list && body(list).stale]).toEqual([200, true])
    expect(Date.parse(String(list && body(list).copied_at))).not.toBeNaN()
    expect([search?.status, search && body(search).code]).toEqual([503, 'upstream-unavailable'])
    expect(page?.status).toBe(200)
  },
  backoffMs: 7 * minuteMs,
}

const picturesBelow = '/pictures/'
const picture = readFileSync('public/app-icon-192.png')
let lists = 0

/** Each list names a new picture. */
const coinPictures: Upstream = {
  name: 'the source of coin pictures',
  env: (COINGECKO_URL) => ({ COINGECKO_URL }),
  good: (response, request) => {
    if (request.url?.startsWith(picturesBelow)) {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(picture)
      return
    }
    lists += 1
    const image = new URL(`${picturesBelow}${lists}.png`, `http://${request.headers.host ?? ''}`).href
    json(markets.slice(0, 1).map((coin) => ({ ...coin, image })))(response, request)
  },
  visit: async ({ get }) => [await get('/api/crypto/markets')],
  check: ([list]) => {
    expect([list?.status, list && body(list).stale]).toEqual([200, false])
    expect(list && body(list).coins).toMatchObject([{ id: markets[0]?.id, image: null }])
  },
  backoffMs: 7 * minuteMs,
  faultyPath: picturesBelow,
}

const subscribe = ({ post }: InspectedSite, number: number) =>
  post('/api/newsletter', { email: `visitor-${number}@example.com` })

const places: Upstream = {
  name: 'the service of places',
  env: (origin) => ({ GEOLOCATION_URL: `${origin}/{ip}` }),
  good: json({ city: 'Pokhara', country_name: 'Nepal' }),
  visit: async (site, number) => [await subscribe(site, number)],
  async check([answer], { databaseUrl }, number) {
    expect(answer?.status).toBe(204)
    const row = await firstRow(
      databaseUrl,
      'select city, country from newsletter_subscribers where email = $1',
      [`visitor-${number}@example.com`],
    )
    expect(row).toEqual({ city: null, country: null })
  },
  backoffMs: 0,
  metric: 'geolocation',
}

const webhook: Upstream = {
  name: 'the newsletter’s webhook',
  env: (NEWSLETTER_WEBHOOK_URL) => ({ NEWSLETTER_WEBHOOK_URL }),
  good: json({}),
  visit: async (site, number) => [await subscribe(site, number)],
  async check([answer], { databaseUrl }, number) {
    expect(answer?.status).toBe(204)
    // Either the response head was a success, or the outbox has the reason; nothing is lost.
    const row = await firstRow<{ attempts: number; isDelivered: boolean; reason: string | null }>(
      databaseUrl,
      `select attempts, delivered_at is not null as "isDelivered", last_error as reason
       from newsletter_outbox join newsletter_subscribers s on s.id = subscriber_id where email = $1`,
      [`visitor-${number}@example.com`],
    )
    expect(row?.attempts).toBe(1)
    expect(row?.isDelivered).toBe(row?.reason === null)
  },
  backoffMs: 0,
  metric: 'newsletter',
}

const challenge = 'a'.repeat(43)

const google: Upstream = {
  name: 'Google',
  env: (GOOGLE_ISSUER) => ({
    GOOGLE_ISSUER,
    GOOGLE_CLIENT_ID: 'chautari-stress',
    GOOGLE_CLIENT_SECRET: 'a secret of the stress test',
  }),
  // Its discovery document is fetched once.
  good: json({}),
  visit: async ({ get }) => [
    await get(`/auth/v1/authorize?provider=google&code_challenge=${challenge}&code_challenge_method=s256`),
  ],
  check: ([answer]) => {
    expect([answer?.status, answer?.headers.location]).toEqual([
      302,
      expect.stringContaining('error_code=google_unreachable'),
    ])
  },
  backoffMs: 0,
}

const organisation: Upstream = {
  name: 'the provider of an organisation',
  env: (OIDC_ISSUER) => ({
    OIDC_ISSUER,
    OIDC_CLIENT_ID: 'chautari-stress',
    OIDC_CLIENT_SECRET: 'a secret of the stress test',
    AUTH_METHODS: 'google,sso',
  }),
  good: json({}),
  visit: async ({ post }) => [
    await post('/auth/v1/sso', {
      domain: 'example.com',
      code_challenge: challenge,
      code_challenge_method: 's256',
    }),
  ],
  check: ([answer]) => {
    expect(answer?.status).toBe(503)
  },
  backoffMs: 0,
}

/** Called by a job until it has the prices of the day; here it only has older ones. */
const priceService: Upstream = {
  name: 'the service of gold and silver prices',
  launcher: fileURLToPath(new URL('site-with-metals.ts', import.meta.url)),
  env: (METALS_URL) => ({ METALS_URL }),
  good: json(prices.map((price) => ({ ...price, todayDate: price.yestardayDate }))),
  async visit({ inspector }) {
    await inspector.evaluate('askForPrices()')
    return []
  },
  async check(_, { databaseUrl }) {
    const row = await firstRow<{ stored: string }>(
      databaseUrl,
      `select (select count(*) from gold_silver_prices where source like 'FENEGOSIDA via 127.%')
            + (select count(*) from gold_silver_held_prices) as stored`,
    )
    expect(Number(row?.stored)).toBe(0)
  },
  backoffMs: 0,
  metric: 'metals',
}

export const upstreams = [centralBank, coinSource, places, webhook, google, organisation]
export const moreUpstreams = [coinPictures, priceService]
