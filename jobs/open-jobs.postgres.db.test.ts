import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lastJobRuns } from '#app/records/job-runs/store.server.ts'
import { everyMinute, siteWithJobs, startTestJobs } from '#test/jobs.ts'
import { openJobs } from './open-jobs.ts'

const patient = { timeout: 15_000 }
const minuteOf = (ms: number) => Math.floor(ms / 60_000)

test('two servers on one database run a job once, on one of them', async () => {
  const { site } = await siteWithJobs()
  const ran: string[] = []
  const begun = Date.now()
  for (const server of ['first', 'second']) {
    startTestJobs(site, [
      everyMinute('shared', async () => {
        ran.push(server)
        await sleep(500)
      }),
    ])
  }
  await expect
    .poll(() => lastJobRuns(site.storage.db), patient)
    .toMatchObject([{ job: 'shared', outcome: 'ok' }])
  await sleep(2_500)
  expect(ran.length).toBeLessThanOrEqual(1 + minuteOf(Date.now()) - minuteOf(begun))
})

test('a database that does not answer is tried again until it does, and connections end with the stop', async () => {
  const { site, logged } = await siteWithJobs()
  const away = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve))
  const address = away.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const config = { ...site.config }
  config.databaseUrl = `postgres://nobody@127.0.0.1:${port}/none`
  const context = { ...site, config }
  const running = startTestJobs(context, [everyMinute('late', async () => {})])
  const troubles = () => logged.filter(({ msg }) => String(msg).startsWith('the jobs could not be started'))
  await expect.poll(() => troubles().length, patient).toBeGreaterThan(1)
  config.databaseUrl = site.config.databaseUrl
  await expect.poll(() => lastJobRuns(site.storage.db), patient).toMatchObject([{ job: 'late' }])
  await running.stop()
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'chautari jobs'`.execute(site.storage.db)
  expect(rows).toEqual([])
  await new Promise((resolve) => away.close(resolve))
})

test('with JOBS=off nothing is planned', async () => {
  const { site } = await siteWithJobs({ config: { jobs: false } })
  startTestJobs(site, [everyMinute('never', async () => {})])
  // Elsewhere the plan is there after half of this time.
  await sleep(2_000)
  const { rows } = await sql`select to_regnamespace('pgboss') is null as absent`.execute(site.storage.db)
  expect(rows).toEqual([{ absent: true }])
})

// What follows depends on no engine. On the embedded one it takes twice as long.

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
