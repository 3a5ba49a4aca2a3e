import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OperatorRole, operatorRoles } from '#app/lib/operator-role.ts'
import type { Storage } from '#db/storage.ts'
import { adminRouteRoles } from '#test/admin-route-roles.ts'
import { testStorage } from '#test/database.ts'
import { passTime, signInSite } from '#test/sign-in-site.ts'
import type { TestApp } from '#test/site.ts'
import { seedSite } from '../seed.ts'
import { adminRoutes } from './routes.ts'

// Allowed calls make a backup.
const dataDir = mkdtempSync(join(tmpdir(), 'chautari-authorisation-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const visitors = [
  'an anonymous visitor',
  'a cookie without a token',
  'an expired token',
  'a tampered token',
  'a revoked session',
  'a reader',
  'an admin removed from the list',
  'an admin whose account was made anew',
  'an invited person who has not accepted',
  'an operator with the role of an earlier release',
  'an invited editor',
  'an invited operator',
  'an invited operator who was removed',
  'an admin',
] as const

const unknown = { status: 401, error: 'Not authenticated' }
const denied = { status: 403, error: "You don't have permission to access the admin panel." }

const mustBeReset = {
  status: 403,
  error: 'The second factor of this address must be reset by another operator.',
}

/** The expected refusal of each visitor, or the role that they have. */
const expected: Readonly<
  Record<(typeof visitors)[number], { status: number; error: string } | OperatorRole>
> = {
  'an anonymous visitor': unknown,
  'a cookie without a token': unknown,
  'an expired token': unknown,
  'a tampered token': unknown,
  'a revoked session': unknown,
  'a reader': denied,
  'an admin removed from the list': denied,
  'an admin whose account was made anew': mustBeReset,
  'an invited person who has not accepted': denied,
  'an operator with the role of an earlier release': denied,
  'an invited editor': 'editor',
  'an invited operator': 'operator',
  'an invited operator who was removed': denied,
  'an admin': 'operator',
}

let storage: Storage
/** What each visitor shows. */
let shown: Record<(typeof visitors)[number], Record<string, string>>

beforeAll(async () => {
  storage = await testStorage()
  await seedSite(storage.db)
  const { google, browser } = await signInSite(
    { adminEmails: ['sita@example.com', 'hari@example.com', 'gita@example.com'] },
    storage,
  )
  const signedIn = async (says: Record<string, unknown> = {}) => {
    google.says(says)
    const visitor = browser()
    const { bearer } = await visitor.signIn()
    return { ...visitor, bearer }
  }
  const sita = await signedIn()
  const left = await signedIn()
  await left.client.signOut({ scope: 'local' })
  passTime(-16 * 60_000)
  const early = await signedIn()
  vi.useRealTimers()
  await storage.db
    .insertInto('auth_operator_factors')
    .values({ email: 'gita@example.com', user_id: randomUUID(), proven_at: new Date() })
    .execute()
  const invited = async (sub: string, role: OperatorRole | 'viewer', accepts = true) => {
    const email = `invited-${sub}@example.com`
    const row = {
      email,
      role,
      invited_by: 'sita@example.com',
      invited_at: new Date(),
      updated_at: new Date(),
    }
    const before = accepts ? undefined : await signedIn({ sub, email })
    await storage.db.insertInto('auth_operators').values(row).execute()
    return (before ?? (await signedIn({ sub, email }))).bearer
  }
  const removed = await invited('8', 'operator')
  await storage.db.deleteFrom('auth_operators').where('email', '=', 'invited-8@example.com').execute()
  const [head = '', body = '', signature = ''] = sita.bearer.authorization.split('.')
  const turned = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  shown = {
    'an anonymous visitor': {},
    'a cookie without a token': { cookie: [...sita.jar].map((pair) => pair.join('=')).join('; ') },
    'an expired token': early.bearer,
    'a tampered token': { authorization: [head, body, turned].join('.') },
    'a revoked session': left.bearer,
    'a reader': (await signedIn({ sub: '2', email: 'ram@example.com' })).bearer,
    'an admin removed from the list': (await signedIn({ sub: '3', email: 'hari@example.com' })).bearer,
    'an admin whose account was made anew': (await signedIn({ sub: '4', email: 'gita@example.com' })).bearer,
    'an invited person who has not accepted': await invited('9', 'operator', false),
    'an operator with the role of an earlier release': await invited('5', 'viewer'),
    'an invited editor': await invited('6', 'editor'),
    'an invited operator': await invited('7', 'operator'),
    'an invited operator who was removed': removed,
    'an admin': sita.bearer,
  }
})

/** Calls a function with as little as it takes, about a row that is not there. */
async function send(
  app: TestApp,
  { method, path }: { method: string; path: string },
  headers: Record<string, string>,
) {
  const url = path.replace(':id', '7c9e6679-7425-40de-944b-e07fc1f90ae7').replace(':date', '2026-07-16')
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
  const answer = await app.request(url, {
    method,
    ...body,
    headers: { 'content-type': 'application/json', 'content-length': '2', ...headers },
  })
  return {
    answer,
    body: (await answer.json().catch(() => ({}))) as { error?: string; reason?: string; role?: string },
  }
}

test('AUTH-04: every function has its role, and the server has no function beside the list', async () => {
  expect(Object.fromEntries(adminRoutes.map((route) => [nameOf(route), route.role]))).toEqual(adminRouteRoles)
  const { app } = await signInSite({}, storage)
  const mounted = app.routes.filter(({ path }) => path.startsWith('/api/admin')).map(nameOf)
  expect([...new Set(mounted)].toSorted()).toEqual(Object.keys(adminRouteRoles).toSorted())
})

/** The refusal that a visitor gets from a route. */
function refusalOf(of: (typeof expected)[(typeof visitors)[number]], needed: OperatorRole) {
  if (typeof of !== 'string') return of
  const error = `This needs the role "${needed}".`
  return operatorRoles.indexOf(of) >= operatorRoles.indexOf(needed)
    ? undefined
    : { status: 403, error, role: needed }
}

test.each(visitors)('AUTH-04, API-02: %s gets from every function what the role allows', async (visitor) => {
  // A server on which Hari is no operator any more.
  const adminEmails = ['sita@example.com', 'gita@example.com']
  const authMethods = new Set(['google', 'totp'] as const)
  const server = () => signInSite({ dataDir, adminEmails, authMethods }, storage)
  let { app } = await server()
  for (const [index, route] of adminRoutes.entries()) {
    // Another server counts anew: it takes at most a hundred refused calls a minute.
    if (index % 90 === 89) ({ app } = await server())
    const { answer, body } = await send(app, route, shown[visitor])
    const name = nameOf(route)
    expect(answer.headers.get('cache-control'), name).toBe('no-store')
    expect(answer.headers.get('www-authenticate'), name).toBe(answer.status === 401 ? 'Bearer' : null)
    expect(answer.status, name).toBeLessThan(500)
    // None of the visitors has a second factor: the role was right where it is asked for.
    const isFactorAsked = body.reason === 'recent_factor_needed'
    expect(isFactorAsked && !route.needsRecentFactor, name).toBe(false)
    const isLetIn = isFactorAsked || (answer.status !== 401 && answer.status !== 403)
    const said = isLetIn ? undefined : { status: answer.status, error: body.error, role: body.role }
    expect(said, name).toEqual(refusalOf(expected[visitor], adminRouteRoles[name] ?? 'operator'))
  }
})

test('API-02: a write is JSON, and small', async () => {
  const { app } = await signInSite({}, storage)
  for (const route of adminRoutes.filter(({ accepts, takesPicture }) => accepts || takesPicture)) {
    const { answer, body } = await send(app, route, { ...shown['an admin'], 'content-type': 'text/plain' })
    expect([answer.status, body], nameOf(route)).toEqual([
      415,
      { error: expect.stringMatching(/^The request must be of type (application\/json|image\/png)/) },
    ])
  }
  const large = JSON.stringify({ name: 'x'.repeat(70_000) })
  const answer = await app.request('/api/admin-banks', {
    method: 'POST',
    body: large,
    headers: {
      ...shown['an admin'],
      'content-type': 'application/json',
      'content-length': String(large.length),
    },
  })
  expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ code: 'too-large' })])
})

test('AUTH-06: an id that is no UUID and a day that is none are refused', async () => {
  const { app } = await signInSite({}, storage)
  const put = async (path: string, method: string) => {
    const headers = { ...shown['an admin'], 'content-type': 'application/json', 'content-length': '2' }
    const answer = await app.request(path, { method, headers, ...(method === 'PUT' && { body: '{}' }) })
    return [answer.status, (await answer.json()) as unknown]
  }
  expect(await put('/api/admin-banks/7', 'PUT')).toEqual([400, { error: 'UUID expected' }])
  expect(await put("/api/admin-tools/1'--", 'DELETE')).toEqual([400, { error: 'UUID expected' }])
  const noDay = [400, { error: 'A day such as 2026-07-16 is expected' }]
  expect(await put('/api/admin-gold-silver-prices/2026-02-30', 'DELETE')).toEqual(noDay)
})
