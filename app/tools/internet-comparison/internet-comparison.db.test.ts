import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { brokenSite, hrefs, read, seededSite } from '#test/rendered-site.ts'

const path = '/internet-comparison'

test('NET-01, NET-10, NET-12, NET-13, NET-14: filters, cards of active plans with their links, and Compare', async () => {
  const { app, db } = await seededSite()
  await db.updateTable('internet_providers').set({ is_active: false }).where('name', '=', 'Vianet').execute()
  await db
    .updateTable('internet_plans')
    .set({ last_verified_at: '2026-11-20T18:30:00Z' })
    .where('speed_mbps', '=', 1000)
    .execute()
  const { html, text } = await read(app, `${path}?show=all`)
  expect(text).toContain('|Filter and sort|')
  expect(text).toMatch(
    /\|65 plans\|(?:[^|]*\|){8}DishHome Fibernet\|DishHome UltraMax 1 Gbps\|1000 Mbps\|NPR 4,040\|/,
  )
  expect(text).toContain('|Router included · Free install · TV bundle|')
  expect(text).toContain('|Verified: 21 November 2026|')
  expect(text).not.toContain('Vianet Ultra Max')
  expect(text).toContain('|CG Net (3)|')
  expect(text).not.toContain('|Vianet (')
  expect(hrefs(html)).toEqual(
    expect.arrayContaining([
      'https://dishhome.com.np',
      'tel:9801155000',
      'https://dishhome.com.np/internet/plans',
    ]),
  )
  expect(html).toMatch(/<button type="button" disabled=""[^>]*>.{0,300}?Compare<\/button>/)
})

test('NET-02, NET-03, NET-04, NET-11: the address is answered by the server, and clearing keeps the order', async () => {
  const { app } = await seededSite()
  const { html, text } = await read(app, `${path}?min=300&cycle=12&sort=price&dir=asc`)
  expect(text).toMatch(/\|Showing 8 of 13 plans\|(?:[^|]*\|){8}DishHome Fibernet\|[^|]*\|300 Mbps\|NPR 999\|/)
  expect(html).toMatch(/<input[^>]*name="min"[^>]*value="300"/)
  expect(html).toContain('<input type="hidden" name="sort" value="price"/>')
  expect((await read(app, `${path}?min=fast&prov=nobody`)).text).toContain('|Showing 8 of 71 plans|')
  expect((await read(app, `/ne${path}?q=WORLDLINK`)).text).toContain('|१५ मध्ये ८ प्याकेज देखाइएको|')
})

test('NET-04, NET-05: an order by price begins with the lowest, and counts VAT where it is added', async () => {
  const { app } = await seededSite()
  const { text } = await read(app, `${path}?q=subisu&sort=price`)
  expect(text).toMatch(
    /\|8 plans\|(?:[^|]*\|){8}Subisu\|[^|]*\|[^|]*\|NPR 875\|a month\|with VAT \(774 \+ 13%\)\|/,
  )
  expect(text).toContain('|You pay first|NPR 10,500|')
  expect((await read(app, `/ne${path}?q=subisu&sort=price`)).text).toContain('भ्याटसहित (७७४ + १३%)')
})

test('NET-01: no match, and an empty table, say that no plans were found', async () => {
  const { app, db } = await seededSite()
  const none = '|No Plans Found|No internet plans match your current filters.|Clear Filters|'
  expect((await read(app, `${path}?q=xyzzy`)).text).toContain(none)
  await db.deleteFrom('internet_plans').execute()
  expect((await read(app, path)).text).toContain(none)
})

test('NET-01: without the tables the set-up is asked for, with a way home, and the operator gets a report', async () => {
  for (const table of ['internet_plans', 'internet_providers']) {
    const { app, db, logged } = await seededSite()
    await sql`alter table ${sql.table(table)} rename to gone`.execute(db)
    const { html, text } = await read(app, path, 503)
    expect(text).toMatch(/\|Database Setup Required\|[^|]*contact the administrator[^|]*\|Return to Home\|/)
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home</)
    expect(text).not.toContain(table)
    expect(logged.map(({ kind }) => kind)).toContain('internet-plans-unavailable')
    // The article and the frame are there all the same.
    expect(text).toContain('|Choosing an Internet Plan in Nepal|')
  }
})

test('NET-01: another error of the database is shown with its message and Try Again', async () => {
  const { app, db } = await seededSite()
  await sql`alter table internet_plans rename to kept`.execute(db)
  await sql`
    create function refused() returns boolean language plpgsql as
    $$ begin raise exception 'the plans are being repaired' using errcode = '57014'; end $$`.execute(db)
  await sql`create view internet_plans as select * from kept where (select refused())`.execute(db)
  const { html, text } = await read(app, path, 503)
  expect(text).toContain('|Error Loading Data|the plans are being repaired|')
  // The message that is shown while the page is loaded again.
  expect(html).toMatch(
    /<a [^>]*href="\/internet-comparison"[^>]*data-reload="true">.*?Try Again<\/a><p role="status"[^>]*hidden="">.*?Loading internet providers\.\.\.<\/p>/,
  )
  await sql`create or replace function refused() returns boolean language sql as 'select true'`.execute(db)
  expect((await read(app, path)).text).toContain('|Showing 8 of 71 plans|')
})

test('NET-01: a database that is away is an unexpected error: nothing of it is reported or kept', async () => {
  const { app } = await brokenSite()
  const { text } = await read(app, path, 503)
  expect(text).toContain('|Error Loading Data|An unexpected error occurred|')
  expect(text).not.toContain('the database is away')
  expect((await app.request(path)).headers.get('cache-control')).toBe('no-store')
})
