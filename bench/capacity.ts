// What 1, 10 and 100 million usage events a day need, computed from figures that were measured:
//   node bench/capacity.ts [--peak FACTOR] [--session EVENTS] [--pages COUNT]
// docs/capacity.md says where each figure comes from; this prints its tables.
import { parseArgs } from 'node:util'
import { measured } from './capacity/measured.ts'
import { type Assumed, type Needs, needsOf } from './capacity/needs.ts'
import { shown, table } from './lib/figures.ts'

const { values } = parseArgs({
  options: {
    peak: { type: 'string', default: '5' },
    session: { type: 'string', default: '6' },
    pages: { type: 'string', default: '3' },
  },
})
const assumed: Assumed = {
  peakToMean: Number(values.peak),
  eventsPerSession: Number(values.session),
  pagesPerSession: Number(values.pages),
  busyShare: 0.5,
  keptDays: 730,
}
const days = [1e6, 1e7, 1e8].map((eventsPerDay) => needsOf(eventsPerDay, measured, assumed))

const lines: readonly [string, (needs: Needs) => string][] = [
  ['events in a mean second', ({ meanPerSecond }) => shown(meanPerSecond)],
  ['events in the busiest second', ({ peakPerSecond }) => shown(peakPerSecond)],
  ['sessions a day', ({ sessionsPerDay }) => millions(sessionsPerDay)],
  ['server processes, half busy at the peak', ({ servers }) => String(servers)],
  ['cores of PostgreSQL for these writes, half busy', ({ databaseCores }) => shown(databaseCores, 2)],
  ['the database grows by, a day', ({ databaseBytesPerDay }) => bytes(databaseBytesPerDay)],
  ['the database after two years', ({ databaseBytes }) => bytes(databaseBytes)],
  ['page views a day', ({ pagesPerDay }) => millions(pagesPerDay)],
  ['pages in the busiest second', ({ peakPagesPerSecond }) => shown(peakPagesPerSecond)],
  ['documents over the wire, a day', ({ pageBytesPerDay }) => bytes(pageBytesPerDay)],
]
console.log(
  table(
    ['', ...days.map(({ eventsPerDay }) => `${millions(eventsPerDay)} a day`)],
    lines.map(([name, figure]) => [name, ...days.map(figure)]),
  ),
)

function millions(count: number): string {
  return `${shown(count / 1e6, count < 1e7 ? 1 : 0)} million`
}

function bytes(count: number): string {
  if (count >= 1e12) return `${shown(count / 1e12, 1)} TB`
  return count >= 1e9 ? `${shown(count / 1e9, 1)} GB` : `${shown(count / 1e6)} MB`
}
