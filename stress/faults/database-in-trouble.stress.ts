import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { shown } from '../bench/lib/figures.ts'
import { temporaryFolder } from '../bench/lib/processes.ts'
import { queryPostgres } from '../lib/queries.ts'
import { RestartableSite } from '../lib/restartable-site.ts'
import { StressPostgres } from '../lib/stress-postgres.ts'
import { publicPages, type Visit, Visits } from '../lib/visits.ts'

const troubleMs = 10_000
const answerWithinMs = 2_000
const recoverWithinMs = 3_000
/** As long as a stopping server waits for what is under way. */
const stopWithinMs = 10_000
/** Requests that were under way, and a moment in which the database is not yet gone. */
const marginMs = 300
const connections = 30

/** Their data come from other servers, which a stress test does not have. */
const ofOthers = /\/(foreign-exchange|crypto-exchange-rates)$/
/** Nothing but data: where none was seen before, the page says so in the words for that, with 503. */
const unseenData = /^\/ne\/(internet-comparison|gold-silver-price)$/

let postgres: StressPostgres
let site: RestartableSite
let visits: Visits
let pages: string[]
let pid: number

beforeAll(async () => {
  postgres = await StressPostgres.make({ settings: [`max_connections=${connections}`] })
  site = await RestartableSite.on({ dataDir: temporaryFolder(), databaseUrl: postgres.url })
  await site.start()
  pid = site.pid
  visits = new Visits(site.origin, await site.operatorToken())
  pages = (await publicPages(site.origin)).filter((path) => !ofOthers.test(path))
  await untilJobsArePlanned()
})

afterAll(async () => {
  await site.stop()
  await postgres.remove()
})

/** The site is visited before, in and after the trouble. At first the English pages alone are in its cache. */
async function goThrough(trouble: () => Promise<() => Promise<void>>) {
  const english = pages.filter((path) => !/^\/ne(\/|$)/.test(path))
  for (const page of english) await fetch(site.origin + page)
  const endEarlyVisits = visits.begin(english)
  await sleep(1_000)
  const began = performance.now()
  const endVisits = visits.begin(pages)
  await endEarlyVisits()
  const mend = await trouble()
  const gone = performance.now()
  await sleep(troubleMs)
  const mending = performance.now()
  await mend()
  const back = performance.now()
  await sleep(recoverWithinMs + 2_000)
  await endVisits()
  return { began, gone, mending, back }
}

const failed = ({ status }: Visit) => status === 0 || status >= 500
const slowest = (of: readonly Visit[]) => Math.max(0, ...of.map(({ ms }) => ms))
/** Answers other than these, each with how often it came. */
function strange(of: readonly Visit[], ...allowed: readonly number[]): string {
  const counts = new Map<string, number>()
  for (const { kind, path, status } of of) {
    const name = `${kind} ${path} ${status}`
    if (!allowed.includes(status)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name}: ${count} times`).join('\n')
}

interface Times {
  began: number
  gone: number
  mending: number
  back: number
}

/** What has to hold whatever the trouble is; gives the line of figures. */
async function expectGoodManners({ began, gone, mending, back }: Times): Promise<string> {
  const whole = (...kinds: Visit['kind'][]) =>
    visits.between(began - marginMs, back + recoverWithinMs, ...kinds)
  // What waited for a frozen database until it went on may well have been done.
  const inside = (...kinds: Visit['kind'][]) =>
    visits
      .between(gone + marginMs, mending - marginMs, ...kinds)
      .filter(({ beganAt, ms }) => beganAt + ms < mending)
  // Including requests in flight when the fault began: until their reply no other of their kind is sent.
  const [page, api] = [whole('page'), whole('read', 'write', 'admin', 'ready')]
  const lastFailure = visits.between(began, Infinity).filter(failed).at(-1)
  const recoveredMs = lastFailure ? lastFailure.beganAt + lastFailure.ms - back : 0

  const [unseen, others] = [true, false].map((is) =>
    whole('page').filter(({ path }) => unseenData.test(path) === is),
  )
  expect(strange(others ?? [], 200)).toBe('')
  expect(strange(unseen ?? [], 200, 503)).toBe('')
  expect(strange(whole('read', 'admin'), 200, 503)).toBe('')
  expect(strange(whole('write'), 202, 204, 503)).toBe('')
  expect(strange(inside('write', 'admin'), 503)).toBe('')
  expect(strange(inside('ready'), 503)).toBe('')
  expect(api.length, 'answers of the interface').toBeGreaterThan(50)
  expect(slowest(api)).toBeLessThanOrEqual(answerWithinMs)
  expect(strange(visits.between(back + recoverWithinMs, Infinity), 200, 202, 204)).toBe('')
  expect(recoveredMs).toBeLessThanOrEqual(recoverWithinMs)
  expect(site.pid, 'the same process').toBe(pid)
  expect(process.kill(pid, 0)).toBe(true)
  await expectSaveToShow()
  const from = `${page.length} pages 200 (slowest ${shown(slowest(page))} ms)`
  const refused = `${api.length} of the interface (slowest ${shown(slowest(api))} ms, bar ${answerWithinMs})`
  return `${from}; ${refused}; well again after ${shown(Math.max(0, recoveredMs))} ms (bar ${recoverWithinMs})`
}

/** A change made by SQL is published to the site, which drops its cached response. */
async function expectSaveToShow(): Promise<void> {
  const name = `Told at ${performance.now()}`
  const banks = async () => await (await fetch(`${site.origin}/api/banks`)).text()
  await banks()
  await queryPostgres(postgres.url, async (query) => {
    await query(`update banks set name = '${name}' where code = (select min(code) from banks)`)
    await query(`select pg_notify('changed_records', 'banks')`)
  })
  await expect.poll(banks, { timeout: 1_000, interval: 50 }).toContain(name)
}

test('R2: PostgreSQL is stopped for 10 s', async ({ annotate }) => {
  const times = await goThrough(async () => {
    await postgres.stop('SIGINT')
    return () => postgres.start()
  })
  await annotate(await expectGoodManners(times))
})

test('R2: PostgreSQL is frozen for 10 s', async ({ annotate }) => {
  const times = await goThrough(async () => {
    postgres.freeze()
    return async () => postgres.thaw()
  })
  await annotate(await expectGoodManners(times))
})

test('R2: PostgreSQL is out of connections for 10 s', async ({ annotate }) => {
  const times = await goThrough(async () => {
    const hoarders = await takeAllConnections()
    return async () => {
      await Promise.all(hoarders.map((client) => client.end()))
    }
  })
  await annotate(await expectGoodManners(times))
})

test('R2: PostgreSQL is restarted three times', async ({ annotate }) => {
  for (const time of [1, 2, 3]) {
    const endVisits = visits.begin(pages)
    await sleep(500)
    const began = performance.now()
    await postgres.stop('SIGINT')
    await postgres.start()
    const back = performance.now()
    await sleep(recoverWithinMs + 1_000)
    await endVisits()
    const all = visits.between(began, Infinity)
    expect(strange(all, 200, 202, 204, 503)).toBe('')
    expect(strange(visits.between(began, Infinity, 'page'), 200)).toBe('')
    expect(slowest(all.filter(({ kind }) => kind !== 'page'))).toBeLessThanOrEqual(answerWithinMs)
    expect(visits.between(back + recoverWithinMs, Infinity).filter(failed)).toEqual([])
    await expectSaveToShow()
    const last = all.filter(failed).at(-1)
    await annotate(
      `${time}: well again after ${shown(last ? Math.max(0, last.beganAt + last.ms - back) : 0)} ms`,
    )
  }
})

test('R2: after all that the jobs run, without a restart of the site', async ({ annotate }) => {
  expect(process.kill(pid, 0)).toBe(true)
  const begun = performance.now()
  const boss = new PgBoss({
    connectionString: postgres.url,
    schedule: false,
    supervise: false,
    migrate: false,
  })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.send('usage-partitions')
  await boss.stop({ graceful: false })
  await expect
    .poll(() => lastRun('usage-partitions'), { timeout: 60_000, interval: 500 })
    .toMatchObject({ outcome: 'ok' })
  await annotate(`a job that was asked for ran within ${shown((performance.now() - begun) / 1000)} s`)
})

test('R2: told to stop while PostgreSQL is frozen, the site answers what is under way and ends', async ({
  annotate,
}) => {
  postgres.freeze()
  const event = { tool_name: 'qr-builder', session_id: '10000000-0000-4000-8000-000000000001' }
  const underWay = [
    fetch(`${site.origin}/?q=asked-for-the-first-time`),
    fetch(`${site.origin}/api/banks`),
    fetch(`${site.origin}/api/usage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    }),
  ]
  await sleep(marginMs)
  const begun = performance.now()
  const ended = site.stop().then(() => performance.now() - begun)
  const statuses = (await Promise.all(underWay)).map(({ status }) => status)
  const tookMs = await ended
  postgres.thaw()
  await annotate(`ended after ${shown(tookMs)} ms; under way were ${statuses.join(', ')}`)
  for (const status of statuses) expect([200, 503]).toContain(status)
  expect(tookMs).toBeLessThanOrEqual(stopWithinMs)
})

/** The superuser takes the last connection; the client that had it is disconnected first. */
async function takeAllConnections() {
  const hoarders = [await postgres.connect()]
  const sendAway = () =>
    hoarders[0]?.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'site'`)
  // A terminated connection keeps its slot for a moment.
  const takePlace = async () => {
    await sendAway()
    return await postgres.connect()
  }
  while (hoarders.length < connections)
    hoarders.push(await vi.waitFor(takePlace, { timeout: 5000, interval: 20 }))
  await sendAway()
  return hoarders
}

async function untilJobsArePlanned() {
  const planned = () =>
    queryPostgres(postgres.url, async (query) => {
      const jobs = await query(`select name from pgboss.schedule`)
      expect(jobs.length).toBeGreaterThan(2)
    })
  await vi.waitFor(planned, { timeout: 30_000, interval: 250 })
}

async function lastRun(job: string) {
  return await queryPostgres(postgres.url, async (query) => {
    const [run] = await query(`select outcome from job_runs where job = '${job}'`)
    return run
  })
}
