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
  `insert into audit_log (at, actor_id, actor_email, action, entity, entity_id, before, after, act, is_first)
   select now() - n * interval '1 minute', 'actor' || n % 20, 'op' || n % 20 || '@example.com', 'update',
     (array['banks', 'tools', 'auth_users', 'site_settings'])[1 + n % 4], md5((n % 5000)::text),
     jsonb_build_object('name', 'Old ' || n), jsonb_build_object('name', 'New ' || n),
     case when n % 2 = 0 then ('00000000-0000-4000-8000-' || lpad((n / 500)::text, 12, '0'))::uuid end,
     n % 2 = 1 or n % 500 = 0
   from generate_series(1, ROWS) n`,
  `insert into banks (name, name_ne, code, sort_order, is_active, logo_url)
   select 'Bank ' || n, 'बैंक ' || n, 'B' || n || 'X', n, n % 10 > 0,
     case when n % 3 = 0 then 'https://example.com/' || n || '.png' end
   from generate_series(1, ROWS) n`,
  `insert into internet_providers (name, sort_order, is_active)
   select 'Provider ' || n, n, n % 10 > 0 from generate_series(1, 500) n`,
  `insert into internet_plans (provider_id, plan_name, speed_mbps, price_npr, billing_cycle_months,
     plan_duration_months, is_active, last_verified_at)
   select (array(select id from internet_providers order by id))[1 + n % 500], 'Plan ' || n, 1 + n % 1000, 500 + n,
     12, 12, n % 10 > 0, case when n % 3 > 0 then now() - n % 200 * interval '1 day' end
   from generate_series(1, ROWS) n`,
  `insert into emergency_numbers (name, number, category, sort_order, is_active, confidence, checked_on, sources)
   select 'Number ' || n, (9800000000 + n)::text, (array['security', 'health', 'utilities', 'enquiries'])[1 + n % 4], n,
     n % 10 > 0, 'high', current_date - n % 200, 'https://example.com'
   from generate_series(1, ROWS) n`,
  `insert into postal_codes (code, district, name, office_type, is_active, source, checked_on)
   select lpad((n - 1)::text, 5, '0'), (array['Kathmandu', 'Lalitpur', 'Bhaktapur', 'Kaski'])[1 + n % 4],
     'Office ' || n, 'A.P.O.', n % 10 > 0, 'https://example.com', case when n % 3 > 0 then current_date - n % 200 end
   from generate_series(1, ROWS) n
   on conflict do nothing`,
  `insert into newsletter_subscribers (email, created_at)
   select 'reader' || n || '@example.com', now() - n * interval '1 minute' from generate_series(1, ROWS) n`,
  // All of them decided but for as many as wait at most.
  `insert into corrections (subject_kind, subject_key, subject_name, subject_value, message, lang, state, reason,
     decided_at, created_at)
   select 'day', '2083-08-' || (10 + n % 20), 'Subject ' || n, 'Value ' || n,
     'It is wrong, number ' || n, (array['en', 'ne'])[1 + n % 2], case when n <= 2000 then 'open' else 'declined' end,
     case when n > 2000 then 'Compared' end, case when n > 2000 then now() - n * interval '1 minute' end,
     now() - n * interval '1 minute'
   from generate_series(1, ROWS) n`,
]

const lists = [
  'users?per_page=50&sort=-created_at',
  'users?per_page=50&sort=email',
  'users?per_page=50&sort=-last_sign_in_at',
  'users?per_page=50&sort=-created_at&page=2000',
  'users?per_page=50&sort=-created_at&q=user99999',
  'users?per_page=50&sort=-created_at&q=example3',
  'audit?per_page=25',
  'audit?per_page=25&page=2000',
  'audit?per_page=25&q=new+99',
  'audit?per_page=25&act=00000000-0000-4000-8000-000000000007',
  'audit?per_page=25&entity=banks&entity_id=0000000000000000',
  'audit?per_page=25&from=2026-11-01&to=2026-11-10',
  'banks?per_page=50&sort=sort_order',
  'banks?per_page=50&sort=name',
  'banks?per_page=50&sort=sort_order&q=B99999X',
  'banks?per_page=50&sort=sort_order&page=2000',
  'banks?per_page=50&sort=-name',
  'banks?per_page=50&sort=code',
  'banks?per_page=50&sort=is_active',
  'banks?per_page=50&sort=sort_order&active=no',
  'banks?per_page=50&sort=sort_order&active=yes',
  'banks?per_page=50&sort=sort_order&logo=none',
  'banks?per_page=50&sort=sort_order&q=bank&active=yes&logo=none',
  'internet-plans?per_page=50&sort=-price_npr',
  'internet-plans?per_page=50&sort=provider_id',
  'internet-plans?per_page=50&sort=-provider_id&page=2000',
  'internet-plans?per_page=50&sort=provider_id&provider=PROVIDER',
  'internet-plans?per_page=50&sort=provider_id&provider_active=no',
  'internet-plans?per_page=50&sort=provider_id&active=no',
  'internet-plans?per_page=50&sort=provider_id&verified=never',
  'internet-plans?per_page=50&sort=provider_id&verified=old&active=yes&provider_active=yes',
  'internet-plans?per_page=50&sort=speed_mbps&verified=recent',
  'internet-plans?per_page=50&sort=provider_id&q=provider 99',
  'internet-plans?per_page=50&sort=plan_name&q=plan 99999',
  'emergency-numbers?per_page=50&sort=sort_order&category=security',
  'emergency-numbers?per_page=50&sort=category',
  'emergency-numbers?per_page=50&sort=sort_order&checked=old',
  'emergency-numbers?per_page=50&sort=sort_order&confidence=high&active=no',
  'emergency-numbers?per_page=50&sort=sort_order&q=9800099999',
  'postal-codes?per_page=50&sort=code&district=Kaski',
  'postal-codes?per_page=50&sort=name&province=3',
  'postal-codes?per_page=50&sort=district&checked=never',
  'postal-codes?per_page=50&sort=code&type=A.P.O.&active=yes',
  'postal-codes?per_page=50&sort=office_type',
  'postal-codes?per_page=50&sort=code&q=office 9999',
  'corrections?per_page=50&sort=created_at&state=open',
  'corrections?per_page=50&sort=-decided_at&state=all&page=2000',
  'corrections?per_page=50&sort=created_at&state=all&kind=bank&language=ne',
  'corrections?per_page=50&sort=created_at&state=all&q=number 99999',
  'newsletter?per_page=50',
  'newsletter?per_page=50&q=reader99999',
]

test(`admin lists at ${ROWS} rows`, async () => {
  const rows: string[][] = []
  const one = await storage.db
    .selectFrom('internet_providers')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const list of lists) {
    const path = list.replace('PROVIDER', one.id)
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

test('a change of 2,000 rows, its undo, their deletion and the undo of that', async () => {
  const rows: string[][] = []
  const send = async (what: string, path: string, body: object) => {
    const started = performance.now()
    const response = await parts.app.request(`/api/admin-${path}`, {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { act: string }
    expect([what, response.status, answer]).toMatchObject([what, 200, { ok: true }])
    const taken = performance.now() - started
    rows.push([what, `${taken.toFixed(0)} ${mark(taken, { atMost: 5000 })}`])
    return answer.act
  }
  for (const name of ['banks', 'internet_plans', 'emergency_numbers', 'postal_codes'] as const) {
    const found = await storage.db
      .selectFrom(name)
      .select('id')
      .where('is_active', '=', true)
      .limit(2000)
      .execute()
    const ids = found.map(({ id }) => id)
    const path = name.replace('_', '-')
    const request = { ids }
    for (const change of [{ set: { is_active: false } }, { delete: true }]) {
      const what = `${name} ${Object.keys(change).join()}`
      const act = await send(what, `${path}/bulk`, { ...request, ...change })
      await send(`${what}, undo`, 'audit/undo', { act })
    }
  }
  console.log(table(['2,000 rows', 'ms (≤ 5,000)'], rows))
})
