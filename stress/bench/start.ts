// How long the server takes from its start to its first answers, and what it then holds in memory. See README.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../test/postgres.ts'
import { createDatabase } from './lib/database.ts'
import { median, shown, table } from './lib/figures.ts'
import { machineLine, residentMiB } from './lib/machine.ts'
import { temporaryFolder } from './lib/processes.ts'
import { buildIfNeeded, startSite, untilAnswered } from './lib/site.ts'

type Engine = 'embedded' | 'PostgreSQL'
type Kind = 'first' | 'later'

interface Start {
  engine: Engine
  kind: Kind
  readyMs: number
  pageMs: number
  memoryMiB: number | undefined
}

const engines: readonly Engine[] = ['embedded', 'PostgreSQL']
const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '3' },
    later: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
})

buildIfNeeded()
const folder = temporaryFolder()
const postgres = await startPostgres()
const starts: Start[] = []
try {
  let home: Record<Engine, Parameters<typeof startSite>[0]> | undefined
  for (let round = 1; round <= Number(values.first); round += 1) {
    home = { embedded: emptyEmbedded(round), PostgreSQL: await emptyPostgres(round) }
    for (const engine of engines) starts.push(await startOnce(engine, 'first', home[engine]))
  }
  // The last of the databases that a first start made.
  for (let round = 1; home && round <= Number(values.later); round += 1) {
    for (const engine of engines) starts.push(await startOnce(engine, 'later', home[engine]))
  }
} finally {
  await postgres.stop()
}
console.log(`\n${machineLine()}; medians of ${values.first} first and ${values.later} later starts\n`)
console.log(summary())
if (values.json) writeFileSync(values.json, JSON.stringify({ machine: machineLine(), starts }, null, 1))

function emptyEmbedded(round: number) {
  const dataDir = join(folder, `data-${round}`)
  mkdirSync(dataDir)
  return { dataDir }
}

async function emptyPostgres(round: number) {
  return {
    dataDir: join(folder, 'unused'),
    databaseUrl: await createDatabase(postgres.url, `start_${round}`),
  }
}

async function startOnce(
  engine: Engine,
  kind: Kind,
  options: Parameters<typeof startSite>[0],
): Promise<Start> {
  const server = await startSite(options)
  const readyMs = await untilAnswered(server, '/readyz')
  const pageMs = await untilAnswered(server, '/')
  const memoryMiB = residentMiB(server.pid)
  await server.stop()
  console.error(`${engine}, ${kind} start: ready after ${shown(readyMs)} ms, page after ${shown(pageMs)} ms`)
  return { engine, kind, readyMs, pageMs, memoryMiB }
}

function summary(): string {
  const rows = engines.flatMap((engine) =>
    (['first', 'later'] as const).map((kind) => {
      const chosen = starts.filter((start) => start.engine === engine && start.kind === kind)
      const range = (figure: (start: Start) => number) => {
        const all = chosen.map(figure)
        return `${shown(median(all))} (${shown(Math.min(...all))}–${shown(Math.max(...all))})`
      }
      const memory = shown(median(chosen.map(({ memoryMiB }) => memoryMiB ?? Number.NaN)))
      return [
        `${engine}, ${kind} start`,
        range(({ readyMs }) => readyMs),
        range(({ pageMs }) => pageMs),
        memory,
      ]
    }),
  )
  return table(
    ['database', 'first 200 of /readyz, ms', 'first 200 of /, ms', 'memory after the page, MiB'],
    rows,
  )
}
