import { beforeAll, expect, test } from 'vitest'
import { csvOf } from '#app/lib/csv.ts'
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
  entity_id: string
  action: string
  actor_email: string
  act: string
  act_rows: number
  act_action: string
  undoable: boolean
}

type Row = Record<string, unknown> & { id: string }
type Body = Record<string, unknown> & {
  act: string
  entries: Entry[]
  total: number
  rows: { id: string; outcome: string }[]
}

async function call(method: string, path: string, sent?: object) {
  const body = sent && JSON.stringify(sent)
  const answer = await parts.app.request(`/api/admin-${path}`, {
    method,
    headers: {
      ...bearer,
      'content-type': 'application/json',
      ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    ...(body && { body }),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const history = async (query = '') => (await call('GET', `audit?${query}`)).body
const undo = (act: string) => call('POST', 'audit/undo', { act })
const imported = async (path: string, rows: string[][], more: object = {}) =>
  (await call('POST', `${path}/import`, { csv: csvOf(rows), apply: true, ...more })).body

async function create(path: string, one: string, fields: object): Promise<Row> {
  return (await call('POST', path, fields)).body[one] as Row
}

const row = (table: 'banks' | 'internet_providers' | 'internet_plans', id: string) =>
  storage.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()

test('an import is one entry of the history, which opens to its rows', async () => {
  const old = await create('banks', 'bank', { name: 'Old Bank', code: 'OLDBNPKA' })
  const { act } = await imported('banks', [
    ['name', 'code'],
    ['New Bank', 'OLDBNPKA'],
    ['Second Bank', 'SECONPKA'],
    ['No code', ''],
  ])
  const { entries } = await history('per_page=2')
  expect((await history('entity=banks&per_page=1')).total).toBe(2)
  expect(entries[0]).toMatchObject({
    act,
    act_rows: 2,
    act_action: 'several',
    actor_email: admin.email,
    undoable: true,
  })
  expect(entries[1]).toMatchObject({ entity_id: old.id, action: 'create', act_rows: 1 })
  const opened = await history(`act=${act}`)
  expect(opened).toMatchObject({ total: 2, entries: [{ action: 'create' }, { action: 'update' }] })
  const ofRow = await history(`entity=banks&entity_id=${old.id}`)
  expect(ofRow.entries.map(({ action, act_rows }) => [action, act_rows])).toEqual([
    ['update', 2],
    ['create', 1],
  ])
})

test('an import is undone days later: rows that were changed since are named and stay, also new ones that have rows of their own', async () => {
  const fields = ['name', 'website_url']
  const kept = await create('internet-providers', 'provider', { name: 'Changed Since' })
  const plain = await create('internet-providers', 'provider', { name: 'Plain' })
  const { act, rows } = await imported('internet-providers', [
    fields,
    ['Changed Since', 'https://one.example'],
    ['Plain', 'https://two.example'],
    ['Made', 'https://three.example'],
    ['Made with a plan', 'https://four.example'],
  ])
  const [, , made, parent] = rows
  await call('PUT', `internet-providers/${kept.id}`, { website_url: 'https://other.example' })
  await call('PUT', `internet-providers/${plain.id}`, { description: 'Another field' })
  const plan = { provider_id: parent?.id, plan_name: 'Home', speed_mbps: 100, price_npr: 900 }
  await create('internet-plans', 'plan', plan)
  const undone = await undo(act)
  expect(undone).toEqual({
    status: 200,
    body: {
      ok: true,
      undone: 2,
      kept: [
        { name: 'Changed Since', reason: 'changed again since' },
        { name: 'Made with a plan', reason: 'changed again since' },
      ],
    },
  })
  expect(await row('internet_providers', kept.id)).toMatchObject({ website_url: 'https://other.example' })
  expect(await row('internet_providers', plain.id)).toMatchObject({
    website_url: null,
    description: 'Another field',
  })
  expect(await row('internet_providers', made?.id ?? '')).toBeUndefined()
  expect(await row('internet_providers', parent?.id ?? '')).toBeDefined()
  const [latest] = (await history()).entries
  expect(latest).toMatchObject({ act_action: 'undo', act_rows: 2, undoable: true })
  // What an undo did is undone like any other act.
  expect((await undo(latest?.act ?? '')).body).toMatchObject({ undone: 2, kept: [] })
  expect(await row('internet_providers', plain.id)).toMatchObject({ website_url: 'https://two.example' })
  expect(await row('internet_providers', made?.id ?? '')).toMatchObject({ name: 'Made' })
})

test('an undo leaves plans whose provider is gone, and brings the others back', async () => {
  const [one, gone] = [
    await create('internet-providers', 'provider', { name: 'Stays' }),
    await create('internet-providers', 'provider', { name: 'Goes' }),
  ]
  const plans: Row[] = []
  for (const [index, provider] of [one, gone, one, gone, one].entries()) {
    const fields = { plan_name: `Undone ${index}`, speed_mbps: 100, price_npr: 900 }
    plans.push(await create('internet-plans', 'plan', { ...fields, provider_id: provider.id }))
  }
  const ids = plans.map(({ id }) => id)
  const { act } = (await call('POST', 'internet-plans/bulk', { ids, delete: true })).body
  await call('DELETE', `internet-providers/${gone.id}`)
  const reason = 'Its provider is deleted'
  const { undone, kept } = (await undo(act)).body
  expect(undone).toBe(3)
  expect(new Set(kept as object[])).toEqual(
    new Set([
      { name: 'Undone 1', reason },
      { name: 'Undone 3', reason },
    ]),
  )
  const back = await Promise.all(ids.map((id) => row('internet_plans', id)))
  expect(back.map((plan) => plan?.plan_name)).toEqual([
    'Undone 0',
    undefined,
    'Undone 2',
    undefined,
    'Undone 4',
  ])
})

test('a code that another row has by now is the reason why a row stays', async () => {
  const made = await create('banks', 'bank', { name: 'First', code: 'FIRSNPKA' })
  const { act } = await imported('banks', [
    ['id', 'code'],
    [made.id, 'LASTNPKA'],
  ])
  await create('banks', 'bank', { name: 'Rival', code: 'FIRSNPKA' })
  expect((await undo(act)).body).toMatchObject({
    undone: 0,
    kept: [{ name: 'First', reason: 'This code is already used by another bank' }],
  })
})

test('an order is one entry, with the rows whose position changed, and is undone', async () => {
  const order = async () => (await call('GET', 'banks/order')).body.rows.map(({ id }) => id)
  const read = await order()
  const ids = [...read.slice(1), read[0] ?? '']
  const { act } = (await call('PUT', 'banks/order', { ids, read })).body
  expect((await history()).entries[0]).toMatchObject({ act, act_rows: read.length, undoable: true })
  expect((await undo(act)).body).toMatchObject({ undone: read.length, kept: [] })
  expect(await order()).toEqual(read)
})

test('an import of prices is undone: new days go, others have their earlier prices, and held ones wait no more', async () => {
  const { db } = storage
  await db.deleteFrom('gold_silver_prices').execute()
  const heads = ['date', 'gold_hallmark_tola', 'gold_hallmark_10g', 'silver_tola', 'silver_10g']
  const day = (date: string, gold: number) => [
    date,
    `${gold}`,
    (gold / 1.16638).toFixed(2),
    '2500',
    '2143.38',
  ]
  const golds = async (table: 'gold_silver_prices' | 'gold_silver_held_prices') =>
    await db.selectFrom(table).select(['date', 'gold_hallmark_tola as gold']).orderBy('date').execute()
  await imported('gold-silver-prices', [heads, day('2026-08-13', 200_000)])
  await imported('gold-silver-prices', [
    heads,
    day('2026-08-13', 201_000),
    day('2026-08-14', 200_500),
    day('2026-08-15', 300_000),
  ])
  expect(await golds('gold_silver_held_prices')).toEqual([{ date: '2026-08-15', gold: '300000.00' }])
  const { entries } = await history('entity=gold_silver_prices')
  expect(entries[0]).toMatchObject({ act_rows: 3, undoable: true })
  expect((await undo(entries[0]?.act ?? '')).body).toEqual({ ok: true, undone: 3, kept: [] })
  expect(await golds('gold_silver_prices')).toEqual([{ date: '2026-08-13', gold: '200000.00' }])
  expect(await golds('gold_silver_held_prices')).toEqual([])
  expect((await undo(entries[0]?.act ?? '')).body).toMatchObject({ undone: 0, kept: [{}, {}, {}] })
})

test('an act of settings or of nothing cannot be undone as a whole', async () => {
  await call('PUT', 'settings', { key: 'site_config', value: { tagline: 'Changed' } })
  const [setting] = (await history()).entries
  expect(setting).toMatchObject({ undoable: false, act_rows: 1 })
  expect((await undo(setting?.act ?? '')).status).toBe(404)
  expect((await undo('1b4e28ba-2fa1-41d2-883f-0016d3cca427')).status).toBe(404)
  expect((await call('POST', 'audit/undo', { act: 'x' })).status).toBe(400)
})

test('the history is searched by the name of a row, before or after, in both languages, and by person', async () => {
  await create('banks', 'bank', { name: 'Zeta 100%', code: 'ZETANPKA', name_ne: 'जेटा बैंक' })
  await imported('banks', [
    ['name', 'code'],
    ['Renamed', 'ZETANPKA'],
    ['Eta', 'ETAANPKA'],
  ])
  await storage.db
    .insertInto('audit_log')
    .values({ actor_email: 'sita@example.com', action: 'update', entity: 'tools' })
    .execute()
  const found = async (q: string) => (await history(String(new URLSearchParams({ q })))).total
  const wanted = ['zeta 100%', 'जेटा', 'renamed', 'SITA@', '100_', 'nothing of this name']
  expect(await Promise.all(wanted.map(found))).toEqual([2, 2, 1, 1, 0, 0])
  const { act, rows } = await imported('banks', [
    ['name', 'code'],
    ['Theta', 'THETNPKA'],
    ['Iota', 'IOTANPKA'],
  ])
  const { entries } = await history('q=IOTA')
  expect(entries).toMatchObject([{ act, act_rows: 2, entity_id: rows[1]?.id }])
  // A person once for each act, not for each of its rows.
  const ofPerson = (await history(`q=${admin.email}`)).entries.filter((entry) => entry.act === act)
  expect(ofPerson).toHaveLength(1)
})

test('an entry of a program or of an earlier release stands alone', async () => {
  const before = (await history()).total
  const entry = { actor_id: 'ingest', action: 'update', entity: 'banks' }
  await storage.db.insertInto('audit_log').values([entry, entry]).execute()
  const { total, entries } = await history()
  expect(total).toBe(before + 2)
  expect(entries[0]).toMatchObject({ act: null, act_rows: 1, act_action: 'update', undoable: false })
})

test('a new row comes last, in the list as in the dialog of the order, where ties go by name', async () => {
  const made = await create('carriers', 'carrier', { name: 'Newest', technology: '5G', prefixes: ['111'] })
  const [, second] = (await call('GET', 'carriers')).body.carriers as Row[]
  await call('PUT', `carriers/${made.id}`, { sort_order: second?.sort_order })
  const listed = (await call('GET', 'carriers?sort=sort_order')).body.carriers as Row[]
  const ordered = (await call('GET', 'carriers/order')).body.rows
  expect(listed.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id))
  const next = await create('carriers', 'carrier', {
    name: 'A later one',
    technology: '5G',
    prefixes: ['112'],
    sort_order: '',
  })
  const after = (await call('GET', 'carriers/order')).body.rows
  expect(after.at(-1)?.id).toBe(next.id)
})
