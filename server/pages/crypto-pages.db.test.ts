import { expect, test } from 'vitest'
import markets from '#app/feeds/crypto/fixtures/markets-top10.json'
import found from '#app/feeds/crypto/fixtures/search-ethereum.json'
import day from '#app/feeds/forex/fixtures/day.json'
import { read, seededSite, textOf } from '#test/rendered-site.ts'
import { json, standIn, troubles } from '#test/upstream.ts'

const path = '/crypto-exchange-rates'
const today = '2026-11-21'
const failed = '|Failed to fetch cryptocurrency data. Please check your internet connection and try again.|'

type Answers = Parameters<typeof standIn>[0]

const rates = (date: string) => json({ ...day, data: { payload: [{ ...day.data.payload[0]!, date }] } })

const source: Answers = (response, request) =>
  json(request.url?.startsWith('/api/v3/search') ? found : markets)(response, request)

/** The article speaks of the marks of the tool too. */
const aboveArticle = (text: string) => text.split('|About Crypto Prices in Nepalese Rupees|')[0]

async function cryptoSite(bankAnswers: Answers = rates(today), coinAnswers: Answers = source) {
  const [bank, coins] = [await standIn(bankAnswers), await standIn(coinAnswers)]
  return { bank, coins, ...(await seededSite({ nrbUrl: bank.origin, coinGeckoUrl: coins.origin })) }
}

test('SHELL-13, CRYPTO-01, CRYPTO-02: the page has ten coins in rupees and dollars, the rate with its day, and the disclaimer', async () => {
  const { app } = await cryptoSite()
  const { text, html } = await read(app, path)
  expect(text).toMatch(/\|For educational purposes only\|Cryptocurrency is illegal in Nepal\./)
  expect(text.indexOf('illegal in Nepal')).toBeLessThan(text.indexOf('|Top Cryptocurrencies|'))
  expect(text).toContain('|1 USD = NPR 151.44|Buying rate of Nepal Rastra Bank for 21 November 2026|')
  expect(text).toContain('|Refresh|')
  expect(text).toContain('|Prices of 21 November 2026, 10:45 (Nepal time)|')
  expect(text).toMatch(/Prices refresh every 5 minutes/)
  expect(text).toContain('|Top Cryptocurrencies|')
  expect(text).not.toContain('|More Cryptocurrencies|')
  expect(text).toMatch(
    /\|Bitcoin\|BTC\|·\|Rank 1\|NPR 1,17,62,496\.24\|\$77,671\.00\|Change in 24 hours\|:\|down\|−0\.95%\|Market cap\|\$1,555\.89B\|/,
  )
  expect(html.match(/<h3 /g)?.length).toBeGreaterThanOrEqual(10)
  expect(text).toContain('|Data by CoinGecko|')
  expect(html).not.toContain('coin-images.coingecko.com')
  const { text: nepali } = await read(app, `/ne${path}`)
  expect(nepali).toContain('|शैक्षिक प्रयोजनका लागि मात्र|नेपालमा क्रिप्टोमुद्रा गैरकानुनी छ।')
  expect(nepali).toContain('|रु. १,१७,६२,४९६.२४|')
})

test('CRYPTO-03, CRYPTO-07: without the code of the page the server searches, filters, and says when there is nothing', async () => {
  const { app, coins } = await cryptoSite()
  const search = async (term: string) => {
    const { text } = await read(app, `${path}?q=${term}`)
    return [...(aboveArticle(text) ?? '').matchAll(/\|(\w+)\|·\|Rank/g)].map(([, symbol]) => symbol)
  }
  expect(await search('ether')).toEqual(['ETH'])
  const calls = coins.asked.length
  expect(await search('x')).toEqual(['XRP', 'TRX'])
  expect(coins.asked).toHaveLength(calls)
  coins.answers(json({ coins: [] }))
  const { text } = await read(app, `${path}?q=xyzzy`)
  expect(text).toContain('|No cryptocurrencies found|Clear Search|')
})

const onlyHere = 'Only the coins on this page were searched. Others could not be asked for just now.'

test('CRYPTO-06: a search that fails finds what is on the page, else an empty list, and says so', async () => {
  const { app, coins } = await cryptoSite()
  await read(app, path)
  coins.answers(troubles['answers 500']!)
  const { text } = await read(app, `${path}?q=meme`)
  expect(text).toContain(`|${onlyHere}|The source can be asked again`)
  expect(text).not.toContain('No cryptocurrencies found')
  // What is on the page is found all the same.
  const known = aboveArticle((await read(app, `${path}?q=ether`)).text) ?? ''
  expect(known).toContain(`|${onlyHere}|`)
  expect(known).toContain('|ETH|·|Rank')
})

test('CRYPTO-06: without rates for today it is said; the last known one stands in with its day, or dollars alone', async () => {
  const none = json({ ...day, data: { payload: null } })
  const { app, bank, pass } = await cryptoSite(none)
  const { text } = await read(app, path)
  expect(text).toContain('|No exchange rates found for today.|Prices are shown in US dollars only.|')
  expect(text).toContain('|Bitcoin|BTC|·|Rank 1|$77,671.00|')
  bank.answers(rates('2026-11-20'))
  expect((await app.request('/foreign-exchange?date=2026-11-20')).status).toBe(200)
  bank.answers(none)
  pass(60_000)
  const later = (await read(app, path)).text
  expect(later).toContain('|No exchange rates found for today.|1 USD = NPR 151.44|')
  expect(later).toContain('the last known rate, that of 20 November 2026.|')
})

test('CRYPTO-06: with the source away the last known prices stand there with their age, other pages are as ever', async () => {
  const { app, coins, pass } = await cryptoSite()
  await read(app, path)
  coins.answers(troubles['answers a page of HTML']!)
  pass(42 * 60_000)
  const { text } = await read(app, path)
  expect(text).toContain('|The source is not answering. These are the last known prices (42 minutes old).|')
  expect(text).toContain('|NPR 1,17,62,496.24|')
  expect((await app.request('/foreign-exchange')).status).toBe(200)
})

test('CRYPTO-06: with nothing known the whole tool is the message, with 503, and the disclaimer stays', async () => {
  const { app } = await cryptoSite(rates(today), troubles['breaks the connection'])
  const { text } = await read(app, path, 503)
  expect(text).toContain(failed)
  expect(text).toContain('|Try again|')
  expect(text).toContain('|For educational purposes only|')
  expect(aboveArticle(text)).not.toContain('|Top Cryptocurrencies|')
})

test('CRYPTO-06: within a pause the page says, in both languages, when the source can be asked again', async () => {
  const { app } = await cryptoSite(rates(today), troubles['answers 429'])
  const answer = await app.request(path)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '120'])
  expect(textOf(await answer.text())).toContain(
    `${failed}The source can be asked again at 10:47:00 (Nepal time).|`,
  )
  const { text } = await read(app, `/ne${path}`, 503)
  expect(text).toContain('|स्रोतलाई १०:४७:०० बजे (नेपाली समय) फेरि सोध्न सकिन्छ।|')
})

test('the page counts the searches of one address, and says when another one is possible', async () => {
  const { app } = await cryptoSite()
  for (const term of ['one', 'two', 'three', 'four']) await read(app, `${path}?q=${term}`)
  const { text } = await read(app, `${path}?q=five`)
  expect(text).toContain(
    `|${onlyHere}|You searched for many coins in a short time. You can search again at 10:46:00 (Nepal time).|`,
  )
})
