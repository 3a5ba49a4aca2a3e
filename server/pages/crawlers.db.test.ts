import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { breakableStorage } from '#test/fake-storage.ts'
import { testSite } from '#test/site.ts'

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
const rankOf = (xml: string, path: string) => {
  const rank = /<\/loc><lastmod>.*?<\/lastmod><changefreq>(\w+)<\/changefreq><priority>([\d.]+)/
  return rank
    .exec(xml.slice(xml.indexOf(`<loc>${origin}${path}<`)))
    ?.slice(1)
    .join(' ')
}
const origin = 'https://chautari.example'

test('robots may read everything but what is not for them, and get the address of the sitemap', async () => {
  const { app } = await testSite()
  const answer = await app.request('/robots.txt')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const lines = (await answer.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      `Sitemap: ${origin}/sitemap.xml`,
    ]),
  )
  expect(lines).not.toContain('Disallow: /')
})

test('ADM-24: the sitemap lists every open page in both languages, and no page that is not open', async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  const { app } = await testSite({ storage })
  const answer = await app.request('/sitemaps/pages.xml')
  const xml = await answer.text()
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const listed = locations(xml).map(String)
  const { manifests } = await import('#app/tools/registry.ts')
  const open = [
    '/',
    '/about',
    '/calendar-data',
    '/data',
    '/developers',
    '/developers/date-field',
    '/developers/frames',
    '/developers/spreadsheets',
    '/privacy',
    '/terms',
    ...manifests.filter(({ isAnnounced }) => !isAnnounced).map(({ path }) => path),
    ...['buddha-jayanti', 'chhath', 'dashain', 'holi', 'new-year', 'shivaratri', 'teej', 'tihar'].map(
      (festival) => `/nepali-calendar/festivals/${festival}`,
    ),
  ]
  const inBoth = open.flatMap((path) => [origin + path, `${origin}/ne${path === '/' ? '' : path}`])
  expect(listed.toSorted()).toEqual(inBoth.toSorted())
  for (const [entry] of xml.matchAll(/<url>.*?<\/url>/gs)) {
    expect(entry).toMatch(/hreflang="en".*hreflang="ne"/s)
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  }
  expect(rankOf(xml, '/')).toBe('weekly 1.0')
  expect(rankOf(xml, '/ne/nepali-calendar')).toBe('monthly 0.9')
  expect(rankOf(xml, '/privacy')).toBe('monthly 0.3')
  expect(xml).toContain(
    [
      ['en', '/carrier-identifier'],
      ['ne', '/ne/carrier-identifier'],
      ['x-default', '/carrier-identifier'],
    ]
      .map(
        ([lang = '', path = '']) =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${path}"/>`,
      )
      .join(''),
  )
})

test('lastmod is the day on which the row changed, and never before the release', async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  const { app } = await testSite({ storage })
  const change = async (day: string) => {
    await sql`alter table tools disable trigger user`.execute(storage.db)
    const at = new Date(`${day}T06:00:00Z`)
    await storage.db
      .updateTable('tools')
      .set({ updated_at: at })
      .where('path', '=', '/carrier-identifier')
      .execute()
    const xml = await (await app.request('/sitemaps/pages.xml')).text()
    return /carrier-identifier<\/loc><lastmod>(.*?)<\/lastmod>/.exec(xml)?.[1]
  }
  expect(await change('2027-02-03')).toBe('2027-02-03')
  expect(await change('2020-02-03')).toBe('2026-11-21')
})

test('a tool that an operator switched off or deleted is not listed', async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  const { app } = await testSite({ storage })
  const listed = async () => locations(await (await app.request('/sitemaps/pages.xml')).text())
  await storage.db
    .updateTable('tools')
    .set({ is_active: false })
    .where('path', '=', '/carrier-identifier')
    .execute()
  expect(await listed()).not.toContain(`${origin}/carrier-identifier`)
  await storage.db.deleteFrom('tools').where('path', '=', '/carrier-identifier').execute()
  expect(await listed()).not.toContain(`${origin}/carrier-identifier`)
  expect(await listed()).toContain(`${origin}/`)
})

test('ADM-24: when the database fails, the pages that the site has by itself are listed', async () => {
  const storage = breakableStorage()
  const { app, logged } = await testSite({ storage })
  storage.fail()
  const answer = await app.request('/sitemaps/pages.xml')
  expect(answer.status).toBe(200)
  const xml = await answer.text()
  expect(rankOf(xml, '/carrier-identifier')).toBe('monthly 0.9')
  expect(rankOf(xml, '/nepali-date-converter')).toBe('monthly 0.8')
  expect(logged.some(({ kind }) => kind === 'tools-unavailable')).toBe(true)
})

test('the sitemap leads to the pages and to the months of the calendars that are out, in both languages', async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  const { app } = await testSite({ storage })
  const index = locations(await (await app.request('/sitemap.xml')).text())
  expect(index).toEqual([`${origin}/sitemaps/pages.xml`, `${origin}/sitemaps/calendar.xml`])
  const months = locations(await (await app.request('/sitemaps/calendar.xml')).text())
  expect(months.length).toBe(84 * 12 * 2)
  expect(months).toContain(`${origin}/ne/nepali-calendar/2083/12`)
  expect(months.join()).not.toContain('/2084/')
  await storage.db
    .updateTable('tools')
    .set({ is_active: false })
    .where('path', '=', '/nepali-calendar')
    .execute()
  expect(locations(await (await app.request('/sitemaps/calendar.xml')).text())).toEqual([])
})

test('security.txt says where to write, and expires within a year', async () => {
  const { app } = await testSite()
  const answer = await app.request('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await answer.text()
  expect(text).toContain('Contact: mailto:support@chautari.example\n')
  expect(text).toContain('Expires: 2027-05-20T00:00:00Z\n')
})

test('llms.txt names every read, file and open tool by an address that answers', async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  const { app } = await testSite({ storage })
  const text = await (await app.request('/llms.txt')).text()
  expect(text).toMatch(/^# Chautari\n\n> /)
  const addresses = [...text.matchAll(/\]\(https:\/\/chautari\.example([^)]*)\)/g)].map(
    ([, path]) => path ?? '',
  )
  expect(addresses).toEqual(
    expect.arrayContaining(['/api/v1/dates/bs/2083-08-11.json', '/data/months.csv', '/qr-builder']),
  )
  for (const path of addresses.filter((one) => !one.startsWith('/api/v1/exchange-rate')))
    expect((await app.request(path)).status, path).toBe(200)
})
