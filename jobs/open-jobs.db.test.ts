import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lastJobRuns } from '#app/records/job-runs/store.server.ts'
import { everyMinute, siteWithJobs, startTestJobs } from '#test/jobs.ts'

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
