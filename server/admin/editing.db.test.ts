import { beforeAll, expect, test } from 'vitest'
import { bankRecord } from '#app/records/banks/schema.ts'
import { carrierRecord } from '#app/records/carriers/schema.ts'
import { emergencyRecord } from '#app/records/emergency-numbers/schema.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { providerRecord } from '#app/records/internet-providers/schema.ts'
import { postalRecord } from '#app/records/postal-codes/schema.ts'
import { toolRecord } from '#app/records/tools/schema.ts'
import type { Storage } from '#db/storage.ts'
import { testStorage } from '#test/database.ts'
import { oneOperator } from '#test/one-operator.ts'
import { type TestSite, testSite } from '#test/site.ts'
import { seedSite } from '../seed.ts'
import { adminRoutes } from './routes.ts'

const { gate, bearer, admin } = oneOperator()
let storage: Storage
let parts: TestSite

beforeAll(async () => {
  storage = await testStorage()
  await seedSite(storage.db)
  parts = await testSite({ storage, gate })
})

type Row = Record<string, unknown> & { id: string; updated_at: string; name: string }
type Body = Record<string, unknown> & { fields?: Record<string, string>; total: number }

/** Calls a function as an admin, and holds an answer that went well to what the function promises. */
async function call(method: string, path: string, body?: unknown) {
  const headers = { ...bearer, 'content-type': 'application/json' }
  const answer = await parts.app.request(`/api/admin-${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const told = (await answer.json()) as Body
  if (answer.ok) routeOf(method, path).parse(told)
  return { status: answer.status, body: told }
}

function routeOf(method: string, path: string) {
  const wanted = `/api/admin-${path.replace(/\?.*$/, '')}`.replace(/[0-9a-f-]{36}$/, ':id')
  const route = adminRoutes.find((one) => one.method === method && one.path === wanted)
  if (!route || typeof route.answers === 'string') throw new Error(`No function ${method} ${wanted}`)
  return route.answers
}

async function create(path: string, one: string, fields: object): Promise<Row> {
  const { status, body } = await call('POST', path, fields)
  expect([status, body]).toEqual([201, body])
  return body[one] as Row
}

async function publicList(path: string, wrapper: string): Promise<Row[]> {
  const answer = await parts.app.request(`/api/${path}`)
  return ((await answer.json()) as Record<string, Row[]>)[wrapper] ?? []
}

const audited = (entityId: string) =>
  storage.db
    .selectFrom('audit_log')
    .select(['actor_id', 'actor_email', 'action', 'entity', 'before', 'after'])
    .where('entity_id', '=', entityId)
    .orderBy('id')
    .execute()

const bank = { name: 'Test Bank', code: 'testnpka', name_ne: 'परीक्षण बैंक' }

test('API-01: a row is made, changed in parts and deleted, each with its line in the audit log', async () => {
  const made = await create('banks', 'bank', bank)
  expect(made).toMatchObject({ ...bank, code: 'TESTNPKA', is_active: true, logo_url: null })
  const put = await call('PUT', `banks/${made.id}`, { is_active: false, updated_at: made.updated_at })
  expect(put).toMatchObject({ status: 200, body: { bank: { name: 'Test Bank', is_active: false } } })
  expect(await call('DELETE', `banks/${made.id}`)).toEqual({ status: 200, body: { ok: true } })
  expect((await call('DELETE', `banks/${made.id}`)).status).toBe(404)
  expect((await call('PUT', `banks/${made.id}`, {})).status).toBe(404)
  const lines = await audited(made.id)
  expect(lines.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
  expect(lines[1]).toMatchObject({
    actor_id: admin.id,
    actor_email: admin.email,
    entity: 'banks',
    before: { id: made.id, is_active: true },
    after: { id: made.id, is_active: false },
  })
  expect([lines[0]?.before, lines[2]?.after]).toEqual([null, null])
})

test('a save that changes nothing is no change: no line, and the row keeps its time', async () => {
  const made = await create('banks', 'bank', { ...bank, code: 'SAMENPKA' })
  const again = await call('PUT', `banks/${made.id}`, { name: bank.name })
  expect(again.body.bank).toEqual(made)
  expect((await call('PUT', `banks/${made.id}`, {})).body.bank).toEqual(made)
  expect(await audited(made.id)).toHaveLength(1)
})

test('an edit over a newer version is answered with both, and changes nothing', async () => {
  const made = await create('banks', 'bank', { ...bank, code: 'STALNPKA' })
  await call('PUT', `banks/${made.id}`, { name: 'First', updated_at: made.updated_at })
  const yours = { name: 'Second', code: 'YOURNPKA' }
  const { status, body } = await call('PUT', `banks/${made.id}`, {
    ...yours,
    updated_at: '2020-01-01T00:00:00Z',
  })
  expect(status).toBe(409)
  expect(body).toMatchObject({
    ok: false,
    error: expect.stringMatching(/changed this in the meantime/),
    current: { id: made.id, name: 'First', code: 'STALNPKA' },
    yours,
    by: admin.email,
  })
  expect((await call('PUT', `banks/${made.id}`, { ...yours, updated_at: 'yesterday' })).body.fields).toEqual({
    updated_at: 'Must be the time at which the row was read',
  })
  expect(await audited(made.id)).toHaveLength(2)
})

test('the public list and the pages show a change on their next request', async () => {
  expect((await publicList('banks', 'banks')).map(({ name }) => name)).not.toContain('Next Bank')
  const made = await create('banks', 'bank', { ...bank, name: 'Next Bank', code: 'NEXTNPKA' })
  await expect
    .poll(async () => (await publicList('banks', 'banks')).map(({ name }) => name))
    .toContain('Next Bank')
  await call('PUT', `banks/${made.id}`, { is_active: false })
  await expect
    .poll(async () => (await publicList('banks', 'banks')).map(({ name }) => name))
    .not.toContain('Next Bank')
})

test('ADM-05..11: what is wrong is reported by field, in the language that is asked for; unknown fields are refused', async () => {
  const { status, body } = await call('POST', 'tools', { name: '', path: 'x', id: 'mine' })
  expect([status, body.ok, body.error]).toEqual([400, false, 'Tool name is required'])
  expect(body.fields).toEqual({
    name: 'Tool name is required',
    path: 'Path must start with /',
    description: 'Description is required',
    id: 'This field is not known here',
  })
  expect((await call('POST', 'internet-providers?lang=ne', {})).body.fields).toEqual({
    name: 'सेवा प्रदायकको नाम आवश्यक छ',
  })
  expect((await call('POST', 'banks', [])).status).toBe(400)
})

test('ADM-05, ADM-06: a path and a code belong to one row', async () => {
  const tool = { name: 'Other', path: '/qr-builder', description: 'x' }
  expect((await call('POST', 'tools', tool)).body.fields).toEqual({
    path: 'This path is already used by another tool',
  })
  const own = await create('tools', 'tool', { ...tool, path: '/other' })
  expect((await call('PUT', `tools/${own.id}`, { path: '/other', is_active: false })).status).toBe(200)
  const made = await create('banks', 'bank', { ...bank, code: 'ONLYNPKA' })
  expect((await call('POST', 'banks', { ...bank, code: 'onlynpka' })).body.fields).toEqual({
    code: 'This code is already used by another bank',
  })
  expect((await call('PUT', `banks/${made.id}`, { code: 'onlynpka' })).status).toBe(200)
})

test('ADM-07: a prefix belongs to one carrier, also when two admins save at once', async () => {
  const carrier = { name: 'New', technology: '5G', prefixes: ['111', '112'], color_class: 'text-pink-600' }
  const made = await create('carriers', 'carrier', carrier)
  expect(made).toMatchObject({ color: 'pink', color_class: 'text-pink-600', bg_color_class: 'bg-pink-100' })
  expect(
    (await call('POST', 'carriers', { ...carrier, prefixes: ['112', '113', '111'] })).body.fields,
  ).toEqual({
    prefixes: 'Prefix(es) 111, 112 already used by other carriers',
  })
  expect((await call('PUT', `carriers/${made.id}`, { prefixes: ['112', '114'] })).status).toBe(200)
  const rivals = await Promise.all(
    [1, 2, 3].map((number) =>
      call('POST', 'carriers', { ...carrier, name: `Rival ${number}`, prefixes: ['555'] }),
    ),
  )
  const refused = rivals.filter(({ status }) => status === 400)
  expect([rivals.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, 2])
  for (const { body } of refused)
    expect(body.fields).toEqual({ prefixes: 'Prefix(es) 555 already used by other carriers' })
})

test('ADM-08, ADM-11: plans go with their provider; both duration columns say the same; a check is dated', async () => {
  const provider = await create('internet-providers', 'provider', { name: 'Fast' })
  const fields = {
    provider_id: provider.id,
    plan_name: 'Home',
    speed_mbps: '100',
    price_npr: '1200.50',
    plan_duration_months: 3,
    router_cost_npr: null,
  }
  const plan = await create('internet-plans', 'plan', fields)
  expect(plan).toMatchObject({
    speed_mbps: 100,
    price_npr: 1200.5,
    plan_duration_months: 3,
    billing_cycle_months: 3,
    router_cost_npr: null,
    installation_cost_npr: 0,
    data_limit_gb: 'unlimited',
    last_verified_at: null,
  })
  const checked = await call('PUT', `internet-plans/${plan.id}`, {
    verified_today: true,
    plan_duration_months: 6,
  })
  expect(checked.body.plan).toMatchObject({
    billing_cycle_months: 6,
    last_verified_at: parts.site.now().toISOString(),
    price_npr: 1200.5,
  })
  await call('PUT', `internet-providers/${provider.id}`, { is_active: false })
  const stays = await call('PUT', `internet-plans/${plan.id}`, {
    provider_id: provider.id,
    plan_name: 'Stays',
  })
  expect(stays.status).toBe(200)
  for (const provider_id of [provider.id, admin.id])
    expect((await call('POST', 'internet-plans', { ...fields, provider_id })).body.fields).toEqual({
      provider_id: 'Please select a provider',
    })
  expect((await call('DELETE', `internet-providers/${provider.id}`)).status).toBe(200)
  expect((await call('PUT', `internet-plans/${plan.id}`, {})).status).toBe(404)
  const [, , deleted] = await audited(provider.id)
  expect(deleted?.before).toMatchObject({ name: 'Fast', plans: [{ id: plan.id, plan_name: 'Stays' }] })
})

test('a list is in parts, in the order that is asked for, and can be searched', async () => {
  const all = await call('GET', 'carriers')
  expect(all.body).toMatchObject({ page: 1, per_page: 100 })
  const first = await call('GET', 'tools?per_page=2&sort=-path')
  const second = await call('GET', 'tools?per_page=2&page=2&sort=-path')
  const paths = [first, second].flatMap(({ body }) =>
    (body.tools as { path: string }[]).map(({ path }) => path),
  )
  expect(paths).toHaveLength(4)
  expect(paths).toEqual(paths.toSorted().toReversed())
  expect(first.body.total).toBeGreaterThanOrEqual(10)
  const found = await call('GET', `banks?q=${encodeURIComponent('नबिल')}`)
  expect((found.body.banks as Row[]).map(({ name }) => name)).toEqual([expect.stringMatching(/Nabil/)])
  expect((await call('GET', 'banks?q=%25')).body.total).toBe(0)
  expect((await call('GET', 'banks?sort=password')).status).toBe(400)
})

const kinds = [
  ['banks', 'banks', bankRecord],
  ['carriers', 'carriers', carrierRecord],
  ['tools', 'tools', toolRecord],
  ['internet-providers', 'providers', providerRecord],
  ['internet-plans', 'plans', planRecord],
  ['emergency-numbers', 'numbers', emergencyRecord],
  ['postal-codes', 'offices', postalRecord],
] as const

test.each(kinds)(
  'every row of %s that the site begins with may be saved as it is',
  async (path, many, record) => {
    const rows = (await call('GET', `${path}?per_page=500`)).body[many] as Row[]
    expect(rows.length).toBeGreaterThan(4)
    const names = Object.keys(record.edits('en').shape)
    for (const row of rows) {
      const given = Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))
      const { status, body } = await call('PUT', `${path}/${row.id}`, {
        ...given,
        updated_at: row.updated_at,
      })
      // Only lists have the paths of pictures.
      const { logo_path: _, ...saved } = row
      expect([status, body], row.id).toEqual([200, { [many.replace(/s$/, '')]: saved }])
    }
  },
)
