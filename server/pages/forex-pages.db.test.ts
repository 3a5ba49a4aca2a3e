import { expect, test } from 'vitest'
import fixture from '#app/feeds/forex/fixtures/day.json'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { realPages } from '#test/pages.ts'
import { read, textOf } from '#test/rendered-site.ts'
import { testSite } from '#test/site.ts'
import { json, standIn, troubles } from '#test/upstream.ts'

const path = '/foreign-exchange'
const today = '2026-11-21'
const pages = realPages()

const ratesOf = (...dates: string[]) =>
  json({ ...fixture, data: { payload: dates.map((date) => ({ ...fixture.data.payload[0]!, date })) } })

/** The article speaks of the marks of the tool too. */
const aboveArticle = (text: string) => text.split('|About Exchange Rates in Nepal|')[0]

async function forexSite(answers: Parameters<typeof standIn>[0], cacheEnabled = false) {
  const bank = await standIn(answers)
  const storage = await testStorage()
  await seedSite(storage.db)
  return {
    bank,
    ...(await testSite({
      storage,
      pages: await pages,
      cacheEnabled,
      config: { nrbUrl: bank.origin },
    })),
  }
}

test("FX-01, FX-06: the page has today's rates, with their day in both calendars, in both languages", async () => {
  const { app, bank } = await forexSite(ratesOf(today))
  const { text, html } = await read(app, path)
  expect(text).toContain('|Rates of 21 November 2026|')
  expect(text).toContain('|5 Mangsir 2083|')
  expect(text).toContain('|Published|1 April 2026, 00:00:13|')
  expect(text).toMatch(
    /\|Popular Currencies\|in NPR\|Currency\|Buy\|Sell\|1 USD\|US Dollar\|151\.44\|152\.04\|.*\|10 JPY\|/,
  )
  expect(text).toMatch(/\|Other Currencies\|.*\|100 INR\|Indian Rupee\|160\.00\|160\.15\|/)
  expect(text).toContain('|Important Notes|')
  expect(aboveArticle(text)).not.toContain('Using cached data')
  expect(html).toContain(`<link rel="canonical" href="https://chautari.example${path}"/>`)
  const nepali = await read(app, `/ne${path}`)
  expect(nepali.text).toContain('|२१ नोभेम्बर २०२६ को दर|')
  expect(nepali.text).toContain('|१ USD|अमेरिकी डलर|१५१.४४|१५२.०४|')
  expect(bank.asked).toHaveLength(1)
})

test('FX-02: a day in the address is shown', async () => {
  const { app } = await forexSite(ratesOf('2026-04-01'))
  expect((await read(app, `${path}?date=2026-04-01`)).text).toContain('|Rates of 1 April 2026|')
})

test("FX-02: a day that cannot be is refused in words above today's rates, and its page is not stored", async () => {
  const { app, bank } = await forexSite(ratesOf(today), true)
  for (const date of ['2026-11-22', '2026-02-30', '1999-12-31', 'today', '']) {
    const english = await app.request(`${path}?date=${date}`)
    expect([english.status, english.headers.get('etag')], date).toEqual([200, null])
    const answered = textOf(await english.text())
    expect(answered, date).toContain('|Choose a date from 1 January 2000 to 21 November 2026.|')
    expect(answered, date).toContain('|Rates of 21 November 2026|')
    const { text } = await read(app, `/ne${path}?date=${date}`)
    expect(text, date).toContain('|१ जनवरी २००० देखि २१ नोभेम्बर २०२६ सम्मको मिति छान्नुहोस्।|')
    expect(text, date).toContain('|२१ नोभेम्बर २०२६ को दर|')
  }
  const usual = await app.request(path)
  expect(usual.headers.get('etag')).not.toBeNull()
  expect(textOf(await usual.text())).not.toContain('Choose a date from')
  expect(bank.asked).toHaveLength(1)
})

test('the chosen day stands beside the field in words of the language, and a past one is said to be final', async () => {
  const { app } = await forexSite((response, request) =>
    ratesOf(new URL(request.url ?? '', 'http://bank').searchParams.get('from') ?? '')(response, request),
  )
  const past = await read(app, `/ne${path}?date=2026-04-01`)
  expect(past.text).toContain('|१ अप्रिल २०२६ · १८ चैत २०८२|')
  expect(past.text).toContain('यो दिनको दर अन्तिम हो, अब फेरिँदैन।|')
  const english = (await read(app, `${path}?date=2026-04-01`)).text
  expect(english).toContain(
    '|Read from the bank on 21 November 2026, 10:45|The rates of this day are final.|',
  )
  expect((await read(app, path)).text).not.toContain('are final')
})

test('FX-03: rates that could not be renewed are shown as cached, with the moment of their reading', async () => {
  const { app, bank, pass } = await forexSite(ratesOf(today))
  await read(app, path)
  pass(3_600_000)
  bank.answers(troubles['answers 500']!)
  const { text } = await read(app, path)
  expect(aboveArticle(text)).toContain('|Using cached data|')
  expect(text).toContain('|Read from the bank on 21 November 2026, 10:45|')
  expect(text).toContain('|1 USD|')
})

test('FX-07: when the bank is late, the last known rates stand under their own date', async () => {
  const { app, bank } = await forexSite(ratesOf('2026-11-20'))
  await read(app, `${path}?date=2026-11-20`)
  bank.answers(ratesOf())
  const { text } = await read(app, path)
  expect(text).toContain('|No exchange rates found for this date. Please try a different date.|')
  expect(text).toContain('|Below you see the rates of 20 November 2026 instead.|')
  expect(text).toContain('|Rates of 20 November 2026|')
})

test('FX-08: with the bank away and nothing known, the page says so with 503 and leaves the rest as it is', async () => {
  const { app, bank } = await forexSite(ratesOf())
  await bank.close()
  const { text } = await read(app, path, 503)
  expect(text).toContain(
    '|Failed to fetch exchange rates. Please check your internet connection and try again.|',
  )
  expect(text).toContain('|Try again|')
  expect(text).toContain('|Important Notes|')
  expect(aboveArticle(text)).not.toContain('|1 USD|')
})

test('FX-08: within a pause the page says, in both languages, when the bank can be asked again', async () => {
  const { app, bank, pass } = await forexSite(troubles['answers 500']!)
  await read(app, `${path}?date=2026-04-01`, 503)
  pass(12_000)
  const answer = await app.request(`${path}?date=2026-04-01`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '18'])
  expect(textOf(await answer.text())).toContain('|The bank can be asked again at 10:45:30 (Nepal time).|')
  const { text } = await read(app, `/ne${path}?date=2026-04-01`, 503)
  expect(text).toContain('|बैंकलाई १०:४५:३० बजे (नेपाली समय) फेरि सोध्न सकिन्छ।|')
  expect(bank.asked).toHaveLength(1)
})

test('the page counts the dates of one address like the interface does; today and others are not affected', async () => {
  const { app, bank } = await forexSite((response, request) =>
    ratesOf(new URL(request.url ?? '', 'http://bank').searchParams.get('from') ?? '')(response, request),
  )
  const from = (address: string, query: string) =>
    app.request(`${path}${query}`, {}, { incoming: { socket: { remoteAddress: address } } })
  for (let day = 10; day < 16; day += 1)
    expect((await from('198.51.100.1', `?date=2026-04-${day}`)).status).toBe(200)
  const refused = await from('198.51.100.1', '?date=2026-04-16')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(textOf(await refused.text())).toContain(
    '|You asked for many dates in a short time. You can ask for another one at 10:46:00 (Nepal time).|',
  )
  expect(bank.asked).toHaveLength(6)
  expect((await from('198.51.100.1', '')).status).toBe(200)
  expect((await from('198.51.100.2', '?date=2026-04-16')).status).toBe(200)
})
