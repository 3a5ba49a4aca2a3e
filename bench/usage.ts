// How long the operator's figures take over a large usage log, a batch that is added to it, and a long list of the admin
// area:
//   node bench/usage.ts [--rows COUNT] [-k ROUNDS]    10 million events by default, some minutes
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { bankEditor } from '#app/records/banks/store.server.ts'
import { readAnalytics, readCounts } from '#app/records/usage/analytics.server.ts'
import { type Period, periodsOf, timeRanges } from '#app/records/usage/periods.ts'
import { countSessionsIn } from '#app/records/usage/visits.server.ts'
import { openStorage } from '#db/client.server.ts'
import { migrateToLatest } from '#db/migrate.ts'
import type { Database } from '#db/schema.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { startPostgres } from '#test/postgres.ts'
import { createDatabase } from './lib/database.ts'
import { type Bar, barText, mark, median, shown, table } from './lib/figures.ts'
import { machineLine } from './lib/machine.ts'
import { fillUsage } from './usage/fill.ts'
import { sizeTable } from './usage/sizes.ts'
import { batchEvents, writeBatch } from './usage/write-batch.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    rounds: { type: 'string', short: 'k', default: '40' },
  },
})
const rounds = Number(values.rounds)
const dayMs = 86_400_000

const postgres = await startPostgres()
try {
  const databaseUrl = await createDatabase(postgres.url, 'bench_usage')
  const storage = await openStorage({ databaseUrl })
  await migrateToLatest(storage.db)
  const now = new Date()
  await ensureUsagePartitions(storage.db, new Date(now.getTime() - 370 * dayMs), 14)
  await fillUsage(databaseUrl, Number(values.rows), (line) => console.error(line))
  const sizes = await sizeTable(databaseUrl, Number(values.rows))
  const rows: string[][] = []
  for (const { name, bar, run } of cases(storage.db, now)) {
    const { middle, p95 } = await times(run)
    rows.push([name, shown(middle, 1), shown(p95, 1), ...(bar ? [barText(bar), mark(p95, bar)] : ['', ''])])
  }
  console.log(`\n${machineLine()}\n\n${values.rows} events, ${rounds} rounds:\n`)
  console.log(table(['what', 'median, ms', 'p95, ms', 'bar', ''], rows))
  console.log(`\nOn the disk, indexes included:\n\n${sizes}`)
  await storage.close()
} finally {
  await postgres.stop()
}

interface Case {
  name: string
  bar?: Bar
  run: () => Promise<unknown>
}

function cases(db: Kysely<Database>, now: Date): Case[] {
  const asked = { now, openEvents: ['tool-2-view'] }
  const ask = { page: 50, perPage: 100, sort: 'name', descending: false, q: 'number' }
  return [
    ...timeRanges.map((range) => ({
      name: `counts, ${range}`,
      bar: { atMost: 100 },
      run: () => {
        const { current, previous } = periodsOf(range, now)
        return readCounts(db, current, previous)
      },
    })),
    ...timeRanges.map((range) => ({
      name: `distinct sessions, ${range}`,
      bar: { atMost: 250 },
      run: () => countSessionsIn(db, periodsOf(range, now).current, now),
    })),
    // The hours at both ends are read from the log, whatever the hour at which the bench runs.
    ...[1, 90].map((days) => ({
      name: `distinct sessions, ${days}d from noon to noon`,
      bar: { atMost: 250 },
      run: () => countSessionsIn(db, noonToNoon(days, now), now),
    })),
    ...timeRanges.map((range) => ({
      name: `the whole answer, ${range}`,
      run: () => readAnalytics(db, range, asked),
    })),
    { name: 'a list of 10,000 rows, searched', bar: { atMost: 200 }, run: () => bankEditor.list(db, ask) },
    // Last: it changes what is counted. In 50 ms it is 3,000 events a second.
    { name: `writing ${batchEvents} events`, bar: { atMost: 50 }, run: () => writeBatch(db) },
  ]
}

/** Days that end at yesterday's noon in Nepal. */
function noonToNoon(days: number, now: Date): Period {
  const to = new Date(`${nepalDay(new Date(now.getTime() - dayMs))}T12:00:00+05:45`)
  return { from: new Date(to.getTime() - days * dayMs), to }
}

/** One round before is not counted. */
async function times(run: () => Promise<unknown>) {
  await run()
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await run()
    taken.push(performance.now() - start)
  }
  const sorted = taken.toSorted((one, other) => one - other)
  return { middle: median(taken), p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN }
}
