import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import markets from '#app/feeds/crypto/fixtures/markets-top10.json' with { type: 'json' }
import forexDay from '#app/feeds/forex/fixtures/day.json' with { type: 'json' }
import prices from '#app/feeds/metals/fixtures/today.json' with { type: 'json' }
import { daysAfter } from '#app/kit/calendar-day.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { json } from '#test/upstream.ts'
import type { AskingSite } from './asking-site.ts'
import type { Outcome } from './requests.ts'
import { storedRow } from './stored-row.ts'
import type { Answer } from './upstream-troubles.ts'

/** A server of others, as this site is told of it and asks it. */
export interface AskedServer {
  name: string
  env: (origin: string) => Record<string, string>
  /** As on a good day. */
  good: Answer
  /** Makes the site ask; numbers never come twice. Resolves when visitors have their answers. */
  visit: (site: AskingSite, number: number) => Promise<Outcome[]>
  /** What the visitors must have been told when the server was of no use. */
  told: (answers: readonly Outcome[], site: AskingSite, number: number) => void | Promise<void>
  /** How long it is left alone after trouble, at most. */
  restMs: number
  /** The program that starts the site; the one of production where none is given. */
  launcher?: string
  /** The name under which calls behind the answers are counted. */
  behind?: string
  /** The path below which the server is in trouble; all else it answers well. All of it unless given. */
  troubledBelow?: string
}

/** A server in trouble, as far as it is. */
export function inTrouble({ good, troubledBelow = '/' }: AskedServer, trouble: Answer): Answer {
  return (response, request) => {
    const answer = request.url?.startsWith(troubledBelow) ? trouble : good
    answer(response, request)
  }
}

const minuteMs = 60_000
const body = ({ text }: Outcome) => JSON.parse(text) as Record<string, unknown>

const dayPath = (day: string) => `/api/forex/v1/rates?page=1&per_page=1&from=${day}&to=${day}`

export const centralBank: AskedServer = {
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
  told: ([today, past, page]) => {
    expect([today?.status, today?.headers['x-copy']]).toEqual([200, 'stale'])
    expect(Date.parse(String(today?.headers['x-copied-at']))).not.toBeNaN()
    expect([past?.status, past && body(past).code]).toEqual([503, 'upstream-unavailable'])
    expect(past?.headers['retry-after']).toBe('60')
    expect(page?.status).toBe(200)
  },
  restMs: 3 * minuteMs,
}

const coinSource: AskedServer = {
  name: 'the source of coin prices',
  env: (COINGECKO_URL) => ({ COINGECKO_URL }),
  good: json(markets),
  visit: ({ get }, number) =>
    Promise.all([
      get('/api/crypto/markets'),
      get(`/api/crypto/search?query=coin${number}`),
      get('/crypto-exchange-rates'),
    ]),
  told: ([list, search, page]) => {
    expect([list?.status, list && body(list).stale]).toEqual([200, true])
    expect(Date.parse(String(list && body(list).copied_at))).not.toBeNaN()
    expect([search?.status, search && body(search).code]).toEqual([503, 'upstream-unavailable'])
    expect(page?.status).toBe(200)
  },
  restMs: 7 * minuteMs,
}

const picturesBelow = '/pictures/'
const picture = readFileSync('public/app-icon-192.png')
let lists = 0

/** Each list names a picture that nobody has seen. */
const coinPictures: AskedServer = {
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
  told: ([list]) => {
    expect([list?.status, list && body(list).stale]).toEqual([200, false])
    expect(list && body(list).coins).toMatchObject([{ id: markets[0]?.id, image: null }])
  },
  restMs: 7 * minuteMs,
  troubledBelow: picturesBelow,
}

const subscribe = ({ post }: AskingSite, number: number) =>
  post('/api/newsletter', { email: `visitor-${number}@example.com` })

const places: AskedServer = {
  name: 'the service of places',
  env: (origin) => ({ GEOLOCATION_URL: `${origin}/{ip}` }),
  good: json({ city: 'Pokhara', country_name: 'Nepal' }),
  visit: async (site, number) => [await subscribe(site, number)],
  async told([answer], { databaseUrl }, number) {
    expect(answer?.status).toBe(204)
    const row = await storedRow(
      databaseUrl,
      'select city, country from newsletter_subscribers where email = $1',
      [`visitor-${number}@example.com`],
    )
    expect(row).toEqual({ city: null, country: null })
  },
  restMs: 0,
  behind: 'geolocation',
}

const webhook: AskedServer = {
  name: 'the newsletter’s webhook',
  env: (NEWSLETTER_WEBHOOK_URL) => ({ NEWSLETTER_WEBHOOK_URL }),
  good: json({}),
  visit: async (site, number) => [await subscribe(site, number)],
  async told([answer], { databaseUrl }, number) {
    expect(answer?.status).toBe(204)
    // Either the head of the answer said yes, or why it did not stands in the outbox; nothing is lost.
    const row = await storedRow<{ attempts: number; isDelivered: boolean; reason: string | null }>(
      databaseUrl,
      `select attempts, delivered_at is not null as "isDelivered", last_error as reason
       from newsletter_outbox join newsletter_subscribers s on s.id = subscriber_id where email = $1`,
      [`visitor-${number}@example.com`],
    )
    expect(row?.attempts).toBe(1)
    expect(row?.isDelivered).toBe(row?.reason === null)
  },
  restMs: 0,
  behind: 'newsletter',
}

const challenge = 'a'.repeat(43)

const google: AskedServer = {
  name: 'Google',
  env: (GOOGLE_ISSUER) => ({
    GOOGLE_ISSUER,
    GOOGLE_CLIENT_ID: 'chautari-stress',
    GOOGLE_CLIENT_SECRET: 'a secret of the stress test',
  }),
  // Once it has described itself it is not asked again.
  good: json({}),
  visit: async ({ get }) => [
    await get(`/auth/v1/authorize?provider=google&code_challenge=${challenge}&code_challenge_method=s256`),
  ],
  told: ([answer]) => {
    expect([answer?.status, answer?.headers.location]).toEqual([
      302,
      expect.stringContaining('error_code=google_unreachable'),
    ])
  },
  restMs: 0,
}

const organisation: AskedServer = {
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
  told: ([answer]) => {
    expect(answer?.status).toBe(503)
  },
  restMs: 0,
}

/** No visitor asks it but a job, and that until it has the prices of the day: here it only ever has older ones. */
const priceService: AskedServer = {
  name: 'the service of gold and silver prices',
  launcher: fileURLToPath(new URL('site-with-metals.ts', import.meta.url)),
  env: (METALS_URL) => ({ METALS_URL }),
  good: json(prices.map((price) => ({ ...price, todayDate: price.yestardayDate }))),
  async visit({ inspector }) {
    await inspector.evaluate('askForPrices()')
    return []
  },
  async told(_, { databaseUrl }) {
    const row = await storedRow<{ stored: string }>(
      databaseUrl,
      `select (select count(*) from gold_silver_prices where source like 'FENEGOSIDA via 127.%')
            + (select count(*) from gold_silver_held_prices) as stored`,
    )
    expect(Number(row?.stored)).toBe(0)
  },
  restMs: 0,
  behind: 'metals',
}

export const askedServers = [centralBank, coinSource, places, webhook, google, organisation]
export const alsoInTrouble = [coinPictures, priceService]
