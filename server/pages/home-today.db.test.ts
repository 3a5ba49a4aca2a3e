import { expect, test } from 'vitest'
import fixture from '#app/feeds/forex/fixtures/day.json'
import { saveDays } from '#app/feeds/forex/store.server.ts'
import { openPlain } from '#test/plain-browser.ts'
import { brokenSite, read, seededSite, textOf } from '#test/rendered-site.ts'

const dayMs = 86_400_000

const [bankDay] = fixture.data.payload

const ratesOf = (date: string, buy: string) => ({
  date,
  published_on: null,
  modified_on: null,
  rates: bankDay!.rates.map(({ currency, sell }) => ({
    currency,
    buy: currency.iso3 === 'USD' ? buy : '1.00',
    sell,
  })),
})

const cardOf = (html: string) => /<section[^>]*data-today=.*?<\/section>/s.exec(html)?.[0] ?? ''

test('the home page has today in both calendars, tithi, sun and the week, in both languages', async () => {
  const { app } = await seededSite()
  const english = cardOf((await read(app, '/')).html)
  expect(english).toContain('data-today="2026-11-21"')
  expect(textOf(english)).toContain(
    '|Saturday|,|21 November 2026|5 Mangsir 2083|Dwadashi, Shukla Paksha|Weekly holiday|',
  )
  expect(textOf(english)).toMatch(/\|Sunrise 6:\d\d am, sunset 5:\d\d pm \(Kathmandu\)\|/)
  expect(
    english.match(/href="\/nepali-calendar\/2083\/[78]\/\d+"><span class="sr-only">\w+day, /g),
  ).toHaveLength(7)
  expect(english).toMatch(
    /aria-current="date"[^>]*><span class="sr-only">Saturday, 5 Mangsir 2083, 21 November 2026</,
  )
  const nepali = textOf(cardOf((await read(app, '/ne')).html))
  expect(nepali).toContain('|शनिबार|,|२१ नोभेम्बर २०२६|५ मङ्सिर २०८३|')
})

test('a wide screen has the month with its festivals and the next five', async () => {
  const { app } = await seededSite()
  const { html, text } = await read(app, '/')
  // Mangsir 2083 has 29 days and begins on a Tuesday.
  expect(html.match(/<span class="sr-only">\d+ Mangsir 2083, \d+ /g)).toHaveLength(29)
  expect(html).toMatch(
    /<tbody[^>]*><tr>(<td[^>]*><\/td>){2}<td[^>]*><span [^>]*><span class="sr-only">1 Mangsir 2083, 17 November 2026</,
  )
  expect(html).toContain(
    'href="/nepali-calendar/2083/8/4"><span class="sr-only">4 Mangsir 2083, 20 November 2026, Haribodhini Ekadashi</',
  )
  expect(text).toMatch(
    /\|Next festivals and holidays\|[^|]+\|Not for everybody\|8 Mangsir 2083 · in 3 days\|/,
  )
  expect(text).toContain('|Yomari Punhi / Udhauli|9 Poush 2083 · in 33 days|')
})

test('the card names the festival of the day, and counts the days until the next holiday', async () => {
  const { app, pass } = await seededSite()
  expect(textOf(cardOf((await read(app, '/')).html))).toContain('|Holiday in 33 days|Yomari Punhi / Udhauli|')
  // 24 December 2026 is 9 Poush 2083, full moon.
  pass(33 * dayMs)
  expect(textOf(cardOf((await read(app, '/')).html))).toContain('|Yomari Punhi / Udhauli|')
  pass(-dayMs)
  expect(textOf(cardOf((await read(app, '/')).html))).toContain('|Holiday tomorrow|Yomari Punhi / Udhauli|')
})

test('the day begins at midnight in Nepal, 18:15 in UTC', async () => {
  const { app, pass } = await seededSite()
  pass(Date.parse('2026-11-21T18:14:59Z') - Date.parse('2026-11-21T05:00:00Z'))
  expect((await read(app, '/')).text).toContain('|5 Mangsir 2083|')
  pass(1000)
  expect((await read(app, '/')).text).toContain('|6 Mangsir 2083|')
})

test('the dollar is what the bank published last, with its change and its age', async () => {
  const { app, db, pass } = await seededSite()
  expect((await read(app, '/')).text).toContain('|The bank’s rates have not reached us yet.|')
  const copiedAt = '2026-11-21T01:20:00.000Z'
  await saveDays(db, [ratesOf('2026-11-20', '150.10'), ratesOf('2026-11-21', '151.44')], new Date(copiedAt))
  const { text } = await read(app, '/')
  expect(text).toContain('|US dollar (buy)|NPR 151.44|Sell: 152.04|▲ 1.34 in a day|')
  expect(text).toContain('|21 Nov, 7:05|· Nepal Rastra Bank|')
  expect((await read(app, '/ne')).text).toContain('|५ मङ्सिर, ७:०५|· नेपाल राष्ट्र बैंक|')
  pass(3 * dayMs)
  const later = await read(app, '/')
  expect(later.text).toContain('|21 Nov|·|3 days old|· Nepal Rastra Bank|')
})

test('gold is that of the latest market day, marked when old; without any price the card says so', async () => {
  const { app, db } = await seededSite()
  const { text } = await read(app, '/')
  // Its last rise is no news.
  expect(text).toMatch(/\|Gold per tola\|NPR [\d,]+\|16 Jul\|·\|128 days old\|/)
  await db.deleteFrom('gold_silver_prices').execute()
  expect((await read(app, '/')).text).toContain('|Gold per tola|No gold price has reached us yet.|')
})

test('the emergency numbers can be called, and a tool that is switched off has no part', async () => {
  const { app } = await seededSite()
  const { html } = await read(app, '/ne')
  for (const number of ['100', '101', '102', '103']) expect(html).toContain(`href="tel:${number}"`)
  expect(html).toContain('>इसेवा क्यूआर<')
  const other = await seededSite()
  await other.db
    .updateTable('tools')
    .set({ is_active: false })
    .where('path', 'in', ['/emergency-services', '/qr-builder'])
    .execute()
  const { html: without } = await read(other.app, '/ne')
  expect(without).not.toContain('href="tel:')
  expect(without).not.toContain('>इसेवा क्यूआर<')
})

test('while the database does not answer there is the date, and what is missing is said', async () => {
  const { app } = await brokenSite()
  const { text } = await read(app, '/')
  expect(text).toContain('|5 Mangsir 2083|')
  expect(text).toContain('|No gold price has reached us yet.|')
  expect(text).toContain('|The bank’s rates have not reached us yet.|')
})

test('below the fold are eight currencies with their day and the gold of 30 market days; without figures neither', async () => {
  const { app, db } = await seededSite()
  const empty = (await read(app, '/')).text
  expect(empty).not.toContain('Other currencies')
  expect(empty).toMatch(/\|Gold over 30 market days\|.*NPR 2,77,300 to NPR 3,00,800 a tola\|/)
  await saveDays(db, [ratesOf('2026-11-20', '140.00')], new Date('2026-11-20T01:00:00Z'))
  const { text } = await read(app, '/')
  expect(text).toContain('|Other currencies (buy), NPR|1 EUR|1.00|100 INR|1.00|1 GBP|')
  expect(text).toContain('|20 Nov · Nepal Rastra Bank|All rates|')
  await db.deleteFrom('gold_silver_prices').execute()
  expect((await read(app, '/')).text).not.toContain('market days')
})

test('a question in the address is answered above the day, in either language', async () => {
  const { app } = await seededSite()
  expect((await read(app, '/?q=1.5+tola')).text).toMatch(
    /\|NPR\s4,27,800\|These figures are 128 days old\.[^|]*\|1.5 tola of Hallmark gold.*\|Saturday\|/,
  )
  expect((await read(app, `/ne?q=${encodeURIComponent('३२ मङ्सिर २०८३')}`)).text).toContain(
    '|२०८३ मङ्सिरमा २९ दिन मात्र छन्।|',
  )
})

test('an answer leads on: a day to the calendar, the dollar to the rates, a tool to its page', async () => {
  const { app, db } = await seededSite()
  await saveDays(db, [ratesOf('2026-11-21', '151.44')], new Date('2026-11-21T01:20:00.000Z'))
  const home = await openPlain(app, '/')
  const festival = home.document.querySelector('#today-coming + ul a')
  expect(festival?.getAttribute('href')).toMatch(/^\/nepali-calendar\/\d{4}\/\d+\/\d+$/)
  for (const [words, address] of [
    ['US dollar (buy)', '/foreign-exchange'],
    ['Gold per tola', '/gold-silver-price'],
    ['Which network?', '/carrier-identifier'],
  ] as const)
    expect((await home.follow(words)).address).toBe(address)
})
