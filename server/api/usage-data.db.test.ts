import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { printedTables } from '#test/every-table.ts'
import { testSite } from '#test/site.ts'
import { writeRequest } from '#test/write-request.ts'

const session_id = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const url = 'https://chautari.example/api/usage'
/** What a visitor's request holds and no table may. */
const tellTales = [
  '203.0.113.77',
  '2001:db8:77::1',
  'hari.bahadur',
  '9841234567',
  'private-inbox',
  'secret-token',
  'private-page',
  'cookie-value',
  'bearer-value',
]

async function usageSite() {
  const storage = await testStorage()
  const { app } = await testSite({ storage, config: { trustedProxies: ['10.0.0.1'] } })
  const from = { incoming: { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } }
  const send = (body: object, headers: Record<string, string> = {}) =>
    app.request(url, writeRequest({ session_id, ...body }, headers), from)
  return { db: storage.db, send }
}

const requestHeaders = {
  'user-agent': 'Tell-Tale-Browser/1.0',
  'accept-language': 'en-GB,hari.bahadur@example.com;q=0.9',
  referer: 'https://chautari.example/qr-builder?phone=9841234567',
  'x-forwarded-for': '203.0.113.77',
  'x-real-ip': '2001:db8:77::1',
  cookie: 'session=cookie-value',
  authorization: 'Bearer bearer-value',
}

const views = [
  { path: '/ne/qr-builder', referrer: 'www.google.com', width: 'phone' },
  {
    path: '/qr-builder?phone=9841234567',
    referrer: 'https://mail.example/private-inbox?t=secret-token',
    width: 'tablet',
  },
  { path: '/private-page/hari.bahadur@example.com', referrer: 'hari.bahadur@mail.example', width: 'desktop' },
  { path: '/nepali-calendar/private-page', referrer: '203.0.113.77', width: 'desktop' },
  { path: '/nepali-calendar/2083/8', referrer: '2001:db8:77::1', width: 'desktop' },
]

test('LOG-02: no address, query, path of another site or e-mail address of a visitor is stored', async () => {
  const { db, send } = await usageSite()
  for (const view of views)
    expect((await send({ tool_name: 'qr-builder-view', view }, requestHeaders)).status).toBe(202)
  // A use takes no page with it.
  const use = {
    tool_name: 'qr-builder',
    view: { path: '/ne', referrer: 'private-page.example', width: 'phone' },
  }
  expect((await send(use, requestHeaders)).status).toBe(202)
  const tables = await printedTables(db)
  const stored = JSON.stringify(tables)
  expect(tellTales.filter((text) => stored.includes(text))).toEqual([])
  const withAgent = Object.entries(tables).filter(([, rows]) => rows.join().includes('Tell-Tale-Browser'))
  expect(withAgent.map(([name]) => name)).toEqual(['usage_agents'])
})

test('LOG-02: an opened page is counted by three values, each by itself, and the language setting by none', async () => {
  const { db, send } = await usageSite()
  for (const view of views) await send({ tool_name: 'qr-builder-view', view }, requestHeaders)
  const rows = await db
    .selectFrom('usage_daily_dimensions')
    .select(['kind', 'value', 'views', 'visits'])
    .orderBy('kind')
    .orderBy('value')
    .execute()
  expect(rows.map(({ kind, value, views, visits }) => [kind, value, views, visits])).toEqual([
    ['page', '/ne/qr-builder', 1, 1],
    ['page', '/nepali-calendar', 2, 0],
    ['page', 'other', 2, 0],
    ['referrer', 'google.com', 1, 1],
    ['referrer', 'other', 4, 0],
    ['width', 'desktop', 3, 0],
    ['width', 'phone', 1, 1],
    ['width', 'tablet', 1, 0],
  ])
})

test('LOG-02: docs/usage-data.md names every column that is stored', async () => {
  const { db } = await usageSite()
  const { rows } = await sql<{ name: string }>`
    select relname || '.' || attname as name
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where starts_with(relname, 'usage_') and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
    order by 1`.execute(db)
  const document = readFileSync(new URL('../../docs/usage-data.md', import.meta.url), 'utf8')
  const named = [...document.matchAll(/^\| `(usage_\w+)` \| `(\w+)` \|/gm)].map(
    ([, table = '', column = '']) => `${table}.${column}`,
  )
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
