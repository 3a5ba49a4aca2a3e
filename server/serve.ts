import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Connections, refuseSeveralHosts, requestLimits } from './http/connections.ts'
import { startWatchdog } from './ops/watchdog.ts'
import type { Site } from './services.ts'

/** Time that open requests have to end at a stop. */
const graceMs = 8_000

/**
 * Length of the kernel's accept queue, if the system allows it. When it is full, the kernel ignores a new connection and the
 * client retries after one second, then three.
 */
const backlog = 4096

type Served = Pick<Site, 'config' | 'log' | 'storage' | 'jobs' | 'stopping' | 'close'>

/** Listens, prints one line, and stops gracefully at SIGTERM and SIGINT. */
export async function serve(
  site: Served,
  listener: RequestListener,
  server: Server = createServer(requestLimits),
): Promise<void> {
  const { config, storage } = site
  const connections = new Connections(server)
  server.on('request', refuseSeveralHosts(listener))
  await connections.listen({ port: config.port, host: config.host, backlog })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const where = storage.kind === 'embedded' ? `embedded database in ${config.dataDir}` : 'PostgreSQL'
  console.log(`Chautari is ready on ${config.siteUrl} (port ${port}, ${where})`)
  // A debugger blocks the process too.
  if (storage.kind === 'embedded' && !config.development) startWatchdog()
  // After the site accepts requests.
  site.jobs.start()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop(connections, site, signal))
}

/** Accepts no new connections, waits for open requests and running jobs, writes what is buffered, closes the database. */
async function stop(
  connections: Connections,
  { config, log, jobs, stopping, close }: Served,
  signal: string,
): Promise<void> {
  log.info({ signal }, 'stopping')
  const jobsEnded = jobs.stop()
  // Closing the port resets connections in the accept queue: the load balancer must stop sending them first.
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

/** An error that an operator can fix is printed as one message, any other with its stack. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return 'The port is already in use. Stop the other program or set PORT to another number.'
  // Without its other properties: they may contain the database address with its password.
  return error.name === 'ConfigError' || error.name === 'StorageError' ? error.message : error.stack
}

/**
 * An uncaught error ends the process, whose state is unknown then. Node's own output would have all properties of the error,
 * and with them what a visitor sent.
 */
export function endOnCrash({ log }: Pick<Site, 'log'>): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'the process ends: an error was caught nowhere')
      process.exit(1)
    })
  }
}
