import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Balancer, lookEveryMs, startBalancer } from '#test/balancer.ts'
import { testDatabaseUrl } from '#test/database.ts'
import { freePort } from '#test/free-port.ts'
import { ServerProcess } from '#test/server-process.ts'
import { visitorBrowser } from '#test/visitor-browser.ts'

// The tests depend on their order: each continues with the state of the previous one.
const folder = mkdtempSync(join(tmpdir(), 'two-servers-'))
let servers: ServerProcess[] = []
let balancer: Balancer
let db: pg.Client

beforeAll(async () => {
  const databaseUrl = await testDatabaseUrl()
  db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  const [front, ...ports] = await Promise.all([freePort(), freePort(), freePort()])
  balancer = await startBalancer(
    front,
    ports.map((port) => `http://127.0.0.1:${port}`),
  )
  servers = ports.map(
    (port) =>
      new ServerProcess({
        port,
        siteUrl: balancer.origin,
        databaseUrl,
        dataDir: join(folder, String(port)),
        env: {
          AUTH_SECRET: 'one-secret-for-all-servers-of-the-site',
          ADMIN_EMAILS: 'sita@example.com',
          TRUSTED_PROXIES: '127.0.0.1',
          DRAIN_SECONDS: String((10 * lookEveryMs) / 1000),
        },
      }),
  )
  for (const server of servers) await server.start()
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await balancer.stop()
  await db.end()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends what is meant for the site to one of the servers. */
const at = (number: number) => ({
  request: (address: string, init?: RequestInit) => {
    const { pathname, search } = new URL(address, balancer.origin)
    return fetch((servers[number]?.origin ?? '') + pathname + search, init)
  },
})

const statusesOf = async (path: string, init?: RequestInit) =>
  await Promise.all([0, 1].map(async (number) => (await at(number).request(path, init)).status))

const write = (body: object, from: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', origin: balancer.origin, 'x-forwarded-for': from },
})

/** An operator who came in by the link that the second server wrote, through the first one. */
async function operator() {
  const link = readFileSync(join(folder, new URL(servers[1]?.origin ?? '').port, 'admin-link'), 'utf8').trim()
  const jar = new Map<string, string>()
  const browsers = [0, 1].map((number) => visitorBrowser(at(number), balancer.origin, jar))
  const [first, second] = browsers
  const opened = await first!.client.verifyOtp({
    type: 'magiclink',
    token_hash: link.split('#admin-link=')[1] ?? '',
  })
  const bearer = (token = '') => ({ authorization: `Bearer ${token}` })
  return { first: first!, second: second!, opened, shows: bearer(opened.data.session?.access_token), bearer }
}

let operatorHere: Awaited<ReturnType<typeof operator>>

test('who signed in on one server is known on the other, which also renews the session', async () => {
  operatorHere = await operator()
  const { first, second, opened, shows, bearer } = operatorHere
  expect(opened.error).toBeNull()
  expect(await statusesOf('/auth/v1/user', { headers: shows })).toEqual([200, 200])
  expect(await statusesOf('/api/admin-banks', { headers: shows })).toEqual([200, 200])
  // The cookie is the browser's, whichever server set it.
  const renewed = await second.send('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: 'kept-in-a-cookie' }),
    headers: { 'content-type': 'application/json' },
  })
  expect(renewed.status).toBe(200)
  const { access_token } = (await renewed.json()) as { access_token: string }
  const answer = await first.send('/auth/v1/user', { headers: bearer(access_token) })
  expect(await answer.json()).toMatchObject({ email: 'sita@example.com' })
})

test('a bank that was saved on one server shows on both, on pages and in the public interface', async () => {
  const shown = async () =>
    await Promise.all(
      [0, 1].flatMap((number) =>
        ['/qr-builder', '/ne/qr-builder', '/api/banks'].map(async (path) =>
          (await (await at(number).request(path)).text()).includes('Bank of Both Servers'),
        ),
      ),
    )
  // Now both caches have all of it.
  expect(new Set(await shown())).toEqual(new Set([false]))
  const saved = await at(0).request('/api/admin-banks', {
    method: 'POST',
    body: JSON.stringify({ name: 'Bank of Both Servers', code: 'BOTHNPKA' }),
    headers: { ...operatorHere.shows, 'content-type': 'application/json' },
  })
  expect(saved.status).toBe(201)
  // A page that is not invalidated is served from the cache for a minute.
  await expect
    .poll(async () => new Set(await shown()), { interval: 20, timeout: 10_000 })
    .toEqual(new Set([true]))
})

test('an address has its thirty votes an hour on both servers together', async () => {
  const statuses: number[] = []
  for (let number = 0; number < 32; number += 1) {
    const vote = { path: '/qr-builder', voter_id: randomUUID(), stars: 4 }
    statuses.push((await at(number % 2).request('/api/ratings', write(vote, '203.0.113.5'))).status)
  }
  expect(statuses).toEqual([...Array<number>(30).fill(204), 429, 429])
  // Neither of them had reached its own limit of a minute.
  const elsewhere = { path: '/qr-builder', voter_id: randomUUID(), stars: 4 }
  expect(await statusesOf('/api/ratings', write(elsewhere, '203.0.113.6'))).toEqual([204, 204])
  const { rows } = await db.query('select count(distinct address_hash)::int as addresses from tool_ratings')
  expect(rows).toEqual([{ addresses: 2 }])
})

test('tries to sign in are counted on both servers together', async () => {
  const statuses: number[] = []
  const wrong = { type: 'magiclink', token_hash: 'of-nobody' }
  for (let number = 0; number < 12; number += 1)
    statuses.push((await at(number % 2).request('/auth/v1/verify', write(wrong, '203.0.113.7'))).status)
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429])
})

test('a session that was ended on one server is refused on both', async () => {
  const { second, shows } = operatorHere
  expect(await statusesOf('/auth/v1/user', { headers: shows })).toEqual([200, 200])
  expect((await second.send('/auth/v1/logout', { method: 'POST', headers: shows })).status).toBe(204)
  expect(await statusesOf('/auth/v1/user', { headers: shows })).toEqual([403, 403])
  expect(await statusesOf('/api/admin-banks', { headers: shows })).toEqual([401, 401])
})

test('a rolling restart drops no request, and no event that was acknowledged; then each waiting job runs once', async () => {
  const eventsBefore = await storedEvents()
  const load = visitors()
  for (const server of servers) {
    await sleep(300)
    expect(await server.stop()).toBe(0)
    // The other one alone for a while.
    await sleep(300)
    await server.start()
  }
  await sleep(300)
  const queued = await queueJobs()
  const { statuses, troubles } = await load.end()
  expect(troubles).toEqual([])
  expect([...statuses.keys()].toSorted()).toEqual(['GET 200', 'POST 202'])
  for (const count of balancer.answered()) expect(count).toBeGreaterThan(20)
  expect((await storedEvents()) - eventsBefore).toBe(statuses.get('POST 202'))
  await expect.poll(jobsToDo, { timeout: 30_000 }).toBe(0)
  expect(queued.length).toBeGreaterThan(2)
  for (const name of queued) {
    const starts = await startsOf(name)
    // A job's row is written before the log line about it arrives here.
    await expect.poll(() => runsOf(name), { message: name }).toBe(starts)
  }
})

async function storedEvents(): Promise<number> {
  const { rows } = await db.query<{ events: number }>('select count(*)::int as events from usage_logs')
  return rows[0]?.events ?? 0
}

/** Visitors who each ask again when they are answered, a page or an event. */
function visitors() {
  const statuses = new Map<string, number>()
  const troubles: string[] = []
  let isOver = false
  const visit = async (init: () => RequestInit, path: string) => {
    while (!isOver) {
      try {
        const asked = init()
        const { status, ...answer } = await answered(path, asked)
        const key = `${asked.method ?? 'GET'} ${status}`
        statuses.set(key, (statuses.get(key) ?? 0) + 1)
        if (status >= 400) troubles.push(`${key}: ${answer.text}`)
      } catch (error) {
        troubles.push(String((error as Error).cause ?? error))
      }
      await sleep(5)
    }
  }
  // Each from an address of its own: new sessions of one address are limited.
  let events = 0
  const event = () => {
    events += 1
    const address = `10.0.${events >> 8}.${events & 255}`
    return write({ tool_name: 'homepage-view', session_id: randomUUID() }, address)
  }
  const all = ['/', '/ne/qr-builder', '/api/tools', '/api/usage', '/api/usage', '/api/usage'].map((path) =>
    visit(path === '/api/usage' ? event : () => ({}), path),
  )
  return {
    end: async () => {
      isOver = true
      await Promise.all(all)
      return { statuses, troubles }
    },
  }
}

async function answered(path: string, init: RequestInit) {
  const answer = await fetch(balancer.origin + path, init)
  return { status: answer.status, text: await answer.text() }
}

/** Puts every job that is planned into the queue. Both servers have only just started, and look at it in a moment. */
async function queueJobs(): Promise<string[]> {
  const boss = new PgBoss({
    connectionString: await testDatabaseUrl(),
    supervise: false,
    schedule: false,
    migrate: false,
  })
  await boss.start()
  const names = (await boss.getSchedules()).map(({ name }) => name)
  for (const name of names) await boss.send(name)
  await boss.stop({ graceful: false })
  return names
}

async function jobsToDo(): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int from pgboss.job where name not like '\\_\\_%' and state in ('created', 'active')",
  )
  return rows[0]?.count ?? -1
}

/** How often a job was to run: once for each row, and once for each time that it was tried again. */
async function startsOf(name: string): Promise<number> {
  const { rows } = await db.query<{ runs: number }>(
    `select sum(retry_count + 1)::int as runs
     from pgboss.job where name = $1 and state in ('completed', 'failed', 'retry')`,
    [name],
  )
  return rows[0]?.runs ?? 0
}

/** How often the servers say that a run of it ended: by itself, or by their own stop. */
function runsOf(name: string): number {
  return servers
    .flatMap(({ output }) => output.split('\n'))
    .filter(
      (line) => line.includes(`"job":"${name}"`) && /"msg":"a job (is done|failed|was broken off)/.test(line),
    ).length
}
