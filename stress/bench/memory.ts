// The server's memory when idle, and after many cached responses. See README.md.
//   node stress/bench/memory.ts [-d SECONDS] [--idle SECONDS]
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../test/postgres.ts'
import { createDatabase } from './lib/database.ts'
import { barText, mark, shown, table } from './lib/figures.ts'
import { machineLine, residentMiB } from './lib/machine.ts'
import { temporaryFolder } from './lib/processes.ts'
import { buildIfNeeded, type RunningServer, startSite, untilAnswered } from './lib/site.ts'
import { runLoad } from './load/run-load.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', short: 'd', default: '30' },
    idle: { type: 'string', default: '20' },
  },
})
const idleMs = Number(values.idle) * 1000
const paths = ['/', '/ne', '/carrier-identifier', '/nepali-calendar']

buildIfNeeded()
const postgres = await startPostgres()
const rows: string[][] = []
try {
  const databaseUrl = await createDatabase(postgres.url, 'memory')
  rows.push(await measured('PostgreSQL', await startSite({ dataDir: temporaryFolder(), databaseUrl })))
  rows.push(await measured('embedded', await startSite({ dataDir: temporaryFolder() })))
} finally {
  await postgres.stop()
}
const head = ['resident memory, MiB', 'idle', 'after load', 'requests', 'after : idle']
console.log(`\n${machineLine()}\n\n${table(head, rows)}`)
process.exit(0)

/** Idle: some seconds after the first pages were requested. */
async function measured(name: string, site: RunningServer): Promise<string[]> {
  await untilAnswered(site, '/readyz')
  for (const path of paths) await untilAnswered(site, path)
  await sleep(idleMs)
  const idle = residentMiB(site.pid) ?? Number.NaN
  let requests = 0
  for (const path of paths) {
    const headers = { 'accept-encoding': 'br' }
    const seconds = Number(values.seconds) / paths.length
    requests += (await runLoad({ url: site.origin + path, headers, connections: 16, seconds })).requests
  }
  await sleep(idleMs)
  const after = residentMiB(site.pid) ?? Number.NaN
  await site.stop()
  const [most, growth] = [{ atMost: 180 }, { atMost: 1.5 }]
  const idleText =
    name === 'PostgreSQL' ? `${shown(idle)} ${mark(idle, most)} (${barText(most)})` : shown(idle)
  const ratio = after / idle
  return [
    name,
    idleText,
    shown(after),
    shown(requests),
    `${shown(ratio, 2)} ${mark(ratio, growth)} (${barText(growth)})`,
  ]
}
