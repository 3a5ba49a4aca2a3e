import { daysAfter } from '@chautari/bikram-sambat/iso-day'
import { DOMParser, type Element, onWarningStopParsing } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { realPages } from '#test/pages.ts'
import { testSite } from '#test/site.ts'

const atom = 'http://www.w3.org/2005/Atom'

type Feed = ReturnType<typeof parse>

/** Parsed as strict XML. */
function parse(text: string) {
  const parser = new DOMParser({ onError: onWarningStopParsing })
  return parser.parseFromString(text, 'text/xml')
}

/** What elements of a feed say, in their order: the feed's own first. */
function said(feed: Feed | Element, element: string): string[] {
  return [...feed.getElementsByTagNameNS(atom, element)].map(({ textContent }) => textContent ?? '')
}

const hrefsOf = (feed: Feed | Element) =>
  [...feed.getElementsByTagNameNS(atom, 'link')].map((link) => link.getAttribute('href'))

/** What RFC 4287 asks of a feed, and of each of its entries (4.1.1 and 4.1.2). */
function expectAtom(feed: Feed) {
  const root = feed.documentElement!
  expect([root.namespaceURI, root.localName]).toEqual([atom, 'feed'])
  const parts = (one: Element) => [...one.childNodes].filter(({ nodeType }) => nodeType === 1) as Element[]
  const namesOf = (one: Element) => new Set(parts(one).map(({ localName }) => localName))
  const own = ['title', 'subtitle', 'id', 'link', 'updated', 'author']
  expect(new Set([...namesOf(root), 'entry'])).toEqual(new Set([...own, 'entry']))
  for (const entry of feed.getElementsByTagNameNS(atom, 'entry'))
    expect(namesOf(entry)).toEqual(new Set(['id', 'title', 'updated', 'link', 'summary']))
  const ids = said(feed, 'id')
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(URL.canParse(id), id).toBe(true)
  for (const time of said(feed, 'updated')) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  const links = [...feed.getElementsByTagNameNS(atom, 'link')]
  for (const link of links) expect(URL.canParse(link.getAttribute('href') ?? '')).toBe(true)
  expect(links.map((link) => link.getAttribute('rel')).filter((rel) => rel === 'self')).toHaveLength(1)
}

/** A site whose bank and market were heard of for the last time on a day. */
async function siteUntil(last: string, count: number) {
  const storage = await testStorage()
  const currency = { iso3: 'USD', name: 'U.S. Dollar', unit: 1 }
  const days = Array.from({ length: count }, (_, index) => daysAfter(last, -index))
  await storage.db
    .insertInto('forex_days')
    .values(
      days.map((date) => ({
        date,
        published_on: `${date} 00:00:13`,
        modified_on: `${daysAfter(date, -1)} 17:18:39`,
        rates: JSON.stringify([{ currency, buy: '140.10', sell: '140.70' }]),
        fetched_at: new Date(`${date}T05:00:00Z`),
      })),
    )
    .execute()
  await storage.db
    .insertInto('gold_silver_prices')
    .values(
      days.map((date) => ({
        date,
        gold_hallmark_tola: 285_200,
        gold_hallmark_10g: 244_512,
        silver_tola: 4325,
        silver_10g: 3708,
        source: 'Dealers & sons',
      })),
    )
    .execute()
  const { app } = await testSite({ storage, pages: await realPages() })
  const feed = async (path: string) => {
    const answer = await app.request(path)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(answer.headers.get('etag')).toBeTruthy()
    const parsed = parse(await answer.text())
    expectAtom(parsed)
    return parsed
  }
  return { app, feed }
}

test('rates and prices are entries of their days, at most thirty, the newest first, with ids that stay', async () => {
  const { feed } = await siteUntil('2026-11-21', 40)
  const rates = await feed('/api/v1/exchange-rates.atom')
  expect(said(rates, 'id').slice(1, 3)).toEqual([
    'https://chautari.example/api/v1/exchange-rates.atom#2026-11-21',
    'https://chautari.example/api/v1/exchange-rates.atom#2026-11-20',
  ])
  expect(said(rates, 'entry')).toHaveLength(30)
  expect(said(rates, 'title')[1]).toBe('Exchange rates of 21 November 2026')
  expect(said(rates, 'summary')[0]).toBe('1 USD: buying NPR 140.10, selling NPR 140.70')
  // The bank's time in Nepal; the feed is as new as its newest entry.
  expect(said(rates, 'updated').slice(0, 2)).toEqual(['2026-11-20T18:15:13.000Z', '2026-11-20T18:15:13.000Z'])
  expect(hrefsOf(rates)).toContain('https://chautari.example/foreign-exchange?date=2026-11-21')
  expect(said(rates, 'subtitle')[0]).not.toContain('old')
  const prices = await feed('/api/v1/gold-silver-prices.atom?lang=ne')
  expect(said(prices, 'entry')).toHaveLength(30)
  expect(said(prices, 'id')[1]).toBe('https://chautari.example/api/v1/gold-silver-prices.atom#2026-11-21')
  expect(said(prices, 'title')[1]).toBe('२१ नोभेम्बर २०२६ को सुनचाँदीको भाउ')
  expect(said(prices, 'summary')[0]).toMatch(/^छापावाल सुन: प्रति तोला रु\. २,८५,२००\n[\s\S]*Dealers & sons/)
})

test('where nothing newer is known, the feed says how old its figures are', async () => {
  const { feed } = await siteUntil('2026-11-12', 2)
  for (const path of ['/api/v1/exchange-rates.atom', '/api/v1/gold-silver-prices.atom'])
    expect(said(await feed(path), 'subtitle')[0]).toContain('These figures are 9 days old.')
})

test('without a figure a feed is empty and valid', async () => {
  const { feed } = await siteUntil('2026-12-21', 1)
  const rates = await feed('/api/v1/exchange-rates.atom')
  expect(said(rates, 'entry')).toEqual([])
  expect(said(rates, 'updated')).toEqual(['2026-11-27T00:00:00.000Z'])
})

test('a public holiday is an entry from a week before it, with who has it, the latest first', async () => {
  const { feed } = await siteUntil('2026-11-21', 1)
  const holidays = await feed('/api/v1/holidays.atom')
  const titles = said(holidays, 'title').slice(1)
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.length).toBeLessThanOrEqual(30)
  expect(titles).toContain('Vijaya Dashami (Dashain): 4 Kartik 2083 · 21 October 2026')
  const updated = said(holidays, 'updated').slice(1)
  expect(updated).toEqual(updated.toSorted().toReversed())
  expect(updated.at(0)! <= '2026-11-21T05:00:00.000Z').toBe(true)
  const dashain = [...holidays.getElementsByTagNameNS(atom, 'entry')].find((entry) =>
    said(entry, 'title')[0]?.startsWith('Vijaya Dashami'),
  )!
  expect(said(dashain, 'updated')).toEqual(['2026-10-13T18:15:00.000Z'])
  expect(said(dashain, 'id')[0]).toMatch(/holidays\.atom#vijaya-dashami-2083-0@festivals\.chautari$/)
  expect(hrefsOf(dashain)).toEqual(['https://chautari.example/nepali-calendar/2083/7/4'])
  expect(said(holidays, 'subtitle')[0]).toContain('not complete')
})

test('a language that there is not is refused', async () => {
  const { app } = await siteUntil('2026-11-21', 1)
  expect((await app.request('/api/v1/holidays.atom?lang=fr')).status).toBe(400)
})

test.each([
  ['/nepali-calendar', '/api/v1/holidays.atom'],
  ['/foreign-exchange', '/api/v1/exchange-rates.atom'],
  ['/gold-silver-price', '/api/v1/gold-silver-prices.atom'],
])('%s announces %s in both languages and links to it', async (page, feed) => {
  const { app } = await siteUntil('2026-11-21', 2)
  for (const [path, address] of [
    [page, feed],
    [`/ne${page}`, `${feed}?lang=ne`],
  ] as const) {
    const html = await (await app.request(path)).text()
    const [head = '', body = ''] = html.split('</head>')
    expect(head).toMatch(
      new RegExp(`<link rel="alternate" type="application/atom\\+xml" [^>]*href="${escaped(address)}"`),
    )
    expect(body).toMatch(new RegExp(`<a href="${escaped(address)}" rel="alternate"`))
  }
})

const escaped = (text: string) => text.replace(/[.?]/g, '\\$&')

test('what the calendar and My home link to is answered', async () => {
  const { app } = await siteUntil('2026-11-21', 2)
  for (const page of ['/ne/nepali-calendar', '/my-home']) {
    const html = await (await app.request(page)).text()
    const files = [...html.matchAll(/href="(\/api\/[^"]+\.(?:ics|atom)[^"]*)"/g)].map(([, href = '']) => href)
    expect(new Set(files).size, page).toBeGreaterThanOrEqual(3)
    expect(html).toContain('webcal://chautari.example/api/v1/bs-dates.ics')
    for (const file of files) expect((await app.request(file)).status, file).toBe(200)
  }
})
