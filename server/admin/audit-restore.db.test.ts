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

interface Entry {
  id: number
  at: string
  action: string
  before: unknown
  after: unknown
  restorable: Record<string, unknown> | null
}

type Row = Record<string, unknown> & { id: string }
type Body = Record<string, unknown> & {
  entries: Entry[]
  settings: { key: string; value: { name: string; tagline: string } }[]
}

async function call(method: string, path: string, body?: unknown) {
  const response = await parts.app.request(`/api/admin-${path}`, {
    method,
    headers: { ...bearer, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Body }
}

async function create(path: string, one: string, fields: object): Promise<Row> {
  const { status, body } = await call('POST', path, fields)
  expect([status, body]).toEqual([201, body])
  return body[one] as Row
}

/** The changes of one thing, the latest first. */
async function entriesOf(entity: string, id: string): Promise<Entry[]> {
  const query = new URLSearchParams({ entity, entity_id: id })
  return (await call('GET', `audit?${query}`)).body.entries
}

async function latestOf(entity: string, id: string): Promise<Entry> {
  const [entry] = await entriesOf(entity, id)
  if (!entry) throw new Error(`No change of ${entity} ${id}`)
  return entry
}

const restore = (entry: Entry, more: object = {}) =>
  call('POST', 'audit/restore', { entry: entry.id, ...more })

async function row(table: 'banks' | 'internet_providers' | 'internet_plans' | 'carriers', id: string) {
  return await storage.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
}

const bank = { name: 'Restored Bank', code: 'RESTNPKA', name_ne: 'पुरानो बैंक' }

test('one field of a change is restored, and the others stay as they were changed', async () => {
  const made = await create('banks', 'bank', bank)
  await call('PUT', `banks/${made.id}`, { name: 'New Name', code: 'NEWENPKA' })
  const change = await latestOf('banks', made.id)
  expect(change.restorable).toEqual({ code: bank.code, name: bank.name })
  expect(await restore(change, { fields: ['name'] })).toEqual({ status: 200, body: { ok: true } })
  expect(await row('banks', made.id)).toMatchObject({ name: bank.name, code: 'NEWENPKA' })
  const [restored] = await entriesOf('banks', made.id)
  expect(restored).toMatchObject({
    action: 'restore',
    actor_email: admin.email,
    before: { name: 'New Name' },
    after: { name: bank.name },
    restorable: { name: 'New Name' },
  })
})

test('a whole change is restored, and the pages are notified as for any save', async () => {
  const made = await create('banks', 'bank', { ...bank, code: 'WHOLNPKA' })
  await call('PUT', `banks/${made.id}`, { is_active: false, sort_order: 7 })
  const names = async () => {
    const { banks } = (await (await parts.app.request('/api/banks')).json()) as { banks: Row[] }
    return banks.map(({ id }) => id)
  }
  await expect.poll(names).not.toContain(made.id)
  expect((await restore(await latestOf('banks', made.id))).status).toBe(200)
  await expect.poll(names).toContain(made.id)
  expect(await row('banks', made.id)).toMatchObject({ is_active: true, sort_order: made.sort_order })
})

test('what was changed again since is answered with both values, and replaced only when asked for', async () => {
  const made = await create('banks', 'bank', { ...bank, code: 'TWICNPKA' })
  await call('PUT', `banks/${made.id}`, { name: 'Second' })
  const change = await latestOf('banks', made.id)
  await call('PUT', `banks/${made.id}`, { name: 'Third' })
  expect(await restore(change)).toMatchObject({
    status: 409,
    body: { current: { name: 'Third' }, yours: { name: bank.name } },
  })
  expect(await row('banks', made.id)).toMatchObject({ name: 'Third' })
  expect((await restore(change, { over: true })).status).toBe(200)
  expect(await row('banks', made.id)).toMatchObject({ name: bank.name })
})

test('a deleted provider comes back with its id and its plans, once', async () => {
  const provider = await create('internet-providers', 'provider', { name: 'Gone Net' })
  const fields = { provider_id: provider.id, plan_name: 'Home', speed_mbps: 100, price_npr: '1200.50' }
  const plan = await create('internet-plans', 'plan', fields)
  const before = await row('internet_plans', plan.id)
  await call('DELETE', `internet-providers/${provider.id}`)
  const change = await latestOf('internet_providers', provider.id)
  expect((await restore(change)).status).toBe(200)
  expect(await row('internet_providers', provider.id)).toMatchObject({ name: 'Gone Net' })
  expect(await row('internet_plans', plan.id)).toEqual(before)
  expect(await restore(change)).toMatchObject({
    status: 400,
    body: { error: 'This is there again already.' },
  })
})

test('the rules across rows hold for a restore: a code or a prefix that another row has now', async () => {
  const made = await create('banks', 'bank', { ...bank, code: 'FREENPKA' })
  await call('PUT', `banks/${made.id}`, { code: 'ELSENPKA' })
  await create('banks', 'bank', { ...bank, code: 'FREENPKA' })
  expect(await restore(await latestOf('banks', made.id))).toMatchObject({
    status: 400,
    body: { fields: { code: 'This code is already used by another bank' } },
  })
  const carrier = await create('carriers', 'carrier', { name: 'A', technology: '5G', prefixes: ['111'] })
  await call('DELETE', `carriers/${carrier.id}`)
  const rival = await create('carriers', 'carrier', { name: 'B', technology: '5G', prefixes: ['111'] })
  const deletion = await latestOf('carriers', carrier.id)
  expect((await restore(deletion)).body).toMatchObject({
    fields: { prefixes: 'Prefix(es) 111 already used by other carriers' },
  })
  await call('DELETE', `carriers/${rival.id}`)
  expect((await restore(deletion)).status).toBe(200)
  expect(await row('carriers', carrier.id)).toMatchObject({ prefixes: ['111'] })
})

test('a plan whose provider is gone stays deleted, with the reason', async () => {
  const provider = await create('internet-providers', 'provider', { name: 'Short' })
  const fields = { provider_id: provider.id, plan_name: 'Home', speed_mbps: 100, price_npr: 900 }
  const plan = await create('internet-plans', 'plan', fields)
  await call('DELETE', `internet-plans/${plan.id}`)
  await call('DELETE', `internet-providers/${provider.id}`)
  expect(await restore(await latestOf('internet_plans', plan.id))).toMatchObject({ status: 400 })
  expect(await row('internet_plans', plan.id)).toBeUndefined()
})

test('a plan of a provider that visitors do not see is restored', async () => {
  const provider = await create('internet-providers', 'provider', { name: 'Resting' })
  const fields = { provider_id: provider.id, plan_name: 'Home', speed_mbps: 100, price_npr: 900 }
  const plan = await create('internet-plans', 'plan', fields)
  await call('PUT', `internet-providers/${provider.id}`, { is_active: false })
  await call('DELETE', `internet-plans/${plan.id}`)
  expect((await restore(await latestOf('internet_plans', plan.id))).status).toBe(200)
  expect(await row('internet_plans', plan.id)).toMatchObject({ price_npr: '900.00' })
})

test('a field of a setting is restored, after its first save to the default', async () => {
  const save = (value: object) => call('PUT', 'settings', { key: 'site_config', value })
  const settings = async () =>
    (await call('GET', 'settings')).body.settings.find(({ key }) => key === 'site_config')?.value
  const first = await settings()
  await save({ tagline: 'Changed', name: 'Changed too' })
  const change = await latestOf('site_settings', 'site_config')
  expect(change.restorable).toEqual({ name: first?.name, tagline: first?.tagline })
  expect((await restore(change, { fields: ['tagline'] })).status).toBe(200)
  expect(await settings()).toEqual({ ...first, name: 'Changed too' })
  await save({ name: 'Third' })
  expect(await restore(change, { fields: ['name'] })).toMatchObject({
    status: 409,
    body: { current: { name: 'Third' } },
  })
})

test('prices of a market day are restored, changed or deleted', async () => {
  const date = '2026-07-01'
  const prices = {
    gold_hallmark_tola: 200_000,
    gold_hallmark_10g: 171_468,
    silver_tola: 2500,
    silver_10g: 2143,
  }
  const stored = () =>
    storage.db
      .selectFrom('gold_silver_prices')
      .select(['gold_hallmark_tola', 'silver_tola'])
      .where('date', '=', date)
      .executeTakeFirst()
  await call('DELETE', `gold-silver-prices/${date}`)
  await call('POST', 'gold-silver-prices', { date, ...prices })
  await call('POST', `gold-silver-prices/${date}/approve`)
  await call('DELETE', `gold-silver-prices/${date}`)
  expect(await stored()).toBeUndefined()
  expect((await restore(await latestOf('gold_silver_prices', date))).status).toBe(200)
  expect(await stored()).toEqual({ gold_hallmark_tola: '200000.00', silver_tola: '2500.00' })
})

test('a ban is lifted from its entry, and what cannot be taken back says so', async () => {
  const user = await storage.db
    .insertInto('auth_users')
    .values({ name: 'Ram', email: 'ram@example.com', email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await call('PUT', `users/${user.id}`, { banned: true })
  const ban = await latestOf('auth_users', user.id)
  expect(ban.restorable).toEqual({ banned: false })
  expect((await restore(ban)).status).toBe(200)
  expect(await latestOf('auth_users', user.id)).toMatchObject({ after: { banned: false } })
  const made = await create('banks', 'bank', { ...bank, code: 'MADENPKA' })
  const creation = await latestOf('banks', made.id)
  expect(creation.restorable).toBeNull()
  expect((await restore(creation)).status).toBe(404)
  expect((await call('POST', 'audit/restore', { entry: 987_654 })).status).toBe(404)
  expect((await call('POST', 'audit/restore', { entry: 'x' })).status).toBe(400)
  for (const name of ['email', '__proto__', 'constructor', 'toString'])
    expect((await restore(ban, { fields: [name] })).status, name).toBe(404)
})

test('changes are found by person or program, kind and day of Nepal', async () => {
  const at = (day: string) => ({ at: new Date(day) })
  await storage.db
    .insertInto('audit_log')
    .values([
      {
        ...at('2025-01-01T18:14:59Z'),
        actor_id: 'one',
        actor_email: 'one@example.com',
        action: 'update',
        entity: 'banks',
      },
      {
        ...at('2025-01-01T18:15:00Z'),
        actor_id: 'two',
        actor_email: null,
        action: 'create',
        entity: 'tools',
      },
      {
        ...at('2025-01-02T18:15:00Z'),
        actor_id: 'two',
        actor_email: null,
        action: 'create',
        entity: 'banks',
      },
    ])
    .execute()
  const found = async (query: string) => {
    const { status, body } = await call('GET', `audit?${query}`)
    return status === 200 ? body.entries.map(({ at }) => at) : status
  }
  expect(await found('from=2025-01-02&to=2025-01-02')).toEqual(['2025-01-01T18:15:00.000Z'])
  expect(await found('to=2025-01-01')).toEqual(['2025-01-01T18:14:59.000Z'])
  expect(await found('q=TWO&entity=banks')).toEqual(['2025-01-02T18:15:00.000Z'])
  expect(await found('from=2025-02-30')).toBe(400)
})
