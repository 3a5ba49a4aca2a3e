import { onTestFinished } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { temporaryFolder } from '../../bench/lib/processes.ts'
import { programs, type RunningServer, startSite, untilAnswered } from '../../bench/lib/site.ts'
import { type Inspector, inspectedAt, openInspector } from './inspector.ts'
import { type Asked, ask, type Outcome } from './requests.ts'
import { type ServerClock, takeClock } from './server-clock.ts'

/** A site whose servers of others are stand-ins, and whose inside and clock a stress test can reach. */
export interface AskingSite {
  server: RunningServer
  inspector: Inspector
  clock: ServerClock
  databaseUrl: string
  /** As a visitor from an address of their own: no limit of an address is met. */
  get: (path: string, asked?: Asked) => Promise<Outcome>
  post: (path: string, body: unknown) => Promise<Outcome>
  /** What monitoring reads. */
  metrics: () => Promise<string>
}

/** Until the test ends. */
export async function askingSite(
  databaseUrl: string,
  env: Record<string, string>,
  launcher: string = programs.site,
): Promise<AskingSite> {
  const port = await freePort()
  const server = await startSite({
    dataDir: temporaryFolder(),
    databaseUrl,
    launcher,
    // Without jobs: nobody else asks meanwhile.
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
    // A network that belongs to somebody: nobody looks where these visitors are but a stand-in.
    return { 'x-forwarded-for': `202.45.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` }
  }
  const get = (path: string, asked: Asked = {}) =>
    ask(server.origin + path, { ...asked, headers: { ...visitor(), ...asked.headers } })
  const post = (path: string, body: unknown) =>
    get(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const metrics = async () => (await ask(`${server.origin}/metrics`)).text
  return { server, inspector, clock: await takeClock(inspector), databaseUrl, get, post, metrics }
}
