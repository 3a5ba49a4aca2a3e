// What gets slower when tools, plans, users, events and price history grow 10 and 100 times:
//   node bench/growth.ts [-k ROUNDS] [--largest FACTOR]    10 million events at 100x, some minutes
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { listAllPrices } from '#app/records/gold-silver-prices/review.server.ts'
import { readAnalytics } from '#app/records/usage/analytics.server.ts'
import { openStorage } from '#db/client.server.ts'
import type { Database } from '#db/schema.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { listUsers } from '#server/auth/users.ts'
import { startPostgres } from '#test/postgres.ts'
import { grow, type Sizes, sizesAt } from './growth/fill.ts'
import { createDatabase } from './lib/database.ts'
import { median, shown, table } from './lib/figures.ts'
import { machineLine } from './lib/machine.ts'
import { temporaryFolder } from './lib/processes.ts'
import { buildIfNeeded, programs, startSite, untilAnswered } from './lib/site.ts'
import { batchEvents, writeBatch } from './usage/write-batch.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', short: 'k', default: '20' },
    largest: { type: 'string', default: '100' },
  },
})
const rounds = Number(values.rounds)
const factors = [1, 10, 100].filter((factor) => factor <= Number(values.largest))
const dayMs = 86_400_000

const paths = [
  '/',
  '/carrier-identifier',
  '/internet-comparison',
  '/gold-silver-price',
  '/sitemap.xml',
  '/api/tools',
  '/api/internet-plans',
  '/api/gold-silver-prices',
]

interface Measured {
  /** Median, ms. */
  ms: number
  bytes?: number
}

buildIfNeeded()
const postgres = await startPostgres()
const columns: Map<string, Measured>[] = []
try {
  for (const factor of factors) {
    console.error(`${factor}x: ${sizeText(sizesAt(factor))}`)
    columns.push(await measureAt(factor))
  }
} finally {
  await postgres.stop()
}
console.log(`\n${machineLine()}\n\nMedians of ${rounds}, ms; bytes of a page are before compression.`)
for (const factor of factors) console.log(`${factor}x: ${sizeText(sizesAt(factor))}`)
console.log(`\n${table(['what', ...factors.map((factor) => `${factor}x`), 'grows'], rowsOf(columns))}`)
process.exit(0)

async function measureAt(factor: number): Promise<Map<string, Measured>> {
  const databaseUrl = await createDatabase(postgres.url, `growth_${factor}`)
  // It migrates and seeds; its cache is off, so that every request does all of its work.
  const site = await startSite({ dataDir: temporaryFolder(), databaseUrl, launcher: programs.uncached })
  await untilAnswered(site, '/readyz')
  const storage = await openStorage({ databaseUrl })
  await ensureUsagePartitions(storage.db, new Date(Date.now() - 370 * dayMs), 14)
  await grow(databaseUrl, sizesAt(factor))
  const measured = new Map<string, Measured>()
  for (const path of paths) measured.set(path, await timed(() => fetched(site.origin + path)))
  for (const [name, run] of Object.entries(queries(storage.db))) measured.set(name, await timed(run))
  await storage.close()
  await site.stop()
  return measured
}

function queries(db: Kysely<Database>): Record<string, () => Promise<unknown>> {
  const ask = { page: 1, perPage: 50, sort: 'created_at', descending: true, q: '' }
  const of = { adminEmails: [], now: new Date() }
  return {
    'users, first page': () => listUsers(db, ask, of),
    'users, searched': () => listUsers(db, { ...ask, q: 'number 77' }, of),
    'prices in the admin area': () => listAllPrices(db, { ...ask, sort: 'date' }),
    'analytics, 7 days': () => readAnalytics(db, '7d', { now: new Date(), openEvents: ['tool-2-view'] }),
    'analytics, 90 days': () => readAnalytics(db, '90d', { now: new Date(), openEvents: ['tool-2-view'] }),
    [`writing ${batchEvents} events`]: () => writeBatch(db),
  }
}

async function fetched(address: string): Promise<number> {
  const answer = await fetch(address)
  const body = await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  return body.byteLength
}

/** Two rounds before are not counted. */
async function timed(run: () => Promise<unknown>): Promise<Measured> {
  const taken: number[] = []
  let result: unknown
  for (let round = -2; round < rounds; round += 1) {
    const start = performance.now()
    result = await run()
    if (round >= 0) taken.push(performance.now() - start)
  }
  return { ms: median(taken), ...(typeof result === 'number' && { bytes: result }) }
}

function rowsOf(measured: readonly Map<string, Measured>[]): string[][] {
  return [...(measured[0]?.keys() ?? [])].map((name) => {
    const cells = measured.map((column) => column.get(name))
    const shownCells = cells.map((cell) =>
      cell?.bytes === undefined
        ? shown(cell?.ms, 1)
        : `${shown(cell.ms, 1)} (${shown(cell.bytes / 1024)} KiB)`,
    )
    return [name, ...shownCells, growthOf(cells.map((cell) => cell?.ms ?? Number.NaN))]
  })
}

/** The power of the size with which the time grew from the first to the last: 0 is flat, 1 in step. */
function growthOf(times: readonly number[]): string {
  const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)]
  const power = Math.log(last / first) / Math.log(factors.at(-1) ?? Number.NaN)
  if (!Number.isFinite(power)) return '–'
  return Math.abs(power) < 0.1 ? 'flat' : `n^${power.toFixed(2)}`
}

function sizeText({ tools, plans, users, events, marketDays }: Sizes): string {
  return `${tools} tools, ${plans} plans, ${users} users, ${events} events, ${marketDays} market days`
}
