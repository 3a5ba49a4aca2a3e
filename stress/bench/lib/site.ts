import { spawnSync } from 'node:child_process'
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../test/free-port.ts'
import { projectRoot, type Running, startProgram } from './processes.ts'

/** The servers that are measured. */
export const programs = {
  site: fileURLToPath(new URL('../../../server/start.mjs', import.meta.url)),
  uncached: fileURLToPath(new URL('../servers/uncached.ts', import.meta.url)),
  floor: fileURLToPath(new URL('../servers/floor.ts', import.meta.url)),
}

/** As in the start commands of package.json, Dockerfile and deploy/chautari.service. */
const nodeOptions = ['--max-semi-space-size=4']

const startWithinMs = 120_000
const pollEveryMs = 4

export interface RunningServer extends Running {
  origin: string
  /** Of the moment in which it was started, as `performance.now()` counts. */
  startedAt: number
}

/** What is measured is the build of the sources as they are. */
export function buildIfNeeded(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-needed'], {
    cwd: projectRoot,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The site could not be built.')
}

interface SiteOptions {
  dataDir: string
  databaseUrl?: string
  cores?: string
  /** The program that starts it; by default that of production. */
  launcher?: string
  /** Environment variables, over the usual ones. */
  env?: Record<string, string>
}

/** Starts the site on a free port, as in production but for its log. It may not answer yet. */
export function startSite({
  dataDir,
  databaseUrl = '',
  cores,
  launcher = programs.site,
  env = {},
}: SiteOptions): Promise<RunningServer> {
  return startServer(launcher, cores, (port) => ({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SITE_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: 'measurements-have-nothing-to-guard-with-this',
    TRUSTED_PROXIES: '',
    // Nobody listens there: what is measured is this machine alone.
    NRB_URL: 'http://127.0.0.1:9',
    COINGECKO_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'warn',
    ...env,
  }))
}

/** Starts a program that listens on the port that PORT names. */
export async function startServer(
  script: string,
  cores: string | undefined,
  envFor: (port: number) => Record<string, string>,
): Promise<RunningServer> {
  const port = await freePort()
  const startedAt = performance.now()
  const running = startProgram({
    args: [...nodeOptions, script],
    env: { ...envFor(port), PORT: String(port) },
    cores,
  })
  return { ...running, origin: `http://127.0.0.1:${port}`, startedAt }
}

/** Waits for the first 200 at an address; gives back the milliseconds since the start. */
export async function untilAnswered(server: RunningServer, path: string): Promise<number> {
  const { origin, startedAt, ended } = server
  const gone = new AbortController()
  void ended.then(() => gone.abort())
  for (;;) {
    if ((await statusOf(origin + path)) === 200) return performance.now() - startedAt
    if (gone.signal.aborted) throw new Error(`The server ended before it answered.\n${server.complaints()}`)
    if (performance.now() - startedAt > startWithinMs)
      throw new Error(`No 200 from ${path} within two minutes.\n${server.complaints()}`)
    await sleep(pollEveryMs)
  }
}

/** Never answers, and throws when one of the servers ends: what is measured after that is nothing. */
export function unlessEnded(servers: readonly RunningServer[]): Promise<never> {
  return Promise.race(
    servers.map(async (server) => {
      const how = await server.ended
      throw new Error(
        `The server at ${server.origin} ended (${how}) while it was measured.\n${server.complaints()}`,
      )
    }),
  )
}

/** The status of an answer that was read whole; 0 where there was none. */
function statusOf(address: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(address, { agent: false, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', () => resolve(0))
    })
    request.once('error', () => resolve(0))
  })
}
