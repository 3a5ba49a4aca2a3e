import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../test/free-port.ts'
import { type RunningPostgres, startPostgres } from '../../test/postgres.ts'
import { createDatabase } from '../bench/lib/database.ts'
import { median } from '../bench/lib/figures.ts'
import { openSockets, residentMiB } from '../bench/lib/machine.ts'
import { temporaryFolder } from '../bench/lib/processes.ts'
import { type RunningServer, startSite, untilAnswered } from '../bench/lib/site.ts'
import { type Inspector, inspectedAt, openInspector } from '../lib/inspector.ts'
import { percentile } from '../lib/percentile.ts'
import { type Reply, send } from '../lib/requests.ts'
import { type SignedIn, signInByLink } from '../lib/signed-in.ts'
import { nextVisit } from '../lib/visitors.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 20)
/** The first minutes and the last, which are compared; memory counts from the end of the first. */
const edgeMinutes = Math.min(5, minutes / 4)
/**
 * Memory is read after a garbage collection, so that garbage does not count as growth. Such a collection pauses the site for up
 * to a second and drops compiled code. No visits are sent during it, and then a few at a time until the site is warm again: at
 * the full rate the render queue would refuse some of them.
 */
const collectEveryMinutes = edgeMinutes / 5
const warmUpSeconds = 2
const windowMinutes = Math.min(1, minutes / 12)
const sampleMs = 2000
const tickMs = 10
const clients = 16
const connections = 64
const renewEveryMs = 5000
/** MiB a minute, of what is kept on purpose and still fills, as addresses that are counted for a while. */
const heldGrowth = 0.25

let postgres: RunningPostgres
let site: RunningServer
let visitor: SignedIn
let inside: Inspector

beforeAll(async () => {
  postgres = await startPostgres()
  const [dataDir, databaseUrl] = [temporaryFolder(), await createDatabase(postgres.url, 'soak')]
  const inspected = await freePort()
  const env = {
    TRUSTED_PROXIES: '127.0.0.1',
    ADMIN_EMAILS: 'operator@example.com',
    ...inspectedAt(inspected),
  }
  site = await startSite({ dataDir, databaseUrl, env })
  await untilAnswered(site, '/readyz')
  visitor = await signInByLink(site.origin, dataDir)
  inside = await openInspector(inspected)
})
afterAll(async () => {
  inside.close()
  await site.stop()
  await postgres.stop()
})

async function visit(agent: Agent): Promise<Reply> {
  const { path, ...options } = nextVisit()
  return await send(site.origin + path, { ...options, agent })
}

/** Visits a second that the site answers while it has nothing else to do. */
async function capacity(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  const go = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (; performance.now() < end; count += 1) await visit(agent)
    agent.destroy()
  }
  await Promise.all(Array.from({ length: clients }, go))
  return count / seconds
}

interface Sample {
  minute: number
  memoryMiB: number
  sockets: number
}

/** Right after a collection of garbage: what JavaScript holds, and what the whole process has of the machine. */
interface Collected {
  minute: number
  heldMiB: number
  memoryMiB: number
}

interface Soaked {
  /** Milliseconds of each answer, by window. */
  windows: number[][]
  statuses: Map<number | string, number>
  samples: Sample[]
  collected: Collected[]
  refreshed: Reply[]
}

async function soak(perSecond: number): Promise<Soaked> {
  const soaked: Soaked = {
    windows: [],
    statuses: new Map(),
    samples: [],
    collected: [],
    refreshed: [],
  }
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  // All connections are opened first, so that later growth is the server's.
  await Promise.all(Array.from({ length: connections }, () => visit(agent)))
  const begin = performance.now()
  const minute = () => (performance.now() - begin) / 60_000
  const underWay = new Set<Promise<void>>()
  const note = ({ ms, status, error }: Reply) => {
    const at = Math.floor(minute() / windowMinutes)
    soaked.windows[at] ??= []
    soaked.windows[at].push(ms)
    soaked.statuses.set(error ?? status, (soaked.statuses.get(error ?? status) ?? 0) + 1)
  }
  const stopWatching = watching(soaked, minute)
  let pausedMinutes = 0
  for (let sent = 0; minute() < minutes; await sleep(tickMs)) {
    if (minute() >= (soaked.collected.length + 1) * collectEveryMinutes) {
      const from = minute()
      await Promise.all(underWay)
      await collect(soaked, minute, agent)
      pausedMinutes += minute() - from
    }
    for (; sent < (minute() - pausedMinutes) * 60 * perSecond; sent += 1) {
      const one = visit(agent)
        .then(note)
        .finally(() => underWay.delete(one))
      underWay.add(one)
    }
  }
  stopWatching()
  await Promise.all(underWay)
  agent.destroy()
  return soaked
}

const memoryMiB = () => residentMiB(site.pid) ?? Number.NaN

async function collect({ collected }: Soaked, minute: () => number, agent: Agent) {
  // After the pause the site closes connections that were idle for too long; a visit on one of them would fail.
  agent.destroy()
  const heldMiB = await inside.heldMiB()
  collected.push({ minute: minute(), heldMiB, memoryMiB: memoryMiB() })
  await capacity(warmUpSeconds)
}

/** Looks at the process from time to time, as long as it is not stopped. */
function watching(soaked: Soaked, minute: () => number): () => void {
  const watch = setInterval(() => {
    soaked.samples.push({ minute: minute(), memoryMiB: memoryMiB(), sockets: openSockets(site.pid) })
  }, sampleMs)
  const refresh = renewing(soaked.refreshed)
  return () => {
    clearInterval(watch)
    clearInterval(refresh)
  }
}

/** One after the other, as the client of pages does it. */
function renewing(outcomes: Reply[]) {
  let isAsking = false
  return setInterval(() => {
    if (isAsking) return
    isAsking = true
    void visitor.refresh().then((outcome) => {
      outcomes.push(outcome)
      isAsking = false
    })
  }, renewEveryMs)
}

/** The process's memory in each minute, from the first, to distinguish a step or a sawtooth from a slope. */
function byMinute(samples: readonly Sample[]): number[] {
  const groups = Map.groupBy(samples, ({ minute }) => Math.floor(minute))
  return [...groups.values()].map((group) => Math.round(median(group.map(({ memoryMiB }) => memoryMiB))))
}

/** How much a figure grows in a minute, by least squares. */
function slope<Read extends { minute: number }>(
  samples: readonly Read[],
  figure: (sample: Read) => number,
): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(figure))]
  const over = samples.reduce((sum, sample) => sum + (sample.minute - x) * (figure(sample) - y), 0)
  return over / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
}

test(`R7: ${minutes} minutes of visits at half of what the site can do: memory, handles and waits stay as they are`, async ({
  annotate,
}) => {
  await capacity(5)
  const most = await capacity(10)
  const { windows, statuses, samples, collected, refreshed } = await soak(most / 2)
  const isSettled = ({ minute }: { minute: number }) => minute >= edgeMinutes
  const settled = samples.filter(isSettled)
  const settledAfter = collected.filter(isSettled)
  const edge = Math.round(edgeMinutes / windowMinutes)
  const whole = windows.slice(0, Math.floor(minutes / windowMinutes))
  const p99Of = (some: number[][]) => median(some.map((window) => percentile(window, 0.99)))
  const [first, last] = [p99Of(whole.slice(0, edge)), p99Of(whole.slice(-edge))]
  const memory = slope(settledAfter, ({ memoryMiB }) => memoryMiB)
  const held = slope(settledAfter, ({ heldMiB }) => heldMiB)
  const sockets = slope(settled, (sample) => sample.sockets)
  await annotate(
    `${Math.round(most / 2)} visits a second, ${[...statuses].map(([kind, count]) => `${kind}: ${count}`).join(', ')}`,
  )
  await annotate(`memory by the minute ${byMinute(samples).join(' ')} MiB`)
  await annotate(
    `after collections ${settledAfter.map(({ memoryMiB }) => Math.round(memoryMiB)).join(' ')} MiB, ${memory.toFixed(2)} MiB a minute`,
  )
  await annotate(
    `held by JavaScript ${settledAfter.map(({ heldMiB }) => heldMiB.toFixed(1)).join(' ')} MiB, ${held.toFixed(2)} MiB a minute`,
  )
  await annotate(
    `sockets ${settled[0]?.sockets ?? 0} to ${settled.at(-1)?.sockets ?? 0}, ${sockets.toFixed(2)} a minute`,
  )
  await annotate(`p99 ${first.toFixed(1)} ms at first, ${last.toFixed(1)} ms in the end`)
  await annotate(`${refreshed.length} sign-ins renewed`)
  expect([...statuses.keys()].filter((kind) => ![200, 202, 204, 429].includes(Number(kind)))).toEqual([])
  expect(refreshed.length).toBeGreaterThan(0)
  expect(refreshed.filter(({ status }) => status !== 200)).toEqual([])
  expect(memory).toBeLessThanOrEqual(1)
  expect(held).toBeLessThanOrEqual(heldGrowth)
  expect(sockets).toBeLessThanOrEqual(1)
  expect(last / first).toBeLessThanOrEqual(1.2)
})
