import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#app/pages/developers/endpoints.ts'
import { listReleases, storeReleases } from '#app/records/data-releases/store.server.ts'
import { exampleOf, formatsOf } from '#server/api/v1/data-route.ts'
import { dataRoutes } from '#server/api/v1/routes.ts'
import { dataSets } from '#server/data/data-sets.ts'
import { read, seededSite } from '#test/rendered-site.ts'

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

test('the page for developers lists every read of API v1 with a link to each of its formats', () => {
  expect(endpoints.map(({ path, example, formats }) => [path, `${example}.json`, [...formats]])).toEqual(
    dataRoutes.map((route) => [route.path, exampleOf(route, 'json'), formatsOf(route)]),
  )
})

test.each(['/developers', '/ne/developers'])(
  '%s links every example, the document and the data',
  async (path) => {
    const links = linksOf((await read(app, path)).html)
    const examples = dataRoutes.flatMap((route) => formatsOf(route).map((format) => exampleOf(route, format)))
    const data = path.startsWith('/ne') ? '/ne/data' : '/data'
    expect(links).toEqual(expect.arrayContaining([...examples, '/api/v1/openapi.json', '/llms.txt', data]))
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
