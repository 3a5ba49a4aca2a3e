import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPostgres, startPostgres } from '../../test/postgres.ts'
import { standIn } from '../../test/upstream.ts'
import { createDatabase } from '../bench/lib/database.ts'
import { type InspectedSite, startInspectedSite } from '../lib/inspected-site.ts'
import { mayWait, probe } from '../lib/probe.ts'
import { type Answer, allFaults } from '../lib/upstream-faults.ts'
import { moreUpstreams, type Upstream, upstreams, withFault } from '../lib/upstreams.ts'

/** The timeout of a call, plus time for the rest of the response and a slow machine. */
const deadlineMs = 5000 + 1000
const maxHeapGrowthMiB = 20
/** The body limit, plus what the kernel buffers before the connection closes. */
const maxReceivedMiB = 16
const roundSeconds = 3
const visitEveryMs = 300
/** What slows others does so each time; what another program does to the machine, now and then. */
const comparisons = 3
/** The faults of the compared rounds. */
const heavy = [
  'sends 100 MB',
  'never answers',
  'sends a byte a second',
  'breaks the connection',
  'answers other types',
]
/** `.invalid` never resolves (RFC 2606). */
const nowhere = 'https://nowhere.invalid'
const others = ['/', '/ne', '/api/tools', '/ne/carrier-identifier', '/about', '/icon.svg']

let postgres: RunningPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

type Server = Awaited<ReturnType<typeof standIn>>

interface Setup {
  upstream: Upstream
  site: InspectedSite
  server: Server
  trap: Server
  /** The number of the next visit, each used once. */
  next: () => number
}

async function begin(upstream: Upstream, index: number): Promise<Setup> {
  const [server, trap] = [await standIn(upstream.good), await standIn((response) => response.end())]
  const databaseUrl = await createDatabase(postgres.url, `upstream_${index}`)
  const site = await startInspectedSite(databaseUrl, upstream.env(server.origin), upstream.launcher)
  let visits = 0
  const next = () => {
    visits += 1
    return visits
  }
  return { upstream, site, server, trap, next }
}

/** One visit during a fault; the time until all of its calls ended. */
async function tryFault(setup: Setup, name: string): Promise<{ ms: number; sentMiB: number }> {
  const { upstream, site, server, trap, next } = setup
  await site.clock.pass(upstream.backoffMs)
  const sent: number[] = []
  const fault = allFaults(trap.origin)[name]
  const faulty: Answer = (response, request) => {
    const { socket } = request
    const before = socket.bytesWritten
    response.once('close', () => sent.push(socket.bytesWritten - before))
    fault?.(response, request)
  }
  server.answers(withFault(upstream, faulty))
  const [before, number, start] = [server.asked.length, next(), performance.now()]
  const endedBefore = await backgroundCalls(setup)
  const answers = await upstream.visit(site, number)
  for (const { ms } of answers) expect(ms, name).toBeLessThanOrEqual(deadlineMs)
  const isOver = async () => {
    if (upstream.faultyPath) return sent.length > 0
    return !upstream.metric || (await backgroundCalls(setup)) > endedBefore
  }
  await expect.poll(isOver, { timeout: deadlineMs }).toBe(true)
  const ms = performance.now() - start
  expect(server.asked.length, `${name}: was asked`).toBeGreaterThan(before)
  expect(trap.asked, name).toEqual([])
  await expect.poll(async () => await checkError(setup, answers, number), { timeout: 1000 }).toBe('')
  // A response that is not read completely is not read on in the background.
  await expect.poll(() => sent.length, { timeout: 1000 }).toBeGreaterThan(0)
  return { ms, sentMiB: Math.max(...sent) / 2 ** 20 }
}

/** The failed check of the visitors' replies, or ''; the database may need a moment after a reply. */
async function checkError(
  { upstream, site }: Setup,
  answers: Awaited<ReturnType<Upstream['visit']>>,
  number: number,
) {
  try {
    await upstream.check(answers, site, number)
    return ''
  } catch (error) {
    return String(error)
  }
}

async function backgroundCalls({ upstream, site }: Setup): Promise<number> {
  const { metric } = upstream
  if (!metric) return 0
  const figures = await site.metrics()
  return figures
    .split('\n')
    .filter((line) => line.startsWith(`chautari_upstream_calls_total{feed="${metric}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** The p99 in ms of other pages during visits that call the server. */
async function othersMeanwhile({ upstream, site, next }: Setup): Promise<number> {
  const end = performance.now() + roundSeconds * 1000
  const visiting = (async () => {
    while (performance.now() < end) {
      await site.clock.pass(upstream.backoffMs)
      // Not awaited: the same number of visits in each round.
      void upstream.visit(site, next())
      await sleep(visitEveryMs)
    }
  })()
  const seen = await probe({ origin: site.server.origin, paths: others, seconds: roundSeconds, clients: 3 })
  await visiting
  expect(seen.others).toEqual([])
  return seen.p99Ms
}

interface Compared {
  name: string
  quiet: number
  faulty: number
}

/** The p99 in ms of others on a good day and during a fault; the last comparison where others waited in each. */
async function compare(setup: Setup, name: string): Promise<Compared> {
  const fault = allFaults(setup.trap.origin)[name] ?? setup.upstream.good
  for (let time = 1; ; time += 1) {
    setup.server.answers(setup.upstream.good)
    const quiet = await othersMeanwhile(setup)
    setup.server.answers(withFault(setup.upstream, fault))
    const faulty = await othersMeanwhile(setup)
    if (faulty <= mayWait(quiet) || time === comparisons) return { name, quiet, faulty }
  }
}

/** Every fault in turn, and the heap growth after them. */
async function tryAllFaults(setup: Setup) {
  const names = Object.keys(allFaults(setup.trap.origin))
  // Code loaded at the first fault is no growth.
  await tryFault(setup, 'answers 500')
  const before = await setup.site.inspector.heldMiB()
  const results: Awaited<ReturnType<typeof tryFault>>[] = []
  for (const name of names) results.push(await tryFault(setup, name))
  return {
    count: names.length,
    longestMs: Math.max(...results.map(({ ms }) => ms)),
    mostSentMiB: Math.max(...results.map(({ sentMiB }) => sentMiB)),
    grownMiB: (await setup.site.inspector.heldMiB()) - before,
  }
}

test.for(
  [...upstreams, ...moreUpstreams].map((upstream, index) => [upstream.name, upstream, index] as const),
)(
  'R3: whatever %s answers, visitors hear of it within 5 s, nothing is followed or piled up, and others do not wait',
  async ([, upstream, index], { annotate }) => {
    const setup = await begin(upstream, index)
    for (let visit = 0; visit < 3; visit += 1) {
      await setup.site.clock.pass(upstream.backoffMs)
      await upstream.visit(setup.site, setup.next())
    }
    await othersMeanwhile(setup)
    const { count, longestMs, mostSentMiB, grownMiB } = await tryAllFaults(setup)
    const compared: Compared[] = []
    for (const name of heavy) compared.push(await compare(setup, name))
    await annotate(
      `${count} troubles, ${(longestMs / 1000).toFixed(1)} s at most, ${mostSentMiB.toFixed(1)} MiB taken at most`,
    )
    await annotate(`held ${grownMiB.toFixed(1)} MiB more afterwards`)
    const told = compared.map(
      ({ name, quiet, faulty }) => `${name} ${faulty.toFixed(1)} (${quiet.toFixed(1)}) ms`,
    )
    await annotate(`p99 of others (on a good day): ${told.join(', ')}`)
    expect(setup.trap.asked).toEqual([])
    expect(mostSentMiB).toBeLessThanOrEqual(maxReceivedMiB)
    expect(grownMiB).toBeLessThanOrEqual(maxHeapGrowthMiB)
    expect(compared.filter(({ quiet, faulty }) => faulty > mayWait(quiet))).toEqual([])
  },
)

test('R3: names that lead nowhere cost visitors no more than 5 s, and others nothing', async ({
  annotate,
}) => {
  const env = Object.fromEntries(upstreams.flatMap((upstream) => Object.entries(upstream.env(nowhere))))
  const site = await startInspectedSite(await createDatabase(postgres.url, 'nowhere'), env)
  const round = async (number: number) => {
    const visits = upstreams.map((upstream) => upstream.visit(site, number))
    return (await Promise.all(visits)).flat()
  }
  const quiet = await probe({
    origin: site.server.origin,
    paths: others,
    seconds: roundSeconds,
    clients: 3,
  })
  const [answers, seen] = await Promise.all([
    round(1),
    probe({ origin: site.server.origin, paths: others, seconds: roundSeconds, clients: 3 }),
  ])
  await annotate(
    `${answers.length} visitors, ${(Math.max(...answers.map(({ ms }) => ms)) / 1000).toFixed(1)} s at most`,
  )
  await annotate(`p99 of others ${seen.p99Ms.toFixed(1)} ms, before ${quiet.p99Ms.toFixed(1)} ms`)
  expect(seen.others).toEqual([])
  for (const { ms, status } of answers) {
    expect(ms).toBeLessThanOrEqual(deadlineMs)
    expect([200, 204, 302, 503]).toContain(status)
  }
})
