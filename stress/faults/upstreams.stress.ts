import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPostgres, startPostgres } from '#test/postgres.ts'
import { standIn } from '#test/upstream.ts'
import { createDatabase } from '../../bench/lib/database.ts'
import { median } from '../../bench/lib/figures.ts'
import { type AskedServer, alsoInTrouble, askedServers, inTrouble } from '../lib/asked-servers.ts'
import { type AskingSite, askingSite } from '../lib/asking-site.ts'
import { probe } from '../lib/probe.ts'
import { type Answer, allTroubles } from '../lib/upstream-troubles.ts'

/** What a call may take, and what the rest of an answer and the machine may add. */
const deadlineMs = 5000 + 1000
const mostHeldMiB = 20
/** The cap of a body, and what the system has taken in before the connection is closed. */
const mostTakenMiB = 16
const roundSeconds = 3
const visitEveryMs = 300
/** In the rounds that are compared, one each. */
const heavy = [
  'sends 100 MB',
  'never answers',
  'sends a byte a second',
  'breaks the connection',
  'answers other types',
]
/** No name server knows it, by the rules of names. */
const nowhere = 'https://nowhere.invalid'
const others = ['/', '/ne', '/api/tools', '/ne/carrier-identifier', '/about', '/icon.svg']

let postgres: RunningPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

type Server = Awaited<ReturnType<typeof standIn>>

interface Suffering {
  asked: AskedServer
  site: AskingSite
  server: Server
  trap: Server
  /** Of visits so far: none is like another. */
  next: () => number
}

async function begin(asked: AskedServer, index: number): Promise<Suffering> {
  const [server, trap] = [await standIn(asked.good), await standIn((response) => response.end())]
  const databaseUrl = await createDatabase(postgres.url, `upstream_${index}`)
  const site = await askingSite(databaseUrl, asked.env(server.origin), asked.launcher)
  let visits = 0
  const next = () => {
    visits += 1
    return visits
  }
  return { asked, site, server, trap, next }
}

/** One visit while the server is in trouble; how long it took until all of it was over. */
async function suffer(suffering: Suffering, name: string): Promise<{ ms: number; sentMiB: number }> {
  const { asked, site, server, trap, next } = suffering
  await site.clock.pass(asked.restMs)
  const sent: number[] = []
  const trouble = allTroubles(trap.origin)[name]
  const troubled: Answer = (response, request) => {
    const { socket } = request
    const before = socket.bytesWritten
    response.once('close', () => sent.push(socket.bytesWritten - before))
    trouble?.(response, request)
  }
  server.answers(inTrouble(asked, troubled))
  const [before, number, start] = [server.asked.length, next(), performance.now()]
  const endedBefore = await callsBehind(suffering)
  const answers = await asked.visit(site, number)
  for (const { ms } of answers) expect(ms, name).toBeLessThanOrEqual(deadlineMs)
  const isOver = async () => {
    if (asked.troubledBelow) return sent.length > 0
    return !asked.behind || (await callsBehind(suffering)) > endedBefore
  }
  await expect.poll(isOver, { timeout: deadlineMs }).toBe(true)
  const ms = performance.now() - start
  expect(server.asked.length, `${name}: was asked`).toBeGreaterThan(before)
  expect(trap.asked, name).toEqual([])
  await expect.poll(async () => await toldWell(suffering, answers, number), { timeout: 1000 }).toBe('')
  // What was not read to its end is not read on behind the answer.
  await expect.poll(() => sent.length, { timeout: 1000 }).toBeGreaterThan(0)
  return { ms, sentMiB: Math.max(...sent) / 2 ** 20 }
}

/** What is wrong with what visitors were told; behind the answers the database may need a moment. */
async function toldWell(
  { asked, site }: Suffering,
  answers: Awaited<ReturnType<AskedServer['visit']>>,
  number: number,
) {
  try {
    await asked.told(answers, site, number)
    return ''
  } catch (error) {
    return String(error)
  }
}

async function callsBehind({ asked, site }: Suffering): Promise<number> {
  const { behind } = asked
  if (!behind) return 0
  const figures = await site.metrics()
  return figures
    .split('\n')
    .filter((line) => line.startsWith(`chautari_upstream_calls_total{feed="${behind}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** The p99 of other pages while visits go on that ask the server, in whatever state it is. */
async function othersMeanwhile({ asked, site, next }: Suffering): Promise<number> {
  const end = performance.now() + roundSeconds * 1000
  const visiting = (async () => {
    while (performance.now() < end) {
      await site.clock.pass(asked.restMs)
      // As many in each round, however long they last.
      void asked.visit(site, next())
      await sleep(visitEveryMs)
    }
  })()
  const seen = await probe({ origin: site.server.origin, paths: others, seconds: roundSeconds, clients: 3 })
  await visiting
  expect(seen.others).toEqual([])
  return seen.p99Ms
}

async function compare(suffering: Suffering): Promise<{ quiet: number; troubled: number }> {
  const quiet: number[] = []
  const troubled: number[] = []
  for (const name of heavy) {
    suffering.server.answers(suffering.asked.good)
    quiet.push(await othersMeanwhile(suffering))
    const trouble = allTroubles(suffering.trap.origin)[name]
    if (trouble) suffering.server.answers(inTrouble(suffering.asked, trouble))
    troubled.push(await othersMeanwhile(suffering))
  }
  return { quiet: median(quiet), troubled: median(troubled) }
}

/** Every trouble in turn, and what was left of them in the memory. */
async function sufferAll(suffering: Suffering) {
  const names = Object.keys(allTroubles(suffering.trap.origin))
  // What is loaded at the first trouble counts as the site's own.
  await suffer(suffering, 'answers 500')
  const before = await suffering.site.inspector.heldMiB()
  const suffered: Awaited<ReturnType<typeof suffer>>[] = []
  for (const name of names) suffered.push(await suffer(suffering, name))
  return {
    count: names.length,
    longestMs: Math.max(...suffered.map(({ ms }) => ms)),
    mostSentMiB: Math.max(...suffered.map(({ sentMiB }) => sentMiB)),
    grownMiB: (await suffering.site.inspector.heldMiB()) - before,
  }
}

test.for([...askedServers, ...alsoInTrouble].map((asked, index) => [asked.name, asked, index] as const))(
  'R3: whatever %s answers, visitors hear of it within 5 s, nothing is followed or piled up, and others do not wait',
  async ([, asked, index], { annotate }) => {
    const suffering = await begin(asked, index)
    for (let visit = 0; visit < 3; visit += 1) {
      await suffering.site.clock.pass(asked.restMs)
      await asked.visit(suffering.site, suffering.next())
    }
    await othersMeanwhile(suffering)
    const { count, longestMs, mostSentMiB, grownMiB } = await sufferAll(suffering)
    const { quiet, troubled } = await compare(suffering)
    await annotate(
      `${count} troubles, ${(longestMs / 1000).toFixed(1)} s at most, ${mostSentMiB.toFixed(1)} MiB taken at most`,
    )
    await annotate(`held ${grownMiB.toFixed(1)} MiB more afterwards`)
    await annotate(`p99 of others ${troubled.toFixed(1)} ms, on a good day ${quiet.toFixed(1)} ms`)
    expect(suffering.trap.asked).toEqual([])
    expect(mostSentMiB).toBeLessThanOrEqual(mostTakenMiB)
    expect(grownMiB).toBeLessThanOrEqual(mostHeldMiB)
    expect(troubled / quiet).toBeLessThanOrEqual(2)
  },
)

test('R3: names that lead nowhere cost visitors no more than 5 s, and others nothing', async ({
  annotate,
}) => {
  const env = Object.fromEntries(askedServers.flatMap((asked) => Object.entries(asked.env(nowhere))))
  const site = await askingSite(await createDatabase(postgres.url, 'nowhere'), env)
  const round = async (number: number) => {
    const visits = askedServers.map((asked) => asked.visit(site, number))
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
