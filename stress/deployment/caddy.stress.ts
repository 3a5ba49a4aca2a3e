import { execFileSync } from 'node:child_process'
import { Agent, type RequestOptions, request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../test/free-port.ts'
import { ServerProcess } from '../../test/server-process.ts'
import { temporaryFolder } from '../bench/lib/processes.ts'
import { type Caddy, startCaddy } from '../lib/caddy.ts'
import { StressPostgres } from '../lib/stress-postgres.ts'

const serverPort = 3000
let postgres: StressPostgres
let servers: ServerProcess[]
let caddy: Caddy
let port: number
let httpPort: number

beforeAll(async () => {
  postgres = await StressPostgres.make()
  port = await freePort()
  httpPort = await freePort()
  const folder = temporaryFolder()
  servers = ['127.0.0.2', '127.0.0.3'].map(
    (host) =>
      new ServerProcess({
        host,
        port: serverPort,
        siteUrl: `https://localhost:${port}`,
        databaseUrl: postgres.url,
        dataDir: join(folder, host),
        env: {
          AUTH_SECRET: 'one-secret-for-all-servers-of-the-site',
          TRUSTED_PROXIES: '127.0.0.1',
          METRICS_TOKEN: 'a-token-for-the-figures',
          // More than the 5 s between two health checks of the Caddyfile.
          DRAIN_SECONDS: '7',
        },
      }),
  )
  for (const server of servers) await server.start()
  caddy = await startCaddy(`localhost:${port}`, httpPort)
})

afterAll(async () => {
  await caddy.stop()
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.remove()
})

interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** One request over TLS, verified with Caddy's own authority. */
function ask(path: string, { body, ...options }: RequestOptions & { body?: string } = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', servername: 'localhost', port, path, ca: caddy.authority, ...options },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('error', reject)
        response.once('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, text: Buffer.concat(parts).toString() })
        })
      },
    )
    asked.once('error', reject)
    asked.setHeader('host', `localhost:${port}`)
    asked.end(body)
  })
}

/** The newsletter form of a visitor with this address, who claims to come from another. */
const subscribe = (localAddress: string, number: number) =>
  ask('/api/newsletter', {
    method: 'POST',
    localAddress,
    body: JSON.stringify({ email: `visitor-${localAddress}-${number}@example.com` }),
    headers: {
      'content-type': 'application/json',
      origin: `https://localhost:${port}`,
      'x-forwarded-for': `203.0.113.${number}`,
    },
  })

/** Connections between Caddy and the two servers. */
const connections = () =>
  execFileSync('ss', ['-Htn', 'state', 'established', `( dport = :${serverPort} )`], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean).length

test('pages come over TLS, with HSTS, and plain HTTP leads there', async () => {
  const page = await ask('/ne')
  expect(page.status).toBe(200)
  expect(page.headers['strict-transport-security']).toContain('max-age=')
  const plain = await fetch(`http://127.0.0.1:${httpPort}/ne`, {
    redirect: 'manual',
    headers: { host: 'localhost' },
  })
  expect(plain.status).toBe(308)
  expect((await ask('/metrics')).status).toBe(404)
})

test('a limit counts the visitor, not the proxy, and not the address that the visitor claims', async () => {
  const first = []
  for (let number = 0; number < 30; number += 1) first.push((await subscribe('127.0.0.9', number)).status)
  // Two servers, and each counts five a minute for itself.
  expect(first.filter((status) => status === 204)).toHaveLength(10)
  expect(first.filter((status) => status === 429)).toHaveLength(20)
  expect((await subscribe('127.0.0.10', 0)).status).toBe(204)
})

test('a body over the limit is refused with 413', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(1_000_000) })
  const headers = { 'content-type': 'application/json', origin: `https://localhost:${port}` }
  expect((await ask('/api/newsletter', { method: 'POST', headers, body })).status).toBe(413)
})

test('under load every request is answered while one server after the other is restarted', async ({
  annotate,
}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8, ca: caddy.authority })
  const statuses = new Map<number, number>()
  let isOver = false
  const client = async (number: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = ['/', '/ne/postal-codes', '/api/banks', `/?q=${number}-${turn}`][turn % 4] ?? '/'
      const status = await ask(path, { agent }).then(
        (reply) => reply.status,
        () => 0,
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await sleep(20)
    }
  }
  const clients = Array.from({ length: 8 }, (_, number) => client(number))
  for (const server of servers) {
    await server.stop()
    await server.start()
    // Until the health check has seen it again.
    await sleep(6_000)
  }
  isOver = true
  await Promise.all(clients)
  agent.destroy()
  await annotate([...statuses].map(([status, count]) => `${status}: ${count}`).join(', '))
  expect([...statuses.keys()]).toEqual([200])
})

test('Caddy closes an idle connection before the server does', async ({ annotate }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20, ca: caddy.authority })
  await Promise.all(Array.from({ length: 20 }, (_, number) => ask(`/?q=idle-${number}`, { agent })))
  agent.destroy()
  const open = connections()
  expect(open).toBeGreaterThan(4)
  await sleep(62_500)
  // Health checks keep one for each server.
  const left = connections()
  await annotate(`${open} connections, ${left} after 62.5 s; the server would keep them for 65 s`)
  expect(left).toBeLessThanOrEqual(2)
})
