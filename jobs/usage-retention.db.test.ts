import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertUsage } from '#app/records/usage/store.server.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { siteWithJobs } from '#test/jobs.ts'
import { usageRetention } from './jobs.ts'

const never = new AbortController().signal
const session = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

// The site's clock stands at 2026-11-21 05:00 UTC, 10:45 in Nepal.
const old = [
  '2024-06-30T12:00:00Z',
  '2024-10-31T23:59:59Z',
  '2024-11-01T00:00:00Z',
  '2024-11-20T17:00:00Z',
  '2024-11-21T03:00:00Z',
]
const young = ['2024-11-21T05:00:00Z', '2024-11-21T12:00:00Z', '2024-12-01T00:00:00Z', '2026-11-21T04:59:00Z']

const dimensions = {
  page: '/qr-builder',
  referrer: '',
  width: 'phone',
}

async function plantedSite() {
  const { site } = await siteWithJobs()
  const { db } = site.storage
  for (const at of [...old, ...young]) await ensureUsagePartitions(db, new Date(at), 0)
  const events = [...old, ...young].map((at, number) => ({
    tool_name: 'qr-builder',
    session_id: session(number),
    user_agent: 'a browser',
    at: new Date(at),
    dimensions,
  }))
  await insertUsage(db, events)
  await db
    .insertInto('error_logs')
    .values([...old, ...young].map((at) => ({ at, kind: 'planted', message: at })))
    .execute()
  return { site, db }
}

test('LOG-04: what is known of visits is deleted after two years; what is younger stays', async () => {
  const { site, db } = await plantedSite()
  for (const _ of [1, 2]) {
    await usageRetention.run(site, never)
    const logs = await db.selectFrom('usage_logs').select('at').orderBy('at').execute()
    expect(logs.map(({ at }) => at)).toEqual(young.map((at) => new Date(at)))
    const errors = await db.selectFrom('error_logs').select('message').orderBy('at').execute()
    expect(errors.map(({ message }) => message)).toEqual(young)
    const hours = await db.selectFrom('usage_hourly').select('hour').orderBy('hour').execute()
    expect(hours.map(({ hour }) => hour.toISOString())).toEqual([
      '2024-11-21T04:15:00.000Z',
      '2024-11-21T11:15:00.000Z',
      '2024-11-30T23:15:00.000Z',
      '2026-11-21T04:15:00.000Z',
    ])
    for (const table of ['usage_daily_sessions', 'usage_daily_visits', 'usage_daily_dimensions'] as const) {
      const days = await db.selectFrom(table).select('day').distinct().orderBy('day').execute()
      expect(days.map(({ day }) => day)).toEqual(['2024-11-21', '2024-12-01', '2026-11-21'])
    }
  }
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'usage_logs'::regclass order by 1`.execute(
    db,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'usage_logs_2024_11',
    'usage_logs_2024_12',
    'usage_logs_2026_11',
    'usage_logs_2026_12',
    'usage_logs_2027_01',
  ])
})

test('LOG-04: a user agent is deleted when its last event was, and one that came back stays', async () => {
  const { site, db } = await plantedSite()
  const event = { tool_name: 'qr-builder', session_id: session(1) }
  const at = (instant: string) => new Date(instant)
  await insertUsage(db, [
    { ...event, user_agent: 'an old browser', at: at('2024-06-30T12:00:00Z') },
    { ...event, user_agent: 'a browser that came back', at: at('2024-06-30T12:00:00Z') },
    { ...event, user_agent: 'the last day', at: at('2024-11-20T17:00:00Z') },
  ])
  await insertUsage(db, [
    { ...event, user_agent: 'a browser that came back', at: at('2026-11-21T04:00:00Z') },
  ])
  const agents = () => db.selectFrom('usage_agents').select('agent').orderBy('agent').execute()
  await usageRetention.run(site, never)
  const left = [{ agent: 'a browser' }, { agent: 'a browser that came back' }, { agent: 'the last day' }]
  expect(await agents()).toEqual(left)
  await usageRetention.run(site, never)
  expect(await agents()).toEqual(left)
})

test('what has ended of sign-ins is deleted though nobody signs in, and what is still good stays', async () => {
  const { site, db } = await plantedSite()
  const user = { email: 'ram@example.com', email_verified: true, name: '', image: null }
  const { id: user_id } = await db
    .insertInto('auth_users')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: factor_id } = await db
    .insertInto('auth_factors')
    .values({ user_id, friendly_name: '', secret: '', last_step: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { user_id, user_agent: null, ip_address: null, updated_at: new Date() }
  const at = (time: string) => new Date(`2026-11-${time}:00Z`)
  const good = { ...row, id: session(1), token: 'good', expires_at: at('21T05:01') }
  await db
    .insertInto('auth_sessions')
    .values([good, { ...row, token: 'ended', expires_at: at('21T04:59') }])
    .execute()
  for (const expires_at of [at('21T04:59'), at('21T05:01')]) {
    const name = expires_at.toISOString()
    const code = { code_hash: name, challenge: '', session_id: session(1), expires_at }
    await db.insertInto('auth_codes').values(code).execute()
    await db.insertInto('auth_challenges').values({ factor_id, expires_at }).execute()
    await db.insertInto('auth_verifications').values({ identifier: name, value: '', expires_at }).execute()
  }
  const counts = ['20T04:59', '20T05:01'].map((key) => ({ key, count: 1, last_request: at(key).getTime() }))
  await db.insertInto('auth_rate_limits').values(counts).execute()
  await usageRetention.run(site, never)
  for (const table of ['auth_sessions', 'auth_codes', 'auth_challenges', 'auth_verifications'] as const)
    expect(await db.selectFrom(table).select('expires_at').execute()).toEqual([
      { expires_at: at('21T05:01') },
    ])
  expect(await db.selectFrom('auth_rate_limits').select('key').execute()).toEqual([{ key: '20T05:01' }])
})

test('what visitors wrote in reports of mistakes is deleted after 90 days', async () => {
  const { site } = await siteWithJobs()
  const { db } = site.storage
  const report = { subject_kind: 'day', subject_name: 'x', subject_value: 'x', lang: 'en' } as const
  const decided = { state: 'declined', reason: 'It is right', decided_at: '2026-08-24T05:00:00Z' } as const
  await db
    .insertInto('corrections')
    .values([
      { ...report, ...decided, subject_key: '1', message: 'old', created_at: '2026-08-23T05:00:00Z' },
      { ...report, ...decided, subject_key: '2', message: 'young', created_at: '2026-08-23T06:00:00Z' },
    ])
    .execute()
  await usageRetention.run(site, never)
  const rows = await db
    .selectFrom('corrections')
    .select(['message', 'reason'])
    .orderBy('subject_key')
    .execute()
  expect(rows).toEqual([
    { message: null, reason: 'It is right' },
    { message: 'young', reason: 'It is right' },
  ])
})

test('a scrambled address is kept with its vote for an hour', async () => {
  const { site } = await siteWithJobs()
  const { db } = site.storage
  const vote = { tool_path: '/qr-builder', stars: 5, address_hash: 'scrambled' }
  const ago = (minutes: number) => sql<Date>`now() - ${minutes} * interval '1 minute'`
  await db
    .insertInto('tool_ratings')
    .values([
      { ...vote, voter_id: session(1), updated_at: ago(61) },
      { ...vote, voter_id: session(2), updated_at: ago(59) },
    ])
    .execute()
  await usageRetention.run(site, never)
  const rows = await db
    .selectFrom('tool_ratings')
    .select(['stars', 'address_hash'])
    .orderBy('voter_id')
    .execute()
  expect(rows).toEqual([
    { stars: 5, address_hash: null },
    { stars: 5, address_hash: 'scrambled' },
  ])
})
