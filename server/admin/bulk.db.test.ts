import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Storage } from '#db/storage.ts'
import { testStorage } from '#test/database.ts'
import { oneOperator } from '#test/one-operator.ts'
import { type TestSite, testSite } from '#test/site.ts'
import { seedSite } from '../seed.ts'

const { gate, bearer, admin } = oneOperator()
let storage: Storage
let parts: TestSite

beforeAll(async () => {
  storage = await testStorage()
  await seedSite(storage.db)
  await storage.db
    .insertInto('auth_users')
    .values({ id: admin.id, email: admin.email, name: '', email_verified: true })
    .execute()
  parts = await testSite({ storage, gate })
})

beforeEach(async () => {
  await storage.db.updateTable('internet_plans').set({ last_verified_at: null, is_active: true }).execute()
})

type Body = Record<string, unknown> & { changed: number; act: string; total: number; error: string }

async function call(method: string, path: string, body?: object) {
  const answer = await parts.app.request(`/api/admin-${path}`, {
    method,
    headers: { ...bearer, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const bulk = (body: object, path = 'internet-plans') => call('POST', `${path}/bulk`, body)
const undo = (act: string) => call('POST', 'audit/undo', { act })
const total = async (query: string) => (await call('GET', query)).body.total

async function planIds(count: number): Promise<string[]> {
  const { body } = await call('GET', `internet-plans?per_page=${count}`)
  return (body.plans as { id: string }[]).map(({ id }) => id)
}

test('rows are set in one change, each with its entry, and taken back in one', async () => {
  const all = await total('internet-plans?verified=never')
  expect(all).toBeGreaterThan(70)
  const ids = (await planIds(all)).slice(1)
  const done = await bulk({ ids, set: { verified_today: true, is_active: true } })
  expect(done).toMatchObject({ status: 200, body: { ok: true, changed: all - 1 } })
  expect([
    await total('internet-plans?verified=never'),
    await total('internet-plans?verified=recent'),
  ]).toEqual([1, all - 1])
  const entries = await storage.db
    .selectFrom('audit_log')
    .selectAll()
    .where('act', '=', done.body.act)
    .execute()
  expect(entries).toHaveLength(all - 1)
  expect(entries[0]).toMatchObject({
    actor_email: admin.email,
    action: 'update',
    entity: 'internet_plans',
    before: { last_verified_at: null },
    after: { last_verified_at: expect.any(String) },
  })
  expect(await undo(done.body.act)).toEqual({ status: 200, body: { ok: true, undone: all - 1, kept: [] } })
  expect(await total('internet-plans?verified=never')).toBe(all)
  expect((await undo(done.body.act)).body).toMatchObject({ undone: 0, kept: { length: all - 1 } })
})

test('rows that are gone are left out', async () => {
  const gone = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  const ids = [...(await planIds(2)), gone]
  expect((await bulk({ ids, set: { is_active: false } })).body.changed).toBe(2)
  expect((await bulk({ ids: [gone], delete: true })).body.changed).toBe(0)
  expect(await total('internet-plans?active=no')).toBe(2)
})

test('rows that have the values already are left alone', async () => {
  const ids = await planIds(3)
  await bulk({ ids: ids.slice(0, 1), set: { is_active: false } })
  expect((await bulk({ ids, set: { is_active: false } })).body.changed).toBe(2)
})

test('rows are deleted with what falls with them, and come back with it', async () => {
  const { body } = await call('GET', 'internet-providers?q=worldlink')
  const [{ id }] = body.providers as [{ id: string }]
  const plans = await total(`internet-plans?provider=${id}`)
  expect(plans).toBeGreaterThan(0)
  const done = await bulk({ ids: [id], delete: true }, 'internet-providers')
  expect(done.body.changed).toBe(1)
  expect(await total(`internet-plans?provider=${id}`)).toBe(0)
  expect((await undo(done.body.act)).body).toMatchObject({ undone: 1 })
  expect(await total(`internet-plans?provider=${id}`)).toBe(plans)
})

test('other fields, too many rows and unclear requests are refused', async () => {
  const [id = ''] = await planIds(1)
  const set = { is_active: true }
  for (const field of ['plan_name', 'price_npr', 'provider_id', 'sort_order'])
    expect((await bulk({ ids: [id], set: { [field]: 'x' } })).body.fields).toHaveProperty(field)
  for (const wrong of [
    { set },
    { ids: [id], where: {}, set },
    { ids: [id], set, delete: true },
    { ids: [id] },
    { ids: [id], set: {} },
    { ids: ['x'], set },
    { ids: [], set },
    { ids: Array(2001).fill(id), set },
  ])
    expect((await bulk(wrong)).status, JSON.stringify(wrong).slice(0, 100)).toBe(400)
})

test('each filter of each list is a query of its own, and other values are refused', async () => {
  const document = (await (await parts.app.request('/api/openapi.json')).json()) as {
    paths: Record<string, { get?: { parameters: { name: string; schema: { enum?: string[] } }[] } }>
  }
  const lists = [
    'tools',
    'banks',
    'carriers',
    'internet-providers',
    'internet-plans',
    'emergency-numbers',
    'postal-codes',
  ]
  const sums: [filter: string, isRight: boolean][] = []
  for (const list of lists) {
    const all = await total(list)
    const parameters = document.paths[`/api/admin-${list}`]?.get?.parameters ?? []
    const filters = parameters.filter(({ name, schema }) => schema.enum && !['sort', 'lang'].includes(name))
    expect(filters.length, list).toBeGreaterThan(0)
    for (const { name, schema } of filters) {
      const values = schema.enum ?? []
      const counts = await Promise.all(values.slice(0, 10).map((value) => total(`${list}?${name}=${value}`)))
      const sum = counts.reduce((some, count) => some + count, 0)
      const some = `${list}: ${name}`
      sums.push([some, name === 'province' || values.length > 10 ? sum > 0 : sum === all])
      expect((await call('GET', `${list}?${name}=x'y`)).status).toBe(400)
    }
  }
  // Together the values of a filter have all rows; a former district lies in two provinces.
  expect(sums.filter(([, isRight]) => !isRight)).toEqual([])
})

test('a search finds plans by their provider and by digits of either script', async () => {
  const ofProvider = await total('internet-plans?q=WORLDLINK')
  expect(ofProvider).toBeGreaterThan(0)
  expect(await total(`internet-plans?q=${encodeURIComponent('१००')}`)).toBe(
    await total('internet-plans?q=100'),
  )
})
