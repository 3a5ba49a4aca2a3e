import { fileURLToPath } from 'node:url'
import { cpuSeconds } from '../kit/machine.ts'
import { startProgram } from '../kit/processes.ts'
import type { RunningServer } from '../kit/site.ts'
import type { Sent } from './client.ts'

const program = fileURLToPath(new URL('client.ts', import.meta.url))

export interface ClientRound extends Sent {
  /** Processor time of the server meanwhile. */
  cpuSeconds: number
}

/** One run of the client in a process of its own. */
export async function runClient(options: {
  server: RunningServer
  connections: number
  seconds: number
  cores: string | undefined
}): Promise<ClientRound> {
  const { server, connections, seconds, cores } = options
  const before = cpuSeconds(server.pid) ?? Number.NaN
  const client = startProgram({
    args: [program, server.origin, String(connections), String(seconds)],
    cores,
    output: 'kept',
  })
  if ((await client.ended) !== 0) throw new Error(`The client failed.\n${client.complaints()}`)
  return {
    ...(JSON.parse(client.output()) as Sent),
    cpuSeconds: (cpuSeconds(server.pid) ?? Number.NaN) - before,
  }
}
