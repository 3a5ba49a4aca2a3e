// The stand-in for the central bank's server: the browser tests' site asks it for exchange rates. Run by Playwright.
import { createServer } from 'node:http'
import fixture from '../app/feeds/forex/fixtures/day.json' with { type: 'json' }

const [record] = fixture.data.payload
const dayMs = 86_400_000
const down = '2020-01-01'
const withoutRates = '2020-02-02'
/** Rates that are only bought, as the bank has them for some currencies. */
const buyOnly = new Set(['SEK', 'DKK'])

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bank')
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '']
  const isKnown = pathname === '/api/forex/v1/rates'
  response.writeHead(isKnown && from !== down ? 200 : 500, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ...fixture, data: { payload: isKnown ? daysOf(from, to) : [] } }))
}).listen(Number(process.env.PORT), '127.0.0.1')

function daysOf(from: string, to: string) {
  const days: object[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    const date = new Date(at).toISOString().slice(0, 10)
    const rates = record?.rates.map((rate) => ({
      ...rate,
      // Every day has a dollar of its own.
      ...(rate.currency.iso3 === 'USD' && { buy: (140 + ((at / dayMs) % 100) / 10).toFixed(2) }),
      ...(buyOnly.has(rate.currency.iso3) && { sell: null }),
    }))
    if (date !== withoutRates) days.push({ ...record, date, rates })
  }
  return days
}
