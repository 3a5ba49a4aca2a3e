import { expect, test } from 'vitest'
import { invalidate } from '#db/invalidation.ts'
import { testStorage } from '#test/database.ts'
import { type TestApp, testSite } from '#test/site.ts'
import { writeRequest } from '#test/write-request.ts'
import { seedSite } from '../seed.ts'
import { apiRoutes } from './routes.ts'

async function seededSite() {
  const storage = await testStorage()
  await seedSite(storage.db)
  return { ...(await testSite({ storage })), db: storage.db, storage }
}

async function read(app: TestApp, path: string) {
  const answer = await app.request(path)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Record<string, Record<string, unknown>[]>
}

const event = { tool_name: 'carrier-identifier', session_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
const vote = { path: '/carrier-identifier', voter_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', stars: 4 }
const url = (path: string) => `https://chautari.example${path}`

test('API-03: every public read gives what its schema promises, and nothing beside it', async () => {
  const { app } = await seededSite()
  for (const route of apiRoutes) {
    if (route.kind !== 'read') continue
    const body: unknown = await read(app, route.path)
    expect(route.answers.parse(body), route.path).toEqual(body)
  }
})

test('API-03, HOME-06: tools and carriers are the active rows, by sort_order', async () => {
  const { app, db } = await seededSite()
  await db.updateTable('tools').set({ is_active: false }).where('path', '=', '/qr-builder').execute()
  await db.updateTable('tools').set({ sort_order: -1 }).where('path', '=', '/postal-codes').execute()
  await db.updateTable('carriers').set({ is_active: false }).where('name', '=', 'Ncell').execute()
  const tools = (await read(app, '/api/tools')).tools ?? []
  expect(tools.map(({ path }) => path).slice(0, 2)).toEqual(['/postal-codes', '/carrier-identifier'])
  expect(tools.map(({ path }) => path)).not.toContain('/qr-builder')
  const carriers = (await read(app, '/api/carriers')).carriers ?? []
  expect(carriers.map(({ name }) => name)).not.toContain('Ncell')
  expect(carriers.map(({ sort_order }) => Number(sort_order))).toEqual([0, 2, 3, 4, 5])
})

test('API-03, SITE-06: settings have their public keys and no others', async () => {
  const { app, db } = await seededSite()
  await db.insertInto('site_settings').values({ key: 'smtp', value: '{"password":"secret"}' }).execute()
  const body = await read(app, '/api/site-settings')
  expect(Object.keys(body.settings ?? {})).toEqual(expect.arrayContaining(['seo_config', 'adsense_config']))
  expect(JSON.stringify(body)).not.toContain('secret')
})

test('a public read is kept until its records are saved', async () => {
  const { app, db } = await seededSite()
  const names = async () => ((await read(app, '/api/carriers')).carriers ?? []).map(({ name }) => name)
  const before = await names()
  await db.deleteFrom('carriers').where('name', '=', 'Ncell').execute()
  expect(await names()).toEqual(before)
  await invalidate(db, 'carriers')
  // The notification reaches another connection a moment later.
  await expect.poll(names).not.toContain('Ncell')
})

test('LOG-02: 202 means that the event is in the database', async () => {
  const { app, db } = await seededSite()
  const answer = await app.request(url('/api/usage'), writeRequest(event, { 'user-agent': 'test' }), {})
  expect(answer.status).toBe(202)
  const rows = await db
    .selectFrom('usage_logs')
    .innerJoin('usage_tools', 'usage_tools.id', 'usage_logs.tool_id')
    .select(['name', 'session_id', 'at'])
    .execute()
  expect(rows).toEqual([
    { name: event.tool_name, session_id: event.session_id, at: new Date('2026-11-21T05:00:00Z') },
  ])
})

test('LOG-02: many events at once are all stored', async () => {
  const { app, db } = await seededSite()
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => await app.request(url('/api/usage'), writeRequest(event), {})),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  const { count } = await db.selectFrom('usage_hourly').select('count').executeTakeFirstOrThrow()
  expect(count).toBe(40)
})

test('HOME-12: a vote is saved with a hash that does not tell the address', async () => {
  const { app, db } = await seededSite()
  expect((await app.request(url('/api/ratings'), writeRequest(vote), {})).status).toBe(204)
  expect((await app.request(url('/api/ratings'), writeRequest({ ...vote, stars: 2 }), {})).status).toBe(204)
  const rows = await db.selectFrom('tool_ratings').selectAll().execute()
  expect(rows).toMatchObject([{ tool_path: vote.path, voter_id: vote.voter_id, stars: 2 }])
  expect(rows[0]?.address_hash).toMatch(/^[\w-]{43}$/)
})

test('HOME-12: votes for no tool, for a tool that is not open, and beyond five stars are refused', async () => {
  const { app, db } = await seededSite()
  const refused = [
    { ...vote, path: '/no-such-tool' },
    { ...vote, path: '/' },
    { ...vote, stars: 0 },
    { ...vote, stars: 6 },
    { ...vote, stars: 4.5 },
    { ...vote, voter_id: 'me' },
  ]
  for (const body of refused)
    expect((await app.request(url('/api/ratings'), writeRequest(body), {})).status).toBe(400)
  expect(await db.selectFrom('tool_ratings').selectAll().execute()).toEqual([])
})

test('trouble of the storage reaches the error log of the operator', async () => {
  const { app, db, site } = await seededSite()
  site.report(new Error('a page broke'), { kind: 'page-failed', requestId: 'ab12', path: '/qr-builder' })
  await expect
    .poll(() => db.selectFrom('error_logs').select(['kind', 'message', 'path', 'request_id']).execute())
    .toEqual([{ kind: 'page-failed', message: 'a page broke', path: '/qr-builder', request_id: 'ab12' }])
  expect((await app.request('/healthz')).status).toBe(200)
})
