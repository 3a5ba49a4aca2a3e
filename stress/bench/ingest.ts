// How many usage events one server process stores in a second, beside a server that does nothing but insert them. See
// README.md.
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { makeCluster } from '../../test/postgres.ts'
import { runClient } from './ingest/run-client.ts'
import { type Ingested, ingestTable } from './ingest/table.ts'
import { createDatabase } from './lib/database.ts'
import { machineLine, pinSelf, splitCores } from './lib/machine.ts'
import { temporaryFolder } from './lib/processes.ts'
import {
  buildIfNeeded,
  programs,
  type RunningServer,
  startServer,
  startSite,
  untilAnswered,
} from './lib/site.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', short: 'k', default: '3' },
    seconds: { type: 'string', short: 'd', default: '6' },
    warm: { type: 'string', default: '2' },
    connections: { type: 'string', short: 'c', default: '256' },
    only: { type: 'string', default: '' },
  },
})
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']
const counts = [
  'select count(*)::int as count from usage_logs',
  'select coalesce(sum(count), 0)::int as count from usage_hourly',
]
const connections = Number(values.connections)
const cores = splitCores()

interface Target {
  name: string
  floor?: string
  server: RunningServer
  databasePid?: number
  /** Events that are stored, and those that the roll-ups count. */
  count: () => Promise<readonly number[]>
}

buildIfNeeded()
pinSelf(cores.rest)
const ends: (() => Promise<void>)[] = []
try {
  const targets = [
    ...(await onPostgres('fsync off', [])),
    ...(await onPostgres('fsync on', durable)),
    await embedded(),
  ].filter(({ name }) => name.includes(values.only))
  const measured = targets.map((target) => ({ ...target, rounds: [] as Ingested['rounds'] }))
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const { server, databasePid, rounds } of measured) {
      const seconds = Number(round === 0 ? values.warm : values.seconds)
      const sent = await runClient({ server, databasePid, connections, seconds, cores: cores.rest })
      rounds.push({ ...sent, isWarmUp: round === 0 })
    }
    console.error(`round ${round} of ${values.rounds}`)
  }
  const counted: Ingested[] = []
  for (const { name, floor, rounds, count } of measured) {
    counted.push({ name, rounds, stored: await count(), ...(floor !== undefined && { floor }) })
  }
  console.log(
    `\n${machineLine()}; server on core ${cores.server ?? 'any'}, everything else on ${cores.rest ?? 'any'}`,
  )
  console.log(`${connections} connections, medians of ${values.rounds} rounds of ${values.seconds} s\n`)
  console.log(ingestTable(counted))
} finally {
  for (const end of ends) await end()
}
process.exit(0)

/** The site, and the floor beside it, on a PostgreSQL of their own. */
async function onPostgres(name: string, settings: readonly string[]): Promise<Target[]> {
  const cluster = await makeCluster()
  const postgres = await cluster.start(settings)
  ends.push(() => postgres.stop().then(cluster.remove))
  const floorUrl = await createDatabase(postgres.url, 'bench_floor')
  const floor = await startServer(programs.floor, cores.server, () => ({
    FLOOR: 'insert',
    DATABASE_URL: floorUrl,
  }))
  await untilAnswered(floor, '/')
  const databaseUrl = await createDatabase(postgres.url, 'bench_ingest')
  const env = { TRUSTED_PROXIES: '127.0.0.1' }
  const site = await startSite({ dataDir: temporaryFolder(), databaseUrl, cores: cores.server, env })
  await untilAnswered(site, '/readyz')
  return [
    {
      name: `floor: one INSERT, ${name}`,
      server: floor,
      databasePid: postgres.pid,
      count: () => countsIn(floorUrl, ['select count(*)::int as count from floor_events']),
    },
    {
      name: `usage events, PostgreSQL, ${name}`,
      floor: `floor: one INSERT, ${name}`,
      server: site,
      databasePid: postgres.pid,
      count: () => countsIn(databaseUrl, counts),
    },
  ]
}

async function embedded(): Promise<Target> {
  const dataDir = temporaryFolder()
  const server = await startSite({ dataDir, cores: cores.server, env: { TRUSTED_PROXIES: '127.0.0.1' } })
  await untilAnswered(server, '/readyz')
  const count = async () => {
    await server.stop()
    const database = await PGlite.create(`${dataDir}/pgdata`)
    const found: number[] = []
    for (const query of counts)
      found.push((await database.query<{ count: number }>(query)).rows[0]?.count ?? 0)
    await database.close()
    return found
  }
  return { name: 'usage events, embedded', floor: 'floor: one INSERT, fsync off', server, count }
}

async function countsIn(databaseUrl: string, queries: readonly string[]): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const found: number[] = []
  for (const query of queries) found.push((await client.query<{ count: number }>(query)).rows[0]?.count ?? 0)
  await client.end()
  return found
}
