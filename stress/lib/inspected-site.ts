import { onTestFinished } from 'vitest'
import { freePort } from '../../test/free-port.ts'
import { temporaryFolder } from '../bench/lib/processes.ts'
import { programs, type RunningServer, startSite, untilAnswered } from '../bench/lib/site.ts'
import { type Inspector, inspectedAt, openInspector } from './inspector.ts'
import { type Reply, type RequestOptions, send } from './requests.ts'
import { type ServerClock, takeClock } from './server-clock.ts'

/** A site with stand-ins for external servers, and with an inspector and a clock that the test controls. */
export interface InspectedSite {
  server: RunningServer
  inspector: Inspector
  clock: ServerClock
  databaseUrl: string
  /** From a new client address each time, so that no rate limit applies. */
  get: (path: string, options?: RequestOptions) => Promise<Reply>
  post: (path: string, body: unknown) => Promise<Reply>
  /** The text of `/metrics`. */
  metrics: () => Promise<string>
}

/** Runs until the test ends. */
export async function startInspectedSite(
  databaseUrl: string,
  env: Record<string, string>,
  launcher: string = programs.site,
): Promise<InspectedSite> {
  const port = await freePort()
  const server = await startSite({
    dataDir: temporaryFolder(),
    databaseUrl,
    launcher,
    // Without jobs, which would send requests too.
    env: { TRUSTED_PROXIES: '127.0.0.1', JOBS: 'off', ...inspectedAt(port), ...env },
  })
  await untilAnswered(server, '/readyz')
  const inspector = await openInspector(port)
  onTestFinished(async () => {
    inspector.close()
    await server.stop()
  })
  let visitors = 0
  const visitor = () => {
    visitors += 1
    // Public addresses, so that the site looks up their location (at a stand-in).
    return { 'x-forwarded-for': `202.45.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` }
  }
  const get = (path: string, options: RequestOptions = {}) =>
    send(server.origin + path, { ...options, headers: { ...visitor(), ...options.headers } })
  const post = (path: string, body: unknown) =>
    get(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const metrics = async () => (await send(`${server.origin}/metrics`)).text
  return { server, inspector, clock: await takeClock(inspector), databaseUrl, get, post, metrics }
}
