import { beforeAll, expect, test } from 'vitest'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { realPages } from '#test/pages.ts'
import { type TestSite, testSite } from '#test/site.ts'

let site: TestSite

beforeAll(async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  site = await testSite({ storage, pages: await realPages() })
})

const forAll = 'public, max-age=0, s-maxage=60, must-revalidate'

/** The caching headers of the response to a visitor with cookies. */
async function cachingOf(path: string, headers: Record<string, string> = {}) {
  const answer = await site.app.request(path, { headers: { cookie: 'theme=dark; session=x', ...headers } })
  const named = (name: string) => answer.headers.get(name)
  return {
    status: answer.status,
    control: named('cache-control'),
    targeted: named('cdn-cache-control'),
    etag: named('etag'),
    cookie: named('set-cookie'),
    vary: named('vary'),
  }
}

test.each([
  '/',
  '/ne/about',
  '/postal-codes',
  '/nepali-calendar/2083/8',
  '/embed/today?lang=ne',
  '/data/months.csv',
  '/api/v1/openapi.json',
  '/api/v1/dates/bs/2083-08-11',
  '/api/v1/holidays/2083.ics?lang=ne',
])(
  '%s is the same for everybody: a CDN may keep it for a minute, also when it was unchanged',
  async (path) => {
    const first = await cachingOf(path)
    expect(first).toMatchObject({ status: 200, control: forAll, cookie: null, vary: 'accept-encoding' })
    expect(first.targeted).toContain('stale-while-revalidate=60')
    const again = await cachingOf(path, { 'if-none-match': first.etag ?? '' })
    expect(again).toEqual({ ...first, status: 304 })
  },
)

test.each(['/postal-codes?district=Kaski', '/api/tools'])(
  '%s is kept by servers, and by no cache on the way',
  async (path) => {
    const { status, control, targeted, etag } = await cachingOf(path)
    expect([status, control, targeted]).toEqual([200, 'public, max-age=0, must-revalidate', null])
    expect(etag).not.toBeNull()
  },
)

test.each([
  ['a search', '/?q=bank', 200],
  ['a search of a list', '/postal-codes?q=Dharan', 200],
  ['a search of the API', '/api/v1/postal-codes?q=Dharan', 200],
  ['a question', '/api/v1/ask?q=today', 200],
  ['a wrong parameter', '/api/v1/months?bogus=1', 400],
  ['an unknown day', '/api/v1/dates/bs/2083-13-01', 404],
  ['an unknown page', '/no-such-page', 404],
  ['an account', '/profile', 200],
  ['a sign-in', '/sign-in', 200],
  ['the panel', '/admin', 200],
  ['health', '/healthz', 200],
])('%s is kept nowhere', async (_kind, path, status) => {
  const caching = await cachingOf(path)
  expect([caching.status, caching.targeted]).toEqual([status, null])
  expect(caching.control).toMatch(/no-store/)
})
