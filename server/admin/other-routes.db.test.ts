import { beforeAll, expect, test } from 'vitest'
import { insertUsage } from '#app/records/usage/store.server.ts'
import type { Storage } from '#db/storage.ts'
import { testStorage } from '#test/database.ts'
import { oneOperator } from '#test/one-operator.ts'
import { type TestSite, testSite } from '#test/site.ts'
import { adminRoutes } from './routes.ts'

const { gate, bearer, admin } = oneOperator()
let storage: Storage
let parts: TestSite

beforeAll(async () => {
  storage = await testStorage()
  parts = await testSite({ storage, gate })
})

/** Calls a function as an admin, and holds an answer that went well to what the function promises. */
async function call(method: string, path: string, body?: unknown) {
  const answer = await parts.app.request(`/api/admin-${path}`, {
    method,
    headers: { ...bearer, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const told = (await answer.json()) as Record<string, unknown>
  const wanted = `/api/admin-${path.replace(/\?.*$/, '')}`.replace(/\d{4}-\d\d-\d\d/, ':date')
  const { answers } = adminRoutes.find((route) => route.method === method && route.path === wanted) ?? {}
  if (!answers || typeof answers === 'string') throw new Error(`No function ${method} ${wanted}`)
  if (answer.ok) answers.parse(told)
  return { status: answer.status, body: told }
}

test('API-01: settings are five keys with their defaults, saved one by one in parts', async () => {
  const { body } = await call('GET', 'settings')
  const settings = body.settings as { key: string; description: string; updated_at: unknown; value: object }[]
  expect(settings.map(({ key, description, updated_at }) => [key, description, updated_at])).toEqual([
    ['adsense_config', 'Google AdSense configuration', null],
    ['seo_config', 'SEO meta tags configuration', null],
    ['site_config', 'General site configuration', null],
    ['analytics_config', 'Analytics tracking configuration', null],
    ['maintenance_mode', 'Maintenance mode settings', null],
  ])
  expect(settings[4]?.value).toMatchObject({
    enabled: false,
    message: 'We are currently performing maintenance. Please check back soon.',
    allowed_ips: [],
  })
  const one = await call('GET', 'settings?key=site_config')
  expect(one.body.setting).toEqual(settings[2])
  expect((await call('GET', 'settings?key=email_config')).status).toBe(404)
})

test('ADM-15: a saved setting is shown to visitors at once, and stands in the audit log', async () => {
  const read = async () => {
    const answer = await parts.app.request('/api/site-settings')
    const { settings } = (await answer.json()) as { settings: { site_config: object } }
    return settings.site_config
  }
  expect(await read()).toMatchObject({ name: 'Chautari', name_ne: 'चौतारी' })
  const saved = await call('PUT', 'settings', {
    key: 'site_config',
    value: { name: 'Pasal' },
    updated_at: null,
  })
  expect(saved).toMatchObject({
    status: 200,
    body: { setting: { value: { name: 'Pasal', name_ne: 'चौतारी' } } },
  })
  await expect.poll(read).toMatchObject({ name: 'Pasal', name_ne: 'चौतारी' })

  const stale = await call('PUT', 'settings', {
    key: 'site_config',
    value: { name: 'Late' },
    updated_at: null,
  })
  expect(stale).toMatchObject({
    status: 409,
    body: { current: { value: { name: 'Pasal' } }, yours: { key: 'site_config', value: { name: 'Late' } } },
  })
  const entries = (await call('GET', 'audit?entity=site_settings')).body.entries
  expect(entries).toMatchObject([
    { actor_email: admin.email, action: 'create', entity_id: 'site_config', before: null },
  ])
})

test('ADM-15: a setting that cannot be used is refused with the reason', async () => {
  const put = (key: string, value: unknown) => call('PUT', 'settings', { key, value })
  expect((await put('site_config', { primary_color: '#777777', theme: 1 })).body.fields).toEqual({
    primary_color: expect.stringMatching(/4\.5:1/),
    theme: 'This field is not known here',
  })
  expect((await put('analytics_config', { hotjar_id: 'x' })).status).toBe(400)
  for (const [key, value] of [
    ['email_config', {}],
    ['seo_config', 'text'],
  ] as const)
    expect((await put(key, value)).status).toBe(400)
})

const price = {
  date: '2026-08-13',
  gold_hallmark_tola: 301_000,
  gold_hallmark_10g: 258_060,
  silver_tola: 4640,
  silver_10g: 3978,
}
const far = { ...price, date: '2026-08-14', silver_tola: 6660, silver_10g: 5710 }

test('GOLD-06: prices are stored, held, approved, refused and deleted, and each is in the audit log', async () => {
  const outcome = async (row: object) =>
    ((await call('POST', 'gold-silver-prices', row)).body.result as { outcome: string } | undefined)?.outcome
  expect(await outcome(price)).toBe('stored')
  expect(await outcome(far)).toBe('held')
  const list = await call('GET', 'gold-silver-prices')
  expect(list.body).toMatchObject({ prices: [{ date: '2026-08-13' }], total: 1 })
  expect(list.body.held).toMatchObject([
    { date: '2026-08-14', compared_with: '2026-08-13', silver_tola: 6660 },
  ])
  expect((await call('POST', 'gold-silver-prices/2026-08-14/approve')).status).toBe(200)
  expect((await call('POST', 'gold-silver-prices/2026-08-14/approve')).status).toBe(404)
  const search = async (query: string) =>
    ((await call('GET', `gold-silver-prices?${query}`)).body.prices as { date: string }[]).map(
      ({ date }) => date,
    )
  expect(await search('sort=date')).toEqual(['2026-08-13', '2026-08-14'])
  expect(await search('sort=-silver_tola')).toEqual(['2026-08-14', '2026-08-13'])
  expect(await search('q=08-13')).toEqual(['2026-08-13'])
  expect(await search('q=%25')).toEqual([])
  expect(await outcome({ ...price, date: '2026-08-15' })).toBe('held')
  expect((await call('POST', 'gold-silver-prices/2026-08-15/refuse')).status).toBe(200)
  expect((await call('GET', 'gold-silver-prices')).body).toMatchObject({ held: [], total: 2 })
  expect((await call('DELETE', 'gold-silver-prices/2026-08-14')).status).toBe(200)
  const actions = await storage.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('entity', 'like', 'gold%')
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual([
    'create',
    'create',
    'approve',
    'create',
    'refuse',
    'delete',
  ])
  expect(new Set(actions.map(({ actor_id }) => actor_id))).toEqual(new Set([admin.id]))
  const wrong = await call('POST', 'gold-silver-prices', { ...price, silver_tola: 0, gold: 1 })
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { silver_tola: 'Please enter an amount above 0', gold: 'This field is not known here' },
  ])
  expect(await outcome({ ...price, silver_10g: 4640 })).toBe('refused')
})

test('API-02: prices that were stored since they were read are answered 409 with both, and stay', async () => {
  const day = { ...price, date: '2026-07-02' }
  const stored = async () =>
    ((await call('GET', 'gold-silver-prices?q=2026-07-02')).body.prices as { updated_at: string }[])[0]
  const save = async (row: object) => await call('POST', 'gold-silver-prices', row)
  expect((await save({ ...day, updated_at: null })).status).toBe(200)
  const seen = (await stored())?.updated_at
  const later = { ...day, silver_tola: 4650 }
  expect(await save({ ...later, updated_at: null })).toMatchObject({
    status: 409,
    body: { ok: false, current: { date: day.date, silver_tola: 4640 }, yours: later },
  })
  expect((await save({ ...later, updated_at: seen })).status).toBe(200)
  const stale = await save({ ...day, silver_tola: 4660, updated_at: seen })
  expect([stale.status, stale.body.current]).toEqual([409, expect.objectContaining({ silver_tola: 4650 })])
  expect((await save({ ...day, updated_at: 'yesterday' })).status).toBe(400)
  await call('DELETE', `gold-silver-prices/${day.date}`)
  expect((await save({ ...later, updated_at: seen })).status).toBe(404)
  expect(await stored()).toBeUndefined()
})

test('GOLD-06: a file is first tried, then stored; each line has its own fault', async () => {
  const csv = [
    'date,gold_hallmark_tola,gold_hallmark_10g,silver_tola,silver_10g',
    '2026-08-12,301000,258060,4640,3978',
    '2026-08-11,301000,258060,4640,4640',
    '2026-08-10,dear,258060,4640,3978',
  ].join('\n')
  const expected = [
    { line: 2, date: '2026-08-12', outcome: 'stored', reasons: [] },
    { line: 3, date: '2026-08-11', outcome: 'refused', reasons: [{ code: 'silver-ratio' }] },
    { line: 4, date: '2026-08-10', outcome: 'refused', reasons: [{ code: 'malformed' }] },
  ]
  const days = async () => (await call('GET', 'gold-silver-prices')).body.total
  const tried = await call('POST', 'gold-silver-prices/import', { csv })
  expect(tried.body).toMatchObject({ applied: false, rows: expected })
  expect(await days()).toBe(1)
  const applied = await call('POST', 'gold-silver-prices/import', { csv, apply: true })
  expect(applied.body).toMatchObject({ applied: true, rows: expected })
  expect(await days()).toBe(2)
  expect((await call('POST', 'gold-silver-prices/import', { csv: 'date,x\n' })).body.fields).toMatchObject({
    csv: expect.stringContaining('silver_10g'),
  })
})

test('the newsletter list says how each delivery stands, and is handed out as a file', async () => {
  const { db } = storage
  const people = ['waits@x.np', 'tries@x.np', 'has@x.np', '=cmd@x.np']
  const rows = await db
    .insertInto('newsletter_subscribers')
    .values(people.map((email) => ({ email })))
    .returning(['id', 'email'])
    .execute()
  const idOf = new Map(rows.map(({ id, email }) => [email, id]))
  const delivery = (email: string, more: object) => ({ subscriber_id: idOf.get(email) ?? '', ...more })
  await db.insertInto('newsletter_outbox').values(delivery('waits@x.np', {})).execute()
  await db
    .insertInto('newsletter_outbox')
    .values(delivery('tries@x.np', { attempts: 2, last_error: 'HTTP 500' }))
    .execute()
  await db
    .insertInto('newsletter_outbox')
    .values(delivery('has@x.np', { attempts: 1, delivered_at: new Date() }))
    .execute()
  const { body } = await call('GET', 'newsletter?sort=email')
  const states = (body.subscribers as { email: string; delivery: { state: string } }[]).map(
    ({ email, delivery: { state } }) => [email, state],
  )
  expect(Object.fromEntries(states)).toEqual({
    'waits@x.np': 'waiting',
    'tries@x.np': 'retrying',
    'has@x.np': 'delivered',
    '=cmd@x.np': 'none',
  })
  expect((await call('GET', 'newsletter?q=TRIES')).body.total).toBe(1)

  const file = await parts.app.request('/api/admin-newsletter/csv', {
    headers: bearer,
  })
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="newsletter.csv"')
  const lines = (await file.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(people.length + 1)
  // An address that a spreadsheet would run as a formula.
  expect(lines.filter((line) => line.includes('=cmd')).join()).toMatch(/^"'=cmd/)
})

test('API-04: figures are those of the log, and what cannot be compared is not', async () => {
  const session = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const use = (tool_name: string, number: number, at: string) => ({
    tool_name,
    session_id: session(number),
    user_agent: 'test',
    at: new Date(at),
  })
  await insertUsage(storage.db, [
    use('qr-builder-view', 1, '2026-11-21T04:30:00Z'),
    use('qr-builder', 1, '2026-11-21T04:31:00Z'),
    use('qr-builder', 2, '2026-11-20T20:00:00Z'),
  ])
  await storage.db
    .insertInto('error_logs')
    .values({ kind: 'page-failed', message: 'x', at: new Date('2026-11-21T04:00:00Z') })
    .execute()
  const { body } = await call('GET', 'analytics')
  expect(body.analytics).toMatchObject({
    timeRange: '7d',
    toolUsage: { 'qr-builder': 2, 'qr-builder-view': 1 },
    errorStats: { 'page-failed': 1 },
    totalUsers: 2,
    totalToolUsage: 3,
    totalErrors: 1,
    pageViews: 1,
    errorRate: 33.33,
    previous: null,
    dailyUsage: { '2026-11-15': 0, '2026-11-21': 3 },
    health: { uptimeSeconds: 0 },
  })
  for (const timeRange of ['24h', '30d', '90d'])
    expect((await call('GET', `analytics?timeRange=${timeRange}`)).body.analytics).toMatchObject({
      timeRange,
    })
  expect(await call('GET', 'analytics?timeRange=1y')).toMatchObject({
    status: 400,
    body: { error: 'timeRange must be one of 24h, 7d, 30d, 90d' },
  })
})

test('API-01: an event that an admin records is in the log when it is answered', async () => {
  const event = { tool_name: 'qr-builder', session_id: admin.id, user_agent: 'a program' }
  expect(await call('POST', 'analytics', event)).toEqual({ status: 202, body: { ok: true } })
  const agents = await storage.db.selectFrom('usage_agents').select('agent').execute()
  expect(agents.map(({ agent }) => agent)).toContain('a program')
  for (const change of [{ tool_name: 'my-own' }, { session_id: 'me' }, { more: 1 }])
    expect((await call('POST', 'analytics', { ...event, ...change })).status).toBe(400)
})
