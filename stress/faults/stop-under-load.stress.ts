import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPostgres, startPostgres } from '../../test/postgres.ts'
import { createDatabase } from '../bench/lib/database.ts'
import { temporaryFolder } from '../bench/lib/processes.ts'
import { type RunningServer, startSite, untilAnswered } from '../bench/lib/site.ts'
import { type Reply, type RequestOptions, send } from '../lib/requests.ts'

const stops = 20
const keptClients = 24
const freshClients = 4
const refused = 'ECONNREFUSED'
const dataDir = temporaryFolder()
const noteAccepted = new URL('../lib/note-accepted.ts', import.meta.url).href

let postgres: RunningPostgres
let databaseUrl: string

beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await createDatabase(postgres.url, 'stops')
})
afterAll(() => postgres.stop())

/** A visit to a tool, from one of many addresses: the limit per minute is for each address. */
const visit = (number: number): RequestOptions => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.${Math.floor(number / 250) % 250}.${number % 250}`,
  },
  body: JSON.stringify({ tool_name: 'carrier-identifier', session_id: randomUUID() }),
})

/** Kept pages, pages rendered for one visitor alone, reads and writes in turn. */
const kinds: ((number: number) => [path: string, options?: RequestOptions])[] = [
  () => ['/'],
  (number) => [`/ne?q=${number}`],
  () => ['/api/banks'],
  (number) => ['/api/usage', visit(number)],
  () => ['/ne/carrier-identifier'],
  (number) => [`/no-such-page-${number}`],
]

/** Sends requests one after another until connections are refused. */
async function client(origin: string, agent: Agent | undefined, outcomes: Reply[], first: number) {
  for (let number = first; ; number += 100) {
    const [path, options]: [path: string, options?: RequestOptions] = kinds[number % kinds.length]?.(
      number,
    ) ?? ['/']
    const outcome = await send(origin + path, { ...options, ...(agent && { agent }) })
    if (outcome.error === refused) return
    outcomes.push(outcome)
    if (outcome.error !== undefined) return
  }
}

async function stopOnce(round: number) {
  const ports = join(dataDir, `accepted-${round}`)
  const env = {
    TRUSTED_PROXIES: '127.0.0.1',
    ACCEPTED_PORTS: ports,
    NODE_OPTIONS: `--import ${noteAccepted}`,
  }
  const site = await startSite({ dataDir, databaseUrl, env })
  await untilAnswered(site, '/readyz')
  const agents = Array.from({ length: keptClients }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const outcomes: Reply[] = []
  const clients = [...agents, ...Array.from({ length: freshClients }, () => undefined)].map((agent, index) =>
    client(site.origin, agent, outcomes, round * 1_000_000 + index),
  )
  await sleep(700 + 40 * round)
  const before = outcomes.length
  const stoppedMs = await told(site)
  await Promise.all(clients)
  for (const agent of agents) agent.destroy()
  const letIn = withoutLate(outcomes, readFileSync(ports, 'utf8').split('\n').map(Number))
  return {
    outcomes: letIn,
    turnedAway: outcomes.length - letIn.length,
    before,
    stoppedMs,
    code: await site.ended,
  }
}

/**
 * The kernel accepts connections before the server does; those that the server never accepted do not count, nor those
 * without a port, which the kernel refused to open.
 */
function withoutLate(outcomes: readonly Reply[], acceptedPorts: readonly number[]): Reply[] {
  const accepted = new Map<number, number>()
  for (const port of acceptedPorts) accepted.set(port, (accepted.get(port) ?? 0) + 1)
  // A port may serve twice.
  for (const { error, port, wasKept } of outcomes)
    if (port !== undefined && error === undefined && !wasKept)
      accepted.set(port, (accepted.get(port) ?? 0) - 1)
  const wasAccepted = (port: number | undefined) => port !== undefined && (accepted.get(port) ?? 0) > 0
  return outcomes.filter(({ error, port }) => error === undefined || wasAccepted(port))
}

async function told({ pid, ended }: RunningServer): Promise<number> {
  const begin = performance.now()
  process.kill(pid, 'SIGTERM')
  await ended
  return performance.now() - begin
}

async function storedVisits(): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from usage_logs')
  await client.end()
  return rows[0]?.count ?? 0
}

test('R9: SIGTERM under load, twenty times: each admitted request gets its answer, and the exit is 0 within 10 s', async ({
  annotate,
}) => {
  const all: Reply[] = []
  const after: number[] = []
  const times: number[] = []
  let turnedAway = 0
  for (let round = 0; round < stops; round += 1) {
    const stopped = await stopOnce(round)
    expect(stopped.code).toBe(0)
    expect(stopped.outcomes.length - stopped.before, 'answers after the signal').toBeGreaterThan(0)
    all.push(...stopped.outcomes)
    after.push(stopped.outcomes.length - stopped.before)
    times.push(stopped.stoppedMs)
    turnedAway += stopped.turnedAway
  }
  const failed = all.filter(({ error }) => error !== undefined)
  await annotate(
    `${all.length} requests, ${after.reduce((sum, one) => sum + one, 0)} answered after the signal`,
  )
  await annotate(`${failed.length} failed; ${turnedAway} connections came too late to be accepted`)
  await annotate(`longest stop ${Math.round(Math.max(...times))} ms`)
  const answered = all.filter(({ error, headers }) => error === undefined && !headers['retry-after'])
  const statuses = new Set(answered.map(({ status }) => status))
  expect([...statuses].toSorted((one, other) => one - other)).toEqual([200, 202, 404])
  expect(failed.map(({ error, ms, wasKept }) => ({ error, ms, wasKept }))).toEqual([])
  expect(Math.max(...times)).toBeLessThanOrEqual(10_000)
  const acknowledged = all.filter(({ status }) => status === 202).length
  expect(await storedVisits(), 'visits that were acknowledged').toBe(acknowledged)
})
