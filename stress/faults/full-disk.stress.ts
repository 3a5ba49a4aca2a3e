import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { shown } from '../bench/lib/figures.ts'
import { temporaryFolder } from '../bench/lib/processes.ts'
import { type Query, queryEmbedded, queryPostgres } from '../lib/queries.ts'
import { RestartableSite } from '../lib/restartable-site.ts'
import { closeFolder, SmallDisk } from '../lib/small-disk.ts'
import { noFaults, storedFaults } from '../lib/stored-writes.ts'
import { StressPostgres } from '../lib/stress-postgres.ts'
import { makeEditedBank, Writers } from '../lib/writers.ts'

const embeddedMiB = 200
const postgresMiB = 300
const writesMs = 2_000
const troubleMs = 8_000
const endsWithinMs = 30_000
/** Half a minute, and what a busy machine adds. */
const stuckWithinMs = 60_000

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function begin(dataDir: string, databaseUrl?: string) {
  const site = await RestartableSite.on({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) })
  ends.push(() => site.stop())
  await site.start()
  const token = await site.operatorToken()
  const writers = new Writers(site, { token, bankId: await makeEditedBank(site, token) })
  return { site, writers }
}

/** Writes on while something is wrong, and looks at pages meanwhile. */
async function writeThrough(site: RestartableSite, writers: Writers, breakIt: () => unknown) {
  const endWriting = writers.begin()
  await sleep(writesMs)
  const before = writers.count
  const pages = new Set<number>()
  const visit = async () => {
    for (const path of ['/', '/ne', '/gold-silver-price', '/carrier-identifier'])
      pages.add((await fetch(site.origin + path, { signal: AbortSignal.timeout(endsWithinMs) })).status)
  }
  await visit()
  await breakIt()
  const until = performance.now() + troubleMs
  while (performance.now() < until) {
    await visit()
    await sleep(200)
  }
  await endWriting()
  const answers = [...writers.refusals].map(([answer, times]) => `${answer} ${times} times`)
  return { before, pages: [...pages], answers }
}

/** Refused for what is no fault of who wrote, in the words for that; and not a single one in other words. */
function expectOnlyUnavailable({ refusals }: Writers, pages: readonly number[]) {
  expect([...refusals.keys()].length, 'refusals').toBeGreaterThan(0)
  expect([...refusals.keys()].filter((answer) => !answer.endsWith(' 503'))).toEqual([])
  expect(pages).toEqual([200])
}

/** What an operator sees who starts the site: its last words, and its exit code. */
async function failedStart(site: RestartableSite): Promise<string> {
  const running = site.spawn()
  const ended = await Promise.race([running.ended, sleep(endsWithinMs)])
  if (ended === undefined) await running.stop()
  expect(ended, 'the exit code').toBe(1)
  return running.complaints().trim()
}

const rowsOf = (writers: Writers) => (query: Query) => storedFaults(query, writers.acknowledged)

test('R10: the disk of the embedded database is full while it writes and at the start; with room again all is there', async ({
  annotate,
}) => {
  const disk = new SmallDisk(embeddedMiB)
  ends.push(() => disk.remove())
  const dataDir = join(disk.folder, 'data')
  const { site, writers } = await begin(dataDir)
  const { before, pages, answers } = await writeThrough(site, writers, () => disk.fill())
  await annotate(
    `acknowledged ${before} before and ${writers.count - before} on the full disk; ${answers.join(', ')}`,
  )
  expectOnlyUnavailable(writers, pages)
  expect(site.log).toMatch(/No space left on device/)
  await site.stop()

  const complaint = await failedStart(site)
  await annotate(`at the start: ${complaint}`)
  expect(complaint).toMatch(
    /^There is no space left for the database in \S+: 0 MiB are free, 32 are needed\./,
  )

  disk.makeRoom()
  await annotate(`ready again in ${shown(await site.start())} ms`)
  await expectToWrite(writers)
  await site.stop()
  expect(await queryEmbedded(dataDir, rowsOf(writers))).toEqual(noFaults)
})

test('R10: a data folder on a read-only disk is refused at the start in words, and nothing in it changes', async ({
  annotate,
}) => {
  const disk = new SmallDisk(embeddedMiB)
  ends.push(() => disk.remove())
  const dataDir = join(disk.folder, 'data')
  const { site, writers } = await begin(dataDir)
  await expectToWrite(writers)
  await site.stop()
  disk.setReadOnly(true)
  const complaint = await failedStart(site)
  await annotate(`at the start: ${complaint}`)
  expect(complaint).toMatch(/^The data folder \S+ cannot be written \(EROFS\)\./)
  disk.setReadOnly(false)
  await site.start()
  await site.stop()
  expect(await queryEmbedded(dataDir, rowsOf(writers))).toEqual(noFaults)
})

test('R10: the data folder of the embedded database is closed while it writes: the site ends and says why; opened again all is there', async ({
  annotate,
}) => {
  const dataDir = temporaryFolder()
  const { site, writers } = await begin(dataDir)
  const endWriting = writers.begin()
  await sleep(writesMs)
  const before = writers.count
  const open = closeFolder(dataDir)
  const closed = performance.now()
  const { running } = site
  const how = await Promise.race([running.ended, sleep(stuckWithinMs, 'goes on')])
  await annotate(
    `acknowledged ${before} before; ended by ${how} after ${shown((performance.now() - closed) / 1000)} s: ${running.complaints().trim()}`,
  )
  if (how !== 'SIGKILL') await annotate(running.output().slice(-2000))
  await endWriting()
  expect(how).toBe('SIGKILL')
  expect(running.complaints()).toMatch(
    /^The embedded database holds the server up for 30 s: .* Look at the disk of DATA_DIR/m,
  )

  expect(await failedStart(site)).toMatch(/^The data folder \S+ cannot be written \(EPERM\)\./)
  open()
  await annotate(`ready again in ${shown(await site.start())} ms`)
  await expectToWrite(writers)
  await site.stop()
  expect(await queryEmbedded(dataDir, rowsOf(writers))).toEqual(noFaults)
})

test('R10: the disk of PostgreSQL is full while the site writes; with room again all is there, and the site was never restarted', async ({
  annotate,
}) => {
  const disk = new SmallDisk(postgresMiB)
  ends.push(() => disk.remove())
  const postgres = await StressPostgres.make({ parent: disk.folder })
  ends.push(() => postgres.remove())
  const { site, writers } = await begin(temporaryFolder(), postgres.url)
  const { before, pages, answers } = await writeThrough(site, writers, () => disk.fill())
  await annotate(
    `acknowledged ${before} before and ${writers.count - before} on the full disk; ${answers.join(', ')}`,
  )
  expectOnlyUnavailable(writers, pages)
  disk.makeRoom()
  await postgres.startIfEnded()
  const back = performance.now()
  while (!(await site.isReady())) await sleep(10)
  await annotate(`ready ${shown(performance.now() - back)} ms after there was room`)
  await expectToWrite(writers)
  expect(await queryPostgres(postgres.url, rowsOf(writers))).toEqual(noFaults)
})

test('R10: a PostgreSQL that is not there at the start is reported in words', async ({ annotate }) => {
  const nobody = 'postgres://site@127.0.0.1:9/site'
  const site = await RestartableSite.on({ dataDir: temporaryFolder(), databaseUrl: nobody })
  const complaint = await failedStart(site)
  await annotate(complaint)
  expect(complaint).toMatch(/^The database does not answer: .*ECONNREFUSED.* Check that PostgreSQL runs/)
})

/** Everything can be written again. */
async function expectToWrite(writers: Writers) {
  const before = writers.count
  writers.refusals.clear()
  const endWriting = writers.begin()
  await sleep(writesMs)
  await endWriting()
  expect(writers.count).toBeGreaterThan(before)
  expect(Object.fromEntries(writers.refusals)).toEqual({})
}
