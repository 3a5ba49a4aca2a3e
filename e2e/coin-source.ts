// The stand-in for CoinGecko's server: the browser tests' site asks it for prices of coins. Run by Playwright.
import { createServer } from 'node:http'
import markets from '../app/feeds/crypto/fixtures/markets-top10.json' with { type: 'json' }

const origin = `http://127.0.0.1:${Number(process.env.PORT)}`
/** The one term that finds more coins than stand on top. */
const many = 'meme'
/** The one that the service fails for. */
const down = 'down'
const memes = Array.from({ length: 14 }, (_, number) => ({
  ...markets[7],
  id: `meme-${number}`,
  symbol: `mem${number}`,
  name: `Meme Coin ${number}`,
  market_cap: 1_000_000 - number,
  market_cap_rank: 900 + number,
  current_price: 0.000_123,
}))
/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', origin)
  if (pathname.endsWith('.png')) {
    response.writeHead(200, { 'content-type': 'image/png' })
    response.end(png)
    return
  }
  const term = searchParams.get('query') ?? ''
  const body = pathname === '/api/v3/search' ? { coins: found(term) } : coinsOf(searchParams.get('ids') ?? '')
  response.writeHead(term === down ? 500 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}).listen(Number(process.env.PORT), '127.0.0.1')

function found(term: string) {
  if (term === many) return memes.map(({ id }) => ({ id }))
  return markets.filter(({ id }) => id.includes(term)).map(({ id }) => ({ id }))
}

function coinsOf(ids: string) {
  const wanted = ids.split(',')
  return [...markets, ...memes]
    .filter(({ id }) => wanted.includes(id))
    .map((coin) => ({ ...coin, image: `${origin}/${coin.id}.png` }))
}
