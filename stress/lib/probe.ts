import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './percentile.ts'
import { type Reply, send } from './requests.ts'

export interface Probe {
  origin: string
  paths: readonly string[]
  seconds: number
  clients: number
}

export interface Seen {
  p99Ms: number
  count: number
  /** Answers of any other status than 200. */
  others: Reply[]
}

/** A p99 that others may have beside some nuisance: twice that of a good day, or what nobody notices. */
export const mayWait = (quietMs: number) => Math.max(2 * quietMs, 50)

/** Requests some addresses in turn, each client in sequence, and measures the latency. */
export async function probe({ origin, paths, seconds, clients }: Probe): Promise<Seen> {
  const end = performance.now() + seconds * 1000
  const outcomes: Reply[] = []
  const visit = async (client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = client; performance.now() < end; turn += 1) {
      outcomes.push(
        await send(origin + (paths[turn % paths.length] ?? ''), {
          agent,
          headers: { 'accept-encoding': 'br' },
        }),
      )
      await sleep(pauseMs)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => visit(client)))
  return {
    p99Ms: percentile(
      outcomes.map(({ ms }) => ms),
      0.99,
    ),
    count: outcomes.length,
    others: outcomes.filter(({ status }) => status !== 200),
  }
}

/** Leaves processor time to the server. */
const pauseMs = 4
