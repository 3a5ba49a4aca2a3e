import markets from '#app/feeds/crypto/fixtures/markets-top10.json' with { type: 'json' }
import found from '#app/feeds/crypto/fixtures/search-ethereum.json' with { type: 'json' }
import bankDay from '#app/feeds/forex/fixtures/day.json' with { type: 'json' }
import { json, standIn } from '../upstream.ts'

/** The central bank and the source of coin prices, as they are on a good day. */
export async function goodUpstreams() {
  const bank = await standIn((response, request) => {
    const date = new URL(request.url ?? '/', 'http://bank').searchParams.get('from') ?? ''
    json({ ...bankDay, data: { payload: [{ ...bankDay.data.payload[0], date }] } })(response, request)
  })
  const coins = await standIn((response, request) => {
    const isSearch = request.url?.startsWith('/api/v3/search') ?? false
    json(isSearch ? found : markets.map((coin) => ({ ...coin, image: '' })))(response, request)
  })
  return { nrbUrl: bank.origin, coinGeckoUrl: coins.origin }
}
