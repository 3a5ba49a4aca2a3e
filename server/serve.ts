import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Connections, requestLimits } from './connections.ts'
import { refuseSeveralHosts } from './one-host.ts'
import type { Site } from './site.ts'
import { endWhenStuck } from './stuck-process.ts'
import type { Turns } from './turns.ts'

/** For answers under way at a stop. */
const graceMs = 8_000

/**
 * So many connections may wait to be taken, if the system allows it. With fewer, whoever comes while a crowd comes is
 * not heard at all and asks again a second later, then three.
 */
const backlog = 4096

type Served = Pick<Site, 'config' | 'log' | 'storage' | 'jobs' | 'stopping' | 'close'> & {
  answers: { turns: Pick<Turns, 'noteArrival'> }
}

/** Listens, says so in one line, and stops in good order when asked to. */
export async function serve(
  site: Served,
  listener: RequestListener,
  server: Server = createServer(requestLimits),
): Promise<void> {
  const { config, storage } = site
  const connections = new Connections(server)
  server.on('connection', () => site.answers.turns.noteArrival())
  server.on('request', refuseSeveralHosts(listener))
  await connections.listen({ port: config.port, host: config.host, backlog })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const where = storage.kind === 'embedded' ? `embedded database in ${config.dataDir}` : 'PostgreSQL'
  console.log(`Chautari is ready on ${config.siteUrl} (port ${port}, ${where})`)
  // A debugger holds a process up too.
  if (storage.kind === 'embedded' && !config.development) endWhenStuck()
  // Not before the site can be asked.
  site.jobs.start()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop(connections, site, signal))
}

/** Takes no new connections, lets requests and jobs under way end, writes what waits, closes the database. */
async function stop(
  connections: Connections,
  { config, log, jobs, stopping, close }: Served,
  signal: string,
): Promise<void> {
  log.info({ signal }, 'stopping')
  const jobsEnded = jobs.stop()
  // A connection that waits to be taken when the port is closed is cut off: first nobody may come any more.
  stopping.abort()
  await sleep(config.drainMs)
  await Promise.all([connections.close(graceMs), jobsEnded])
  try {
    await close()
    log.info('stopped')
    process.exit(0)
  } catch (error) {
    log.error({ err: error }, 'the database could not be closed in good order')
    process.exit(1)
  }
}

/** Trouble that an operator can mend is one readable message; anything else is shown whole. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    console.error(explained(error))
    process.exit(1)
  }
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return 'The port is already in use. Stop the other program or set PORT to another number.'
  // No more of it than a log would tell: its properties may hold an address with its password.
  return error.name === 'ConfigError' || error.name === 'StorageError' ? error.message : error.stack
}
