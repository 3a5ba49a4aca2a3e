import { fileURLToPath } from 'node:url'
import { cpuSeconds, cpuSecondsOfAll } from '../lib/machine.ts'
import { startProgram } from '../lib/processes.ts'
import type { RunningServer } from '../lib/site.ts'
import type { Sent } from './client.ts'

const program = fileURLToPath(new URL('client.ts', import.meta.url))

export interface ClientRound extends Sent {
  /** Processor time of the server meanwhile. */
  cpuSeconds: number
  /** The same of PostgreSQL, where it is one of its own. */
  databaseCpuSeconds: number
}

/** One run of the client in a process of its own. */
export async function runClient(options: {
  server: RunningServer
  databasePid: number | undefined
  connections: number
  seconds: number
  cores: string | undefined
}): Promise<ClientRound> {
  const { server, databasePid, connections, seconds, cores } = options
  const used = () => ({
    server: cpuSeconds(server.pid) ?? Number.NaN,
    database: (databasePid && cpuSecondsOfAll(databasePid)) ?? Number.NaN,
  })
  const before = used()
  const client = startProgram({
    args: [program, server.origin, String(connections), String(seconds)],
    cores,
    output: 'kept',
  })
  if ((await client.ended) !== 0) throw new Error(`The client failed.\n${client.complaints()}`)
  const after = used()
  return {
    ...(JSON.parse(client.output()) as Sent),
    cpuSeconds: after.server - before.server,
    databaseCpuSeconds: after.database - before.database,
  }
}
