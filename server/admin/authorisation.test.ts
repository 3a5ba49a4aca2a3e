import { expect, test } from 'vitest'
import { adminTokens } from '#test/admin-tokens.ts'
import { emptyStorage } from '#test/fake-storage.ts'
import { testSite } from '#test/site.ts'
import { adminRoutes } from './routes.ts'

/**
 * Who is let in where. `admins` is the only answer so far; a new function needs its line here, so that nobody opens one
 * without having thought of it.
 */
const matrix: Readonly<Record<string, 'admins'>> = {
  'GET /api/admin-users': 'admins',
  'GET /api/admin-banks': 'admins',
  'POST /api/admin-banks': 'admins',
  'PUT /api/admin-banks/:id': 'admins',
  'DELETE /api/admin-banks/:id': 'admins',
  'GET /api/admin-carriers': 'admins',
  'POST /api/admin-carriers': 'admins',
  'PUT /api/admin-carriers/:id': 'admins',
  'DELETE /api/admin-carriers/:id': 'admins',
  'GET /api/admin-tools': 'admins',
  'POST /api/admin-tools': 'admins',
  'PUT /api/admin-tools/:id': 'admins',
  'DELETE /api/admin-tools/:id': 'admins',
  'GET /api/admin-internet-providers': 'admins',
  'POST /api/admin-internet-providers': 'admins',
  'PUT /api/admin-internet-providers/:id': 'admins',
  'DELETE /api/admin-internet-providers/:id': 'admins',
  'GET /api/admin-internet-plans': 'admins',
  'POST /api/admin-internet-plans': 'admins',
  'PUT /api/admin-internet-plans/:id': 'admins',
  'DELETE /api/admin-internet-plans/:id': 'admins',
  'GET /api/admin-analytics': 'admins',
  'POST /api/admin-analytics': 'admins',
  'GET /api/admin-settings': 'admins',
  'PUT /api/admin-settings': 'admins',
  'GET /api/admin-gold-silver-prices': 'admins',
  'POST /api/admin-gold-silver-prices': 'admins',
  'POST /api/admin-gold-silver-prices/import': 'admins',
  'POST /api/admin-gold-silver-prices/:date/approve': 'admins',
  'POST /api/admin-gold-silver-prices/:date/refuse': 'admins',
  'DELETE /api/admin-gold-silver-prices/:date': 'admins',
  'GET /api/admin-newsletter': 'admins',
  'GET /api/admin-newsletter/csv': 'admins',
  'GET /api/admin-audit': 'admins',
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const { gate, bearer } = await adminTokens()

/** What each visitor shows, and what they are told. */
const visitors: [string, Record<string, string>, { status: number; error: string } | 'let in'][] = [
  ['an anonymous visitor', {}, { status: 401, error: 'Not authenticated' }],
  [
    'a cookie without a token',
    { cookie: `session=${bearer.admin}` },
    { status: 401, error: 'Not authenticated' },
  ],
  ['an expired token', shows(bearer.expired), { status: 401, error: 'Not authenticated' }],
  ['a tampered token', shows(bearer.tampered), { status: 401, error: 'Not authenticated' }],
  ['a revoked session', shows(bearer.revoked), { status: 401, error: 'Not authenticated' }],
  ['a reader', shows(bearer.reader), { status: 403, error: 'Access Denied' }],
  ['an admin removed from the list', shows(bearer.removed), { status: 403, error: 'Access Denied' }],
  ['an admin', shows(bearer.admin), 'let in'],
]

function shows(token: string) {
  return { authorization: `Bearer ${token}` }
}

/** A site that counts how often its database is asked while a request is answered. */
async function guardedSite(options: { gate?: typeof gate } = { gate }) {
  const storage = emptyStorage()
  const { app } = await testSite({ storage, ...options })
  let asked = 0
  const executor = storage.db.getExecutor()
  const provide = executor.provideConnection.bind(executor)
  executor.provideConnection = async (work) => {
    asked += 1
    return await provide(work)
  }
  const send = async (
    { method, path }: { method: string; path: string },
    headers: Record<string, string>,
  ) => {
    const url = path.replace(':id', '7c9e6679-7425-40de-944b-e07fc1f90ae7').replace(':date', '2026-07-16')
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
    const answer = await app.request(url, {
      method,
      ...body,
      headers: { 'content-type': 'application/json', 'content-length': '2', ...headers },
    })
    return { answer, body: (await answer.json().catch(() => ({}))) as { error?: string } }
  }
  return { app, send, asked: () => asked }
}

test('AUTH-04: every function has its line in the matrix, and the server has no function beside the list', async () => {
  expect(Object.keys(matrix).toSorted()).toEqual(adminRoutes.map(nameOf).toSorted())
  const { app } = await guardedSite()
  const mounted = app.routes.filter(({ path }) => path.startsWith('/api/admin')).map(nameOf)
  expect([...new Set(mounted)].toSorted()).toEqual(Object.keys(matrix).toSorted())
})

test.each(visitors)('AUTH-04: %s gets the same answer from every function', async (_, headers, expected) => {
  const { send, asked } = await guardedSite()
  for (const route of adminRoutes) {
    const { answer, body } = await send(route, headers)
    const name = nameOf(route)
    expect(answer.headers.get('cache-control'), name).toBe('no-store')
    const isLetIn = answer.status !== 401 && answer.status !== 403
    expect(isLetIn ? 'let in' : { status: answer.status, error: body.error }, name).toEqual(expected)
  }
  // Whoever is not let in costs the records nothing.
  expect(asked() > 0).toBe(expected === 'let in')
})

test('API-02: without sign-in nobody is an admin', async () => {
  const { send } = await guardedSite({})
  for (const route of adminRoutes) {
    const { answer, body } = await send(route, shows(bearer.admin))
    expect([answer.status, body], nameOf(route)).toEqual([401, { error: 'Not authenticated' }])
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  }
})

test('API-02: a write is JSON, and small', async () => {
  const { send, app } = await guardedSite()
  for (const route of adminRoutes.filter(({ accepts }) => accepts)) {
    const { answer, body } = await send(route, { ...shows(bearer.admin), 'content-type': 'text/plain' })
    expect([answer.status, body], nameOf(route)).toEqual([
      415,
      { error: 'The request must be of type application/json' },
    ])
  }
  const large = JSON.stringify({ name: 'x'.repeat(70_000) })
  const answer = await app.request('/api/admin-banks', {
    method: 'POST',
    body: large,
    headers: {
      ...shows(bearer.admin),
      'content-type': 'application/json',
      'content-length': String(large.length),
    },
  })
  expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ code: 'too-large' })])
})

test('AUTH-06: an id that is no UUID and a day that is none are refused before anything is looked up', async () => {
  const { app, asked } = await guardedSite()
  const put = async (path: string, method: string) => {
    const headers = { ...shows(bearer.admin), 'content-type': 'application/json', 'content-length': '2' }
    const answer = await app.request(path, { method, headers, ...(method === 'PUT' && { body: '{}' }) })
    return [answer.status, (await answer.json()) as unknown]
  }
  expect(await put('/api/admin-banks/7', 'PUT')).toEqual([400, { error: 'UUID expected' }])
  expect(await put("/api/admin-tools/1'--", 'DELETE')).toEqual([400, { error: 'UUID expected' }])
  const noDay = [400, { error: 'A day such as 2026-07-16 is expected' }]
  expect(await put('/api/admin-gold-silver-prices/2026-02-30', 'DELETE')).toEqual(noDay)
  expect(asked()).toBe(0)
})
