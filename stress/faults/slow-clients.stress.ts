import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../test/free-port.ts'
import { type RunningPostgres, startPostgres } from '../../test/postgres.ts'
import { createDatabase } from '../bench/lib/database.ts'
import { median } from '../bench/lib/figures.ts'
import { openSockets, residentMiB } from '../bench/lib/machine.ts'
import { temporaryFolder } from '../bench/lib/processes.ts'
import { type RunningServer, startSite, untilAnswered } from '../bench/lib/site.ts'
import { type Inspector, inspectedAt, openInspector } from '../lib/inspector.ts'
import { mayWait, type Probe, probe } from '../lib/probe.ts'

const rounds = 5
const roundSeconds = 5
const closedWithinMs = 30_000
/** To read what the kernel holds for a hundred clients. */
const noticedWithinMs = 10_000
/** While they are there: 0.4 MiB for each of them. */
const mostMoreMiB = 200
/** After they disconnected, and after garbage collection. */
const mostHeldMoreMiB = 20

let postgres: RunningPostgres
let site: RunningServer
let inspector: Inspector
let probing: Probe

beforeAll(async () => {
  postgres = await startPostgres()
  const port = await freePort()
  site = await startSite({
    dataDir: temporaryFolder(),
    databaseUrl: await createDatabase(postgres.url, 'slow_clients'),
    env: inspectedAt(port),
  })
  await untilAnswered(site, '/readyz')
  inspector = await openInspector(port)
  const paths = ['/', '/ne', '/api/tools', '/ne/carrier-identifier', '/about', '/icon.svg']
  probing = { origin: site.origin, paths, seconds: roundSeconds, clients: 4 }
  await probe(probing)
})
afterAll(async () => {
  inspector.close()
  await site.stop()
  await postgres.stop()
})

interface Nuisance {
  socket: Socket
  openedAt: number
  closedAt: number | undefined
  end: () => void
}

const head = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n`
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

interface Manner {
  count: number
  /** What it sends at once. */
  first: string
  eachSecond?: string
  reads: boolean
}

const readsNothing = 'asks much and reads nothing'

/** Ways to keep a server busy with next to nothing. */
const manners: Record<string, Manner> = {
  'a header a second': { count: 150, first: head('/'), eachSecond: 'x-a: b\r\n', reads: true },
  'nothing at all': { count: 50, first: '', reads: true },
  'a body, one byte a second': { count: 100, first: post('/api/usage', 2000), eachSecond: ' ', reads: true },
  'half a body': { count: 50, first: `${post('/api/usage', 400)}{"tool_name":`, reads: true },
  'headers without end': { count: 50, first: `${head('/')}x-a: ${'b'.repeat(20_000)}`, reads: true },
  // More than the kernel buffers for a client that reads nothing.
  [readsNothing]: { count: 100, first: `${head('/ne')}\r\n`.repeat(60), reads: false },
}

async function open({ first, eachSecond, reads }: Manner, port: number): Promise<Nuisance> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const nuisance: Nuisance = {
    socket,
    openedAt: performance.now(),
    closedAt: undefined,
    end: () => undefined,
  }
  const drip = eachSecond && setInterval(() => socket.write(eachSecond), 1000)
  const closed = () => {
    nuisance.closedAt ??= performance.now()
    clearInterval(drip)
  }
  socket.once('close', closed)
  socket.once('end', closed)
  if (reads) socket.resume()
  else socket.pause()
  if (first) socket.write(first)
  nuisance.end = () => socket.destroy()
  return nuisance
}

async function openAll(): Promise<Map<string, Nuisance[]>> {
  const port = Number(new URL(site.origin).port)
  const opened = new Map<string, Nuisance[]>()
  for (const [name, manner] of Object.entries(manners))
    opened.set(name, await Promise.all(Array.from({ length: manner.count }, () => open(manner, port))))
  return opened
}

test('R8: 500 slow clients keep no other client waiting, and each is cut off within 30 s', async ({
  annotate,
}) => {
  await probe(probing)
  const before = residentMiB(site.pid) ?? Number.NaN
  const quiet: number[] = []
  const disturbed: number[] = []
  const memory: number[] = []
  const heldBefore = await inspector.heldMiB()
  for (let round = 0; round < rounds; round += 1) {
    const calm = await probe(probing)
    expect(calm.others).toEqual([])
    quiet.push(calm.p99Ms)
    const socketsBefore = openSockets(site.pid)
    const opened = await openAll()
    const seen = await probe(probing)
    expect(seen.others).toEqual([])
    disturbed.push(seen.p99Ms)
    memory.push(residentMiB(site.pid) ?? Number.NaN)
    if (round === rounds - 1) await cutOff(opened, socketsBefore, annotate)
    for (const { end } of [...opened.values()].flat()) end()
  }
  const heldMore = (await inspector.heldMiB()) - heldBefore
  const [calm, slow, most] = [median(quiet), median(disturbed), Math.max(...memory)]
  await annotate(`p99 of others ${slow.toFixed(1)} ms beside them, ${calm.toFixed(1)} ms without`)
  await annotate(
    `memory ${Math.round(before)} MiB before, then ${memory.map(Math.round).join(', ')} MiB; held afterwards ${heldMore.toFixed(1)} MiB more`,
  )
  // They slow others in each round, if they do; what else the machine is busy with comes and goes.
  expect(disturbed.filter((ms, round) => ms <= mayWait(quiet[round] ?? 0))).not.toEqual([])
  expect(most - before).toBeLessThanOrEqual(mostMoreMiB)
  expect(heldMore).toBeLessThanOrEqual(mostHeldMoreMiB)
})

/** Waits until no server would be patient any longer, and looks when each connection was closed. */
async function cutOff(
  opened: Map<string, Nuisance[]>,
  socketsBefore: number,
  annotate: (text: string) => Promise<unknown>,
) {
  const all = [...opened.values()].flat()
  expect(all).toHaveLength(500)
  const last = Math.max(...all.map(({ openedAt }) => openedAt))
  await sleep(last + closedWithinMs - performance.now())
  const stillOpen = openSockets(site.pid)
  // A client that does not read notices the end only by reading.
  for (const { socket } of opened.get(readsNothing) ?? []) socket.resume()
  const notClosed = () => all.filter(({ closedAt }) => closedAt === undefined)
  await vi.waitUntil(() => notClosed().length === 0, { timeout: noticedWithinMs }).catch(() => undefined)
  for (const [name, some] of opened) {
    const lasted = some.map(({ openedAt, closedAt = Number.POSITIVE_INFINITY }) => closedAt - openedAt)
    const longest = Math.min(closedWithinMs, Math.max(...lasted)) / 1000
    await annotate(`${name}: closed after ${name === readsNothing ? '≤ ' : ''}${longest.toFixed(1)} s`)
  }
  expect(notClosed()).toEqual([])
  expect(stillOpen - socketsBefore, 'sockets that the server still holds').toBeLessThanOrEqual(5)
}
