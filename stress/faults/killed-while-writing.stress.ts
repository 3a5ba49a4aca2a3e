import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { median, shown } from '../bench/lib/figures.ts'
import { temporaryFolder } from '../bench/lib/processes.ts'
import { percentile } from '../lib/percentile.ts'
import { queryEmbedded, queryPostgres } from '../lib/queries.ts'
import { RestartableSite } from '../lib/restartable-site.ts'
import { seededRandom, seedOfRun } from '../lib/seeded-random.ts'
import { noFaults, storedFaults } from '../lib/stored-writes.ts'
import { StressPostgres } from '../lib/stress-postgres.ts'
import { makeEditedBank, Writers } from '../lib/writers.ts'

const siteKills = 50
const databaseKills = 20
/** How often the site is also stopped in good order, in kills: what slows the machine slows these starts too. */
const stopEvery = 10
/** Nine of ten times, in ms: where the machine is slow today, not much later than after a stop in good order. */
const readyWithin = (usualMs: readonly number[]) => Math.max(3000, 2 * percentile(usualMs, 0.9))
const firstYesWithinMs = 30_000

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

const random = seededRandom(seedOfRun)
const awhileMs = () => 50 + random() * 450

/** Writers on a running site, and how long it took to be ready again each time. */
async function begin(databaseUrl?: string) {
  const site = await RestartableSite.on({
    dataDir: temporaryFolder(),
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  ends.push(() => site.stop())
  await site.start()
  await site.stop()
  const usualMs = [await site.start()]
  const token = await site.operatorToken()
  const writers = new Writers(site, { token, bankId: await makeEditedBank(site, token) })
  return { site, writers, usualMs, readyMs: [] as number[] }
}

/** A process that has just begun answers slowly, and events last: what is tried begins with the first yes to one. */
async function beginWriting(writers: Writers) {
  const { event } = writers.acknowledged
  const before = event.size
  const endWriting = writers.begin()
  const until = performance.now() + firstYesWithinMs
  while (event.size === before && performance.now() < until) await sleep(5)
  expect(event.size, 'acknowledged events').toBeGreaterThan(before)
  return endWriting
}

async function killAgainAndAgain({ site, writers, usualMs, readyMs }: Awaited<ReturnType<typeof begin>>) {
  for (let kill = 1; kill <= siteKills; kill += 1) {
    const endWriting = await beginWriting(writers)
    await sleep(awhileMs())
    await site.kill()
    await endWriting()
    readyMs.push(await site.start())
    if (kill % stopEvery !== 0) continue
    await site.stop()
    usualMs.push(await site.start())
  }
  await site.stop()
}

type Readied = Pick<Awaited<ReturnType<typeof begin>>, 'usualMs' | 'readyMs'>

const told = ({ usualMs, readyMs }: Readied) =>
  `ready again in ${shown(median(readyMs))} ms, nine of ten times within ${shown(percentile(readyMs, 0.9))} (bar ${shown(readyWithin(usualMs))}), at most ${shown(Math.max(...readyMs))}`

const expectSoonReady = ({ usualMs, readyMs }: Readied) =>
  expect(percentile(readyMs, 0.9)).toBeLessThanOrEqual(readyWithin(usualMs))

test(`R1: the site is killed ${siteKills} times while it writes into the embedded database: all that it acknowledged is there once`, async ({
  annotate,
}) => {
  const run = await begin()
  await killAgainAndAgain(run)
  const { site, writers } = run
  const faults = await queryEmbedded(site.dataDir, (query) => storedFaults(query, writers.acknowledged))
  await annotate(`seed ${seedOfRun}; acknowledged ${writers.count}: ${writers.summary}`)
  await annotate(told(run))
  expect(faults).toEqual(noFaults)
  expect(Object.fromEntries(writers.refusals)).toEqual({})
  expectSoonReady(run)
})

test(`R1: the site is killed ${siteKills} times while it writes into PostgreSQL: all that it acknowledged is there once`, async ({
  annotate,
}) => {
  const postgres = await StressPostgres.make()
  ends.push(() => postgres.remove())
  const run = await begin(postgres.url)
  await killAgainAndAgain(run)
  const { writers } = run
  const faults = await queryPostgres(postgres.url, (query) => storedFaults(query, writers.acknowledged))
  await annotate(`seed ${seedOfRun}; acknowledged ${writers.count}: ${writers.summary}`)
  await annotate(told(run))
  expect(faults).toEqual(noFaults)
  expect(Object.fromEntries(writers.refusals)).toEqual({})
  expectSoonReady(run)
})

test(`R1: PostgreSQL is killed ${databaseKills} times under the running site: all that was acknowledged is there once`, async ({
  annotate,
}) => {
  const postgres = await StressPostgres.make()
  ends.push(() => postgres.remove())
  const run = await begin(postgres.url)
  const { site, writers, readyMs } = run
  const { pid } = site
  for (let kill = 1; kill <= databaseKills; kill += 1) {
    const endWriting = await beginWriting(writers)
    await sleep(awhileMs())
    await postgres.stop('SIGQUIT')
    await postgres.start()
    const back = performance.now()
    while (!(await site.isReady())) await sleep(10)
    readyMs.push(performance.now() - back)
    await endWriting()
  }
  const faults = await queryPostgres(postgres.url, (query) => storedFaults(query, writers.acknowledged))
  await annotate(`seed ${seedOfRun}; acknowledged ${writers.count}: ${writers.summary}`)
  await annotate(told(run))
  expect(faults).toEqual(noFaults)
  // It only answers that it is unavailable, and is the same process until the end.
  expect([...writers.refusals.keys()].filter((answer) => !answer.endsWith(' 503'))).toEqual([])
  expect(process.kill(pid, 0)).toBe(true)
  expectSoonReady(run)
})
