import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lastJobRuns } from '#app/records/job-runs/store.server.ts'
import { everyMinute, siteWithJobs, startTestJobs } from '#test/jobs.ts'

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
