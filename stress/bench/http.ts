// How many requests the server answers in a second, beside floors that do nothing else. See README.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../test/postgres.ts'
import { createDatabase, fillTools } from './lib/database.ts'
import { machineLine, pinSelf, splitCores } from './lib/machine.ts'
import { temporaryFolder } from './lib/processes.ts'
import {
  buildIfNeeded,
  programs,
  type RunningServer,
  startServer,
  startSite,
  unlessEnded,
  untilAnswered,
} from './lib/site.ts'
import { loadCases, type ServerName } from './load/cases.ts'
import { loadTable } from './load/load-table.ts'
import { measure, type Target } from './load/rounds.ts'

const listedTools = 10
const loopback = /^http:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', short: 'k', default: '5' },
    seconds: { type: 'string', short: 'd', default: '6' },
    warm: { type: 'string', default: '3' },
    connections: { type: 'string', short: 'c', default: '12' },
    only: { type: 'string', default: '' },
    floor: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
  },
})
const options = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  warmUpSeconds: Number(values.warm),
  connections: Number(values.connections),
}
const floors = readFloors(values.floor)
const chosen = loadCases.filter(({ name }) => name.includes(values.only) || name.startsWith('floor'))

buildIfNeeded()
const cores = splitCores()
// The database is started from here and stays on the same cores as the load.
pinSelf(cores.rest)
const postgres = await startPostgres()
try {
  const targets = await startAll(await createDatabase(postgres.url, 'bench'))
  const started = Object.values(targets).filter((target) => 'ended' in target)
  const tell = (line: string) => console.error(line)
  const measured = await Promise.race([
    measure(chosen, targets, { ...options, clientCores: cores.rest, tell }),
    unlessEnded(started),
  ])
  const pinned =
    cores.server && cores.rest
      ? `server on core ${cores.server}, everything else on ${cores.rest}`
      : 'nothing pinned'
  console.log(`\n${machineLine()}; ${pinned}`)
  console.log(
    `${options.connections} connections, medians of ${options.rounds} rounds of ${options.seconds} s, ${listedTools} tools\n`,
  )
  console.log(loadTable(measured))
  if (values.json)
    writeFileSync(values.json, JSON.stringify({ machine: machineLine(), options, measured }, null, 1))
} finally {
  await postgres.stop()
}
process.exit(0)

async function startAll(databaseUrl: string): Promise<Record<ServerName, Target | RunningServer>> {
  const site = { dataDir: temporaryFolder(), databaseUrl, cores: cores.server }
  const cached = await startSite(site)
  await untilAnswered(cached, '/readyz')
  const added = await fillTools(databaseUrl, listedTools)
  if (added > 0) console.error(`${added} made-up tools fill the list to ${listedTools}`)
  const uncached = await startSite({ ...site, launcher: programs.uncached })
  await untilAnswered(uncached, '/readyz')
  return {
    cached,
    uncached,
    memory: await floor('memory', { DATABASE_URL: databaseUrl }),
    page: await floor('page', { PAGE: `${cached.origin}/` }),
    pg: await floor('pg', { DATABASE_URL: databaseUrl }),
  }
}

async function floor(
  name: 'memory' | 'page' | 'pg',
  env: Record<string, string>,
): Promise<Target | RunningServer> {
  const elsewhere = floors.get(name)
  if (elsewhere) return { origin: elsewhere }
  const server = await startServer(programs.floor, cores.server, () => ({
    FLOOR: name,
    ...env,
  }))
  await untilAnswered(server, '/')
  return server
}

/** `name=origin` pairs of floors that run already. */
function readFloors(pairs: readonly string[]): Map<string, string> {
  return new Map(
    pairs.map((pair) => {
      const [, name = '', origin = ''] = /^(memory|pg)=(.+?)\/?$/.exec(pair) ?? []
      if (!loopback.test(origin))
        throw new Error(`--floor takes memory=ORIGIN or pg=ORIGIN on this machine, not ${pair}`)
      return [name, origin] as const
    }),
  )
}
