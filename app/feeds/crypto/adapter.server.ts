import { fetchJson, type UpstreamTrouble } from '#app/platform/upstream/fetch-json.server.ts'
import { type Coin, defaultCoins } from './coin.ts'
import { maxFound, readFound, readMarkets, readSimplePrice } from './shape.ts'

export interface CoinServer {
  /** Its origin. */
  url: string
  demoKey: string | undefined
}

export interface CoinFailure {
  ok: false
  trouble: UpstreamTrouble | 'malformed'
  status?: number
  retryAfterMs?: number
}

export type Answer<Value> = { ok: true; value: Value } | CoinFailure

const defaultCount = 10

/** The default coins with all their figures. */
export const askDefaults = (server: CoinServer, limitMs: number) =>
  askMarkets(
    server,
    defaultCoins.map(({ id }) => id),
    defaultCount,
    limitMs,
  )

export const askFound = (server: CoinServer, ids: readonly string[], limitMs: number) =>
  askMarkets(server, ids, maxFound, limitMs)

function askMarkets(server: CoinServer, ids: readonly string[], perPage: number, limitMs: number) {
  const query = {
    vs_currency: 'usd',
    ids: ids.join(','),
    order: 'market_cap_desc',
    per_page: String(perPage),
    page: '1',
    sparkline: 'false',
  }
  return ask<Coin[]>(server, 'coins/markets', query, limitMs, (body) => readMarkets(body, ids))
}

/** The default coins' prices alone, when the full answer is not usable. */
export function askSimplePrice(server: CoinServer, limitMs: number) {
  const query = {
    ids: defaultCoins.map(({ id }) => id).join(','),
    vs_currencies: 'usd',
    include_market_cap: 'true',
    include_24hr_vol: 'true',
    include_24hr_change: 'true',
    include_last_updated_at: 'true',
    precision: 'full',
  }
  return ask<Coin[]>(server, 'simple/price', query, limitMs, (body) => readSimplePrice(body, defaultCoins))
}

/** Ids of the coins that match a term. */
export const askSearch = (server: CoinServer, term: string, limitMs: number) =>
  ask<string[]>(server, 'search', { query: term }, limitMs, readFound)

async function ask<Value>(
  { url, demoKey }: CoinServer,
  path: string,
  query: Record<string, string>,
  limitMs: number,
  read: (body: unknown) => Value | undefined,
): Promise<Answer<Value>> {
  const address = new URL(`/api/v3/${path}`, url)
  address.search = String(new URLSearchParams(query))
  // In a header, since addresses are logged on the way.
  const headers: Record<string, string> = demoKey ? { 'x-cg-demo-api-key': demoKey } : {}
  const answer = await fetchJson(address, { headers, limitMs })
  if (!answer.ok) return answer
  const value = read(answer.body)
  return value === undefined ? { ok: false, trouble: 'malformed' } : { ok: true, value }
}
