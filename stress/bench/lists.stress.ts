import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateToLatest } from '../../db/migrate.ts'
import { openPostgres } from '../../db/postgres.server.ts'
import type { Storage } from '../../db/storage.ts'
import { seedSite } from '../../server/seed.ts'
import { oneOperator } from '../../test/one-operator.ts'
import { startPostgres } from '../../test/postgres.ts'
import { type TestSite, testSite } from '../../test/site.ts'
import { mark, table } from './lib/figures.ts'

const ROWS = 100_000
const ROUNDS = 5
const bar = { atMost: 300 }

const { gate, bearer } = oneOperator()
let postgres: Awaited<ReturnType<typeof startPostgres>>
let storage: Storage
let parts: TestSite

beforeAll(async () => {
  postgres = await startPostgres()
  storage = openPostgres(postgres.url, () => {})
  await migrateToLatest(storage.db)
  await seedSite(storage.db)
  await storage.db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    for (const statement of manyRows)
      await sql.raw(statement.replaceAll('ROWS', String(ROWS))).execute(connection)
    await sql`analyze`.execute(connection)
  })
  parts = await testSite({ storage, gate })
})
afterAll(async () => {
  await storage.close()
  await postgres.stop()
})

const manyRows = [
  `insert into auth_users (name, email, email_verified, created_at, last_sign_in_at)
   select 'User ' || n, 'user' || n || '@example' || n % 7 || '.com', true,
     now() - n * interval '1 minute', case when n % 3 = 0 then null else now() - n * interval '1 second' end
   from generate_series(1, ROWS) n`,
  `insert into audit_log (at, actor_id, actor_email, action, entity, entity_id, before, after)
   select now() - n * interval '1 minute', 'actor' || n % 20, 'op' || n % 20 || '@example.com', 'update',
     (array['banks', 'tools', 'auth_users', 'site_settings'])[1 + n % 4], md5((n % 5000)::text),
     jsonb_build_object('name', 'Old ' || n), jsonb_build_object('name', 'New ' || n)
   from generate_series(1, ROWS) n`,
  `insert into banks (name, name_ne, code, sort_order)
   select 'Bank ' || n, 'बैंक ' || n, 'B' || n || 'X', n from generate_series(1, ROWS) n`,
  `insert into internet_plans (provider_id, plan_name, speed_mbps, price_npr, billing_cycle_months, plan_duration_months)
   select (select id from internet_providers limit 1), 'Plan ' || n, 1 + n % 1000, 500 + n, 12, 12
   from generate_series(1, ROWS) n`,
  `insert into newsletter_subscribers (email, created_at)
   select 'reader' || n || '@example.com', now() - n * interval '1 minute' from generate_series(1, ROWS) n`,
]

const lists = [
  'users?per_page=50&sort=-created_at',
  'users?per_page=50&sort=email',
  'users?per_page=50&sort=-last_sign_in_at',
  'users?per_page=50&sort=-created_at&page=2000',
  'users?per_page=50&sort=-created_at&q=user99999',
  'users?per_page=50&sort=-created_at&q=example3',
  'audit?per_page=25',
  'audit?per_page=25&page=4000',
  'audit?per_page=25&actor=actor7',
  'audit?per_page=25&entity=banks&entity_id=0000000000000000',
  'audit?per_page=25&from=2026-11-01&to=2026-11-10',
  'audit/filters',
  'banks?per_page=50&sort=sort_order',
  'banks?per_page=50&sort=name',
  'banks?per_page=50&sort=sort_order&q=B99999X',
  'banks?per_page=50&sort=sort_order&page=2000',
  'internet-plans?per_page=50&sort=-price_npr',
  'newsletter?per_page=50',
  'newsletter?per_page=50&q=reader99999',
]

test(`admin lists at ${ROWS} rows`, async () => {
  const rows: string[][] = []
  for (const path of lists) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now()
      const response = await parts.app.request(`/api/admin-${path}`, { headers: bearer })
      await response.text()
      times.push(performance.now() - started)
      expect([path, response.status]).toEqual([path, 200])
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
    rows.push([path, `${median.toFixed(0)} ${mark(median, bar)}`])
  }
  console.log(table(['list', 'median ms (≤ 300)'], rows))
})

test('the plan of a search among the users', async () => {
  const plan = await sql<Record<string, string>>`
    explain (analyze, costs off) select id from auth_users
    where email ilike '%user99999%' or name ilike '%user99999%'
    order by created_at desc nulls last, id limit 50`.execute(storage.db)
  const lines = plan.rows.map((row) => Object.values(row)[0]).join('\n')
  console.log(lines)
  expect(lines).toContain('auth_users_search')
})
