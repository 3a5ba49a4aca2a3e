import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { brokenSite, hrefs, read, seededSite } from '#test/rendered-site.ts'

const path = '/gold-silver-price'

test('GOLD-01, GOLD-02, GOLD-04: banner, cards with the change since the market day before, and the information', async () => {
  const { app } = await seededSite()
  const { text } = await read(app, path)
  expect(text).toContain('|Market Date|32 Ashadh 2083 · 16 July 2026|128 days old|')
  expect(text).toContain('|Last Updated|')
  expect(text).toContain('|Refresh Data|')
  // The age stands above the first price.
  expect(text.indexOf('|128 days old|')).toBeLessThan(text.indexOf('|NPR 2,85,200|'))
  expect(text).toContain('|These figures are 128 days old. No newer ones have reached us.|')
  expect(text).toContain(
    '|Gold (hallmark 9999)|Per Tola|NPR 2,85,200|Up NPR 400 (+0.14%)|Per 10 Gram|NPR 2,44,515|Up NPR 345 (+0.14%)|',
  )
  expect(text).toContain(
    '|Silver|Per Tola|NPR 4,325|Down NPR 90 (−2.04%)|Per 10 Gram|NPR 3,708|Down NPR 77 (−2.03%)|Change since 15 July 2026|',
  )
  expect(text).toContain('|1 tola = 100 lal = 11.66 grams|Updated daily after 11 AM NPT')
  expect(text).toContain('|Purity: 9999 (')
  const nepali = (await read(app, `/ne${path}`)).text
  expect(nepali).toContain('|३२ असार २०८३ · १६ जुलाई २०२६|१२८ दिन पुरानो|')
  expect(nepali).toContain('|प्रति तोला|रु. २,८५,२००|रु. ४०० ले बढ्यो (+०.१४%)|')
})

test('GOLD-02: a day that is filled in later does not become the latest one', async () => {
  const { app, db } = await seededSite()
  const old = {
    date: '2026-07-14',
    gold_hallmark_tola: 1,
    gold_hallmark_10g: 1,
    silver_tola: 1,
    silver_10g: 1,
  }
  await db.deleteFrom('gold_silver_prices').where('date', '=', old.date).execute()
  await db.insertInto('gold_silver_prices').values(old).execute()
  expect((await read(app, path)).text).toContain('|Market Date|32 Ashadh 2083 · 16 July 2026|')
})

test('GOLD-02: without an earlier row there is no change, and without a move it is neutral', async () => {
  const { app, db } = await seededSite()
  await db.deleteFrom('gold_silver_prices').where('date', '<', '2026-07-15').execute()
  const latest = await db
    .selectFrom('gold_silver_prices')
    .select(['gold_hallmark_tola', 'gold_hallmark_10g', 'silver_tola', 'silver_10g'])
    .where('date', '=', '2026-07-16')
    .executeTakeFirstOrThrow()
  await db.updateTable('gold_silver_prices').set(latest).where('date', '=', '2026-07-15').execute()
  expect((await read(app, path)).text).toContain('|NPR 2,85,200|Unchanged, NPR 0 (0.00%)|')
  await db.deleteFrom('gold_silver_prices').where('date', '<', '2026-07-16').execute()
  expect((await read(app, path)).text).toMatch(
    /\|NPR 2,85,200\|Per 10 Gram\|.*\|No earlier price to compare with\|/,
  )
})

test('GOLD-01: the time of seeding is not called the last update: that is the market day, unless the price came with it', async () => {
  const { app, db } = await seededSite()
  const updated = async (at: string) => {
    await db
      .updateTable('gold_silver_prices')
      .set({ updated_at: at })
      .where('date', '=', '2026-07-16')
      .execute()
    return (await read(app, path)).text
  }
  await sql`alter table gold_silver_prices disable trigger user`.execute(db)
  expect(await updated('2026-11-20T04:00:00Z')).toContain(
    '|Last Updated|16 July 2026|Stored on this site on 20 November 2026, 09:45 NPT|',
  )
  expect(await updated('2026-07-17T04:00:00Z')).toContain('|Last Updated|17 July 2026, 09:45 NPT|Refresh')
})

test('a price of up to three days ago is not called old, and its rise is coloured', async () => {
  const { app, pass } = await seededSite()
  pass(Date.parse('2026-07-18T05:00:00Z') - Date.parse('2026-11-21T05:00:00Z'))
  const { text, html } = await read(app, path)
  expect(text).toContain('|32 Ashadh 2083 · 16 July 2026 · 2 days old|')
  expect(text).not.toContain('No newer ones')
  expect(html).toMatch(/text-good [^>]*><svg/)
  pass(2 * 86_400_000)
  expect((await read(app, path)).html).not.toMatch(/text-good [^>]*><svg/)
})

test('the period and the metal of the history are answered by the server', async () => {
  const { app } = await seededSite()
  const { html, text } = await read(app, path)
  expect(text).toContain('NPR per tola, 17 June 2026 to 16 July 2026')
  expect(hrefs(html)).toEqual(
    expect.arrayContaining(['?#history', '?days=365#history', '?metal=silver#history']),
  )
  const year = await read(app, `${path}?days=365&metal=silver`)
  expect(year.text).toContain('|All 77 prices as a table|')
  expect(year.text).toContain('Where the line is dashed')
  expect(year.html).toMatch(
    /aria-label="Chart: Silver\. NPR per tola, 17 July 2025 to 16 July 2026\. Lowest [\d,]+/,
  )
})

test('without JavaScript a piece is reckoned by the server, and kept for nobody else', async () => {
  const { app } = await seededSite()
  const query =
    '?item=gold24&unit=tola&tola=1&aana=8&lal=&gram=&price=300000&wastage=5&making=&makingKind=percent&tax='
  const { text, html } = await read(app, path + query)
  expect(text).toContain('|The piece costs about|NPR 4,72,500|')
  expect(html).toMatch(/<details open=""[^>]*>.*name="aana"[^>]*value="8"/s)
  expect((await app.request(path + query)).headers.get('cache-control')).toContain('no-store')
  expect((await read(app, `${path}?item=gold24&unit=tola&tola=x`)).text).toContain(
    '|Write a number such as 2 or 2.5.|',
  )
})

test('GOLD-03: without rows the page says that there is no price data, answers 503 and is not kept', async () => {
  const { app, db } = await seededSite()
  await db.deleteFrom('gold_silver_prices').execute()
  const { text } = await read(app, path, 503)
  expect(text).toContain('|Error Loading Data|Failed to fetch price data: No price data available|Try Again|')
  expect((await app.request(path)).headers.get('cache-control')).toBe('no-store')
  // The article and the frame are there all the same.
  expect(text).toContain('|How Gold and Silver Are Priced in Nepal|')
})

test("GOLD-03: an error of the database is shown with the database's message, wrapped", async () => {
  const { app, db, logged } = await seededSite()
  await sql`alter table gold_silver_prices rename to gone`.execute(db)
  const words = 'Failed to fetch price data: Database error: relation "gold_silver_prices" does not exist'
  const { text } = await read(app, path, 503)
  expect(text.replaceAll('&quot;', '"')).toContain(`|Error Loading Data|${words}|Try Again|`)
  expect(logged.map(({ kind }) => kind)).toContain('gold-silver-prices-unavailable')
})

test('GOLD-03: a database that is away is reported without its message', async () => {
  const { app } = await brokenSite()
  const { text } = await read(app, path, 503)
  expect(text).toContain('|Failed to fetch price data: Database error: An unexpected error occurred|')
  expect(text).not.toContain('the database is away')
})
