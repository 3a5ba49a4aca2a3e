import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lastJobRuns } from '#app/records/job-runs/store.server.ts'
import { everyMinute, siteWithJobs, startTestJobs } from '#test/jobs.ts'
import { openJobs } from './open-jobs.ts'

const patient = { timeout: 15_000 }
const minuteOf = (ms: number) => Math.floor(ms / 60_000)

test("a job is planned in Nepal's time and runs once when its minute has come", async () => {
  const { site, logged } = await siteWithJobs()
  const begun = Date.now()
  let runs = 0
  const quick = everyMinute('quick', async () => {
    runs += 1
  })
  startTestJobs(site, [quick])
  await expect
    .poll(() => lastJobRuns(site.storage.db), patient)
    .toMatchObject([{ job: 'quick', outcome: 'ok' }])
  await sleep(2_500)
  expect(runs).toBeLessThanOrEqual(1 + minuteOf(Date.now()) - minuteOf(begun))
  const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(site.storage.db)
  expect(rows).toEqual([{ name: 'quick', cron: '* * * * *', timezone: 'Asia/Kathmandu' }])
  expect(logged).toContainEqual(
    expect.objectContaining({ job: 'quick', ms: expect.any(Number), msg: 'a job is done' }),
  )
})

test('a failure is logged, remembered and counted, and harms no other job', async () => {
  const { site, logged } = await siteWithJobs()
  const failing = everyMinute('failing', async () => {
    throw new Error('no paper')
  })
  startTestJobs(site, [failing, everyMinute('other', async () => {})])
  const { db } = site.storage
  await expect
    .poll(() => lastJobRuns(db), patient)
    .toMatchObject([
      { job: 'failing', outcome: 'failed', error: 'no paper' },
      { job: 'other', outcome: 'ok', error: null },
    ])
  await expect
    .poll(() => db.selectFrom('error_logs').select(['kind', 'message', 'path']).execute())
    .toEqual([{ kind: 'job-failing', message: 'no paper', path: 'jobs/failing' }])
  expect(logged).toContainEqual(expect.objectContaining({ job: 'failing', msg: 'a job failed' }))
  // It waits for its next try: the queue stores that after the run was reported.
  const states = async () => (await sql`select state from pgboss.job where name = 'failing'`.execute(db)).rows
  await expect.poll(states, patient).toEqual([{ state: 'retry' }])
})

test('the stop asks a running job to end and waits for it', async () => {
  const { site } = await siteWithJobs()
  const said: string[] = []
  const running = startTestJobs(site, [
    everyMinute('slow', async (_, signal) => {
      said.push('begun')
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      await sleep(700)
      said.push('ended')
    }),
  ])
  await expect.poll(() => said, patient).toEqual(['begun'])
  await running.stop()
  expect(said).toEqual(['begun', 'ended'])
  expect(await lastJobRuns(site.storage.db)).toMatchObject([{ job: 'slow', outcome: 'ok' }])
})

test('a job that the stop broke off has not failed, and is done again by the next server', async () => {
  const { site, logged } = await siteWithJobs()
  let begun = 0
  const job = everyMinute('broken-off', async (_, signal) => {
    begun += 1
    if (begun > 1) return
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    signal.throwIfAborted()
  })
  const running = startTestJobs(site, [job])
  await expect.poll(() => begun, patient).toBe(1)
  await running.stop()
  expect(await lastJobRuns(site.storage.db)).toEqual([])
  expect(logged).toContainEqual(expect.objectContaining({ job: 'broken-off', level: 30 }))
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(site.storage.db)
  startTestJobs(site, [job])
  await expect.poll(() => lastJobRuns(site.storage.db), patient).toMatchObject([{ outcome: 'ok' }])
})

test('a job that is not needed, or no longer there, leaves the plan', async () => {
  const { site } = await siteWithJobs()
  const planned = async () => {
    const { rows } = await sql<{ name: string }>`select name from pgboss.schedule order by name`.execute(
      site.storage.db,
    )
    return rows.map(({ name }) => name)
  }
  const yearly = (name: string) => ({ ...everyMinute(name, async () => {}), cron: '0 0 1 1 *' })
  const first = startTestJobs(site, [
    yearly('one'),
    yearly('two'),
    { ...yearly('three'), isNeeded: () => false },
  ])
  await expect.poll(() => planned().catch(() => []), patient).toEqual(['one', 'two'])
  await first.stop()
  startTestJobs(site, [yearly('two')])
  await expect.poll(planned, patient).toEqual(['two'])
})

test('stopped before it was started, or twice, does no harm', async () => {
  const { site, logged } = await siteWithJobs()
  const never = openJobs(site, { jobs: [] })
  await never.stop()
  const running = startTestJobs(site, [])
  await running.stop()
  await running.stop()
  running.start()
  await site.close()
  expect(logged).toEqual([])
})
