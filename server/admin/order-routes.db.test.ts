import { beforeAll, expect, test } from 'vitest'
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
  parts = await testSite({ storage, gate })
})

interface Body {
  rows: { id: string; name: string; group: string | null }[]
  error: string
  current: Pick<Body, 'rows'>
}

async function call(path: string, body?: object) {
  const answer = await parts.app.request(`/api/admin-${path}/order`, {
    headers: { ...bearer, 'content-type': 'application/json' },
    ...(body && { method: 'PUT', body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const idsOf = ({ rows }: Pick<Body, 'rows'>) => rows.map(({ id }) => id)

async function publicIds(path: string, wrapper: string) {
  const answer = await parts.app.request(`/api/${path}`)
  return ((await answer.json()) as Record<string, { id: string }[]>)[wrapper]?.map(({ id }) => id)
}

const audited = () =>
  storage.db.selectFrom('audit_log').select(['entity_id', 'action', 'actor_id']).orderBy('id').execute()

test.each([
  ['tools', 'tools'],
  ['banks', 'banks'],
  ['carriers', 'carriers'],
  ['internet-providers', 'providers'],
])(
  'the order of %s is stored, each row that has another position with its entry, and pages have it on their next request',
  async (path, wrapper) => {
    const { body } = await call(path)
    const read = idsOf(body)
    const ids = [...read.slice(1), read[0] ?? '']
    expect((await call(path, { ids, read })).status).toBe(200)
    expect(idsOf((await call(path)).body)).toEqual(ids)
    expect(await publicIds(path, wrapper)).toEqual(ids)
    const before = await audited()
    const swapped = [ids[1] ?? '', ids[0] ?? '', ...ids.slice(2)]
    expect((await call(path, { ids: swapped, read: ids })).status).toBe(200)
    const lines = (await audited()).slice(before.length)
    expect(new Set(lines.map((line) => line.entity_id))).toEqual(new Set(ids.slice(0, 2)))
    expect(lines[0]).toMatchObject({ action: 'update', actor_id: admin.id })
    expect(idsOf((await call(path)).body)).toEqual(swapped)
    expect((await call(path, { ids: swapped, read: swapped })).status).toBe(200)
    expect(await audited()).toHaveLength(before.length + 2)
  },
)

test('emergency numbers stay in their groups, in the order of the page', async () => {
  const { body } = await call('emergency-numbers')
  const read = idsOf(body)
  const last = body.rows.at(-1)?.id ?? ''
  const saved = await call('emergency-numbers', { ids: [last, ...read.slice(0, -1)], read })
  const groups = saved.body.rows.map(({ group }) => group)
  expect(groups).toEqual(body.rows.map(({ group }) => group))
  expect(saved.body.rows.find(({ group }) => group === 'enquiries')?.id).toBe(last)
})

test('after another order, a new row or a deleted one the order now is answered, and nothing is stored', async () => {
  const read = idsOf((await call('banks')).body)
  const ids = read.toReversed()
  const stale = await call('banks', { ids: read, read: ids })
  expect(stale).toMatchObject({ status: 409, body: { error: expect.stringMatching(/in the meantime/) } })
  expect(idsOf(stale.body.current)).toEqual(read)
  await storage.db.insertInto('banks').values({ name: 'New', code: 'NEWWNPKA', sort_order: 0 }).execute()
  expect((await call('banks', { ids, read })).status).toBe(409)
  await storage.db.deleteFrom('banks').where('code', '=', 'NEWWNPKA').execute()
  expect((await call('banks', { ids: ids.slice(1), read })).status).toBe(409)
  expect((await call('banks', { ids: [...ids.slice(1), ids[1]], read })).status).toBe(409)
  expect((await call('banks', { ids: ['x'], read })).status).toBe(400)
  expect(idsOf((await call('banks')).body)).toEqual(read)
})
