import { cpuSeconds } from '../lib/machine.ts'
import type { LoadCase, ServerName } from './cases.ts'
import type { LoadResult } from './run-load.ts'
import { runLoad } from './run-load.ts'

export interface Target {
  origin: string
  /** Unknown for a server that was started elsewhere. */
  pid?: number
}

export interface Round extends LoadResult {
  /** Requests for each second of processor time of the server: what it would do with a core of its own. */
  perCpuSecond?: number
  /** Answers of another status, and requests without an answer. */
  unexpected: number
}

export interface Measured {
  test: LoadCase
  rounds: Round[]
}

export interface RoundOptions {
  rounds: number
  seconds: number
  warmUpSeconds: number
  connections: number
  clientCores?: string
  tell: (line: string) => void
}

/** Every case in turn, and all of that several times, so that a busy minute of the machine hits them alike. */
export async function measure(
  cases: readonly LoadCase[],
  targets: Record<ServerName, Target>,
  options: RoundOptions,
): Promise<Measured[]> {
  const measured = cases.map((test) => ({ test, rounds: [] as Round[] }))
  for (const { test } of measured) await runOnce(test, targets[test.server], options.warmUpSeconds, options)
  for (let round = 1; round <= options.rounds; round += 1) {
    for (const { test, rounds } of measured) {
      rounds.push(await runOnce(test, targets[test.server], options.seconds, options))
    }
    options.tell(`round ${round} of ${options.rounds}`)
  }
  return measured
}

async function runOnce(
  test: LoadCase,
  { origin, pid }: Target,
  seconds: number,
  options: RoundOptions,
): Promise<Round> {
  const url = origin + test.path
  const headers = test.conditional
    ? { ...test.headers, 'if-none-match': await etagOf(url, test.headers) }
    : test.headers
  const before = pid === undefined ? undefined : cpuSeconds(pid)
  const result = await runLoad({
    url,
    headers,
    connections: options.connections,
    seconds,
    cores: options.clientCores,
  })
  const after = pid === undefined ? undefined : cpuSeconds(pid)
  const used = before === undefined || after === undefined ? 0 : after - before
  const answered = result.statuses[test.expects] ?? 0
  const others = Object.values(result.statuses).reduce((total, count) => total + count, 0) - answered
  return {
    ...result,
    ...(used > 0 && { perCpuSecond: result.requests / used }),
    unexpected: others + result.failures,
  }
}

async function etagOf(url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  const etag = response.headers.get('etag')
  if (!etag) throw new Error(`${url} has no ETag`)
  return etag
}
