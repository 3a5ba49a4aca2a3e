import { fileURLToPath } from 'node:url'
import { startProgram } from '../lib/processes.ts'
import type { Seen } from './client.ts'

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
  /** In milliseconds. */
  p50: number
  p99: number
  /** Of a body, as it came over the wire. */
  bytes: number
  statuses: Record<string, number>
  /** Requests without an answer. */
  failures: number
}

const program = fileURLToPath(import.meta.resolve('./client.ts'))

/** One run of the client in a process of its own. */
export async function runLoad({ url, headers, connections, seconds, cores }: Load): Promise<LoadResult> {
  const args = [program, url, String(connections), String(seconds), JSON.stringify(headers)]
  const client = startProgram({ args, cores, output: 'kept' })
  if ((await client.ended) !== 0) throw new Error(`Nothing was measured of ${url}\n${client.complaints()}`)
  const { seconds: lasted, bytes, ...seen } = JSON.parse(client.output()) as Seen
  return { ...seen, perSecond: seen.requests / lasted, bytes: bytes / Math.max(1, seen.requests) }
}
