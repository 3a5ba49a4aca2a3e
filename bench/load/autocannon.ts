import { fileURLToPath } from 'node:url'
import { startProgram } from '../kit/processes.ts'

export interface Load {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
  /** The list of cores for the client. */
  cores?: string
}

export interface LoadResult {
  requests: number
  perSecond: number
  p50: number
  p99: number
  /** Of a whole answer, its head included. */
  bytes: number
  statuses: Record<string, number>
  /** Requests without an answer. */
  failures: number
}

/** The part of autocannon's report that is used here. */
interface Report {
  duration: number
  errors: number
  timeouts: number
  statusCodeStats: Record<string, { count: number }>
  latency: { p50: number; p99: number }
  requests: { total: number }
  throughput: { total: number }
}

const program = fileURLToPath(import.meta.resolve('autocannon'))

/** One run of autocannon in a process of its own: each connection sends its next request when it was answered. */
export async function runLoad({ url, headers, connections, seconds, cores }: Load): Promise<LoadResult> {
  const heads = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = [
    program,
    '--json',
    '--no-progress',
    '-c',
    String(connections),
    '-d',
    String(seconds),
    ...heads,
    url,
  ]
  const client = startProgram({ args, cores, output: 'kept' })
  if ((await client.ended) !== 0) throw new Error(`autocannon failed on ${url}\n${client.complaints()}`)
  const report = JSON.parse(client.output()) as Report
  const { total } = report.requests
  return {
    requests: total,
    perSecond: total / report.duration,
    p50: report.latency.p50,
    p99: report.latency.p99,
    bytes: report.throughput.total / Math.max(1, total),
    statuses: Object.fromEntries(
      Object.entries(report.statusCodeStats).map(([code, { count }]) => [code, count]),
    ),
    failures: report.errors + report.timeouts,
  }
}
