import { beforeAll, expect, test } from 'vitest'
import fixture from '#app/feeds/forex/fixtures/day.json'
import { saveDays } from '#app/feeds/forex/store.server.ts'
import { formulas } from '#app/pages/spreadsheets/formulas.ts'
import { listReleases, storeReleases } from '#app/records/data-releases/store.server.ts'
import { exampleOf, formatsOf } from '#server/api/v1/data-route.ts'
import { dataRoutes } from '#server/api/v1/routes.ts'
import { dataSets } from '#server/data/data-sets.ts'
import { read, seededSite, textOf } from '#test/rendered-site.ts'

let app: Awaited<ReturnType<typeof seededSite>>['app']
let db: Awaited<ReturnType<typeof seededSite>>['db']

beforeAll(async () => {
  ;({ app, db } = await seededSite())
})

async function releasedMonths() {
  await storeReleases(db, [{ name: 'months', text: 'year\r\n2000\r\n' }], new Date())
  return (await listReleases(db))[0]?.sha256 ?? 'none'
}

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, path]) => path)

const listed = (html: string) =>
  [...html.matchAll(/<tr>\s*<td><code[^>]*>([^<]*)<\/code>/g)].map(([, name]) => name)

test.each(['/developers', '/ne/developers'])(
  '%s lists every read of API v1 with a link to each of its formats, the document and the data',
  async (path) => {
    const { html } = await read(app, path)
    expect(listed(html)).toEqual(dataRoutes.map((route) => route.path))
    const examples = dataRoutes.flatMap((route) => formatsOf(route).map((format) => exampleOf(route, format)))
    const linked = new Set(linksOf(html).filter((link) => examples.includes(String(link))))
    expect([...linked]).toEqual(examples)
    const data = path.startsWith('/ne') ? '/ne/data' : '/data'
    expect(linksOf(html)).toEqual(expect.arrayContaining(['/api/v1/openapi.json', '/llms.txt', data]))
  },
)

test.each(['/data', '/ne/data'])('%s links every file and its versions, each with its hash', async (path) => {
  const sha256 = await releasedMonths()
  const { html, text } = await read(app, path)
  const links = linksOf(html)
  const files = dataSets.map(({ name }) => `/data/${name}.csv`)
  expect(links).toEqual(expect.arrayContaining([...files, '/data/datapackage.json']))
  expect(links).toEqual(
    expect.arrayContaining([`/data/releases/${sha256}/months.csv`, '/data/releases.json']),
  )
  expect(text).toContain(sha256)
})

const headOf = async (path: string) =>
  String((await (await app.request(path)).text()).replace('\uFEFF', '').split('\r\n')[0]).split(',')

test('the formulas for spreadsheets name the columns and rows that the tables have', async () => {
  const months = await (await app.request('/data/months.csv')).text()
  // Columns A to F.
  expect((await headOf('/data/months.csv')).slice(0, 6)).toEqual(
    'year month name_en name_ne day_count first_day'.split(' '),
  )
  // The head, 91 years of 12 months, and nothing after the last line end.
  expect(months.split('\r\n')).toHaveLength(1 + 91 * 12 + 1)
  expect(
    new Set(
      Object.values(formulas)
        .join()
        .match(/(?<=\$[A-F]\$2:\$[A-F]\$)\d+/g),
    ),
  ).toEqual(new Set(['1093']))
  const [day] = fixture.data.payload
  await saveDays(db, [{ ...day!, date: '2026-11-21' }], new Date('2026-11-21T01:20:00.000Z'))
  expect(await headOf('/api/v1/exchange-rates/latest.csv')).toEqual(
    'currency name unit buy sell date remarks'.split(' '),
  )
})

test.each(['/developers', '/ne/developers'])(
  '%s leads to the date field, frames and spreadsheets',
  async (path) => {
    const links = linksOf((await read(app, path)).html)
    const pages = ['date-field', 'frames', 'spreadsheets'].map((name) => `${path}/${name}`)
    expect(links).toEqual(expect.arrayContaining(pages))
  },
)

test('the page for spreadsheets shows each formula and the addresses of both tables', async () => {
  const text = textOf((await read(app, '/ne/developers/spreadsheets')).html).replaceAll('&quot;', '"')
  for (const formula of Object.values(formulas))
    expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toContain(`|${formula}|`)
  expect(text).toContain('=IMPORTDATA("https://chautari.example/data/months.csv", ",", "en_US")')
})

test('the page of frames may show frames of this site, has the frame of its address, and no other page may', async () => {
  const answer = await app.request('/developers/frames?frame=gold&lang=ne&theme=dark')
  expect(answer.headers.get('content-security-policy')).toContain("frame-src 'self';")
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
  expect(await answer.text()).toContain('src="/embed/gold?lang=ne&amp;theme=dark"')
  const other = await app.request('/developers')
  expect(other.headers.get('content-security-policy')).not.toContain('frame-src')
  const unknown = (await read(app, '/ne/developers/frames?frame=weather&lang=fr&theme=pink')).html
  expect(unknown).toContain('src="/embed/today?lang=ne&amp;theme=auto"')
})
