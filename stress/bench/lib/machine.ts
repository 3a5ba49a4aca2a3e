import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

const pinner = 'taskset'

/** Lists of cores as `taskset` takes them; empty where nothing can be pinned. */
export interface Cores {
  server?: string
  /** Everything else: the load, the database and the bench itself. */
  rest?: string
}

/** The first core is for the server that is measured, all others for what is around it. */
export function splitCores(): Cores {
  const [server, ...rest] = allowedCores()
  if (server === undefined || rest.length === 0 || spawnSync(pinner, ['--version']).error) return {}
  return { server: String(server), rest: rest.join(',') }
}

/** Moves this process and whatever it starts later to some cores. */
export function pinSelf(cores: string | undefined): void {
  if (cores) spawnSync(pinner, ['-apc', cores, String(process.pid)])
}

/** A command that runs on some cores only. */
export function pinned(command: readonly string[], cores: string | undefined): readonly string[] {
  return cores ? [pinner, '-c', cores, ...command] : command
}

function allowedCores(): number[] {
  const list = /^Cpus_allowed_list:\s*(.+)$/m.exec(readOrEmpty('/proc/self/status'))?.[1] ?? ''
  return list.split(',').flatMap((part) => {
    const [first, last] = part.split('-').map(Number)
    if (first === undefined || !part) return []
    return Array.from({ length: (last ?? first) - first + 1 }, (_, index) => first + index)
  })
}

const ticksPerSecond = 100

/** Seconds of processor time that a process has used so far; undefined where the system does not tell. */
export function cpuSeconds(pid: number): number | undefined {
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  // The name in brackets may hold spaces; user and system time are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return stat ? (Number(fields[11]) + Number(fields[12])) / ticksPerSecond : undefined
}

/** The same for a process and those that it has started and that still run, as PostgreSQL's. */
export function cpuSecondsOfAll(pid: number): number | undefined {
  const children = readOrEmpty(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  const all = [pid, ...children].map((one) => cpuSeconds(one))
  return all[0] === undefined ? undefined : all.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0)
}

/** Resident memory of a process; undefined where the system does not tell. */
export function residentMiB(pid: number): number | undefined {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1]
  return kibibytes ? Number(kibibytes) / 1024 : undefined
}

/** Sockets that a process holds; NaN where the system does not tell. */
export function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`
  try {
    return readdirSync(folder).filter((file) => isSocket(`${folder}/${file}`)).length
  } catch {
    return Number.NaN
  }
}

/** Of all cores since the machine started, in its own unit: in all, and what its host gave to others meanwhile. */
function processorTime() {
  const fields = (/^cpu +(.+)$/m.exec(readOrEmpty('/proc/stat'))?.[1] ?? '').split(' ').map(Number)
  // User, nice, system, idle, waiting, two kinds of interrupts, stolen; guests are counted in the first two already.
  const counted = fields.slice(0, 8)
  return { all: counted.reduce((sum, field) => sum + field, 0), stolen: counted[7] ?? 0 }
}

/** Begins to watch; what it gives tells the per cent of the processors' time that a virtual machine's host took since. */
export function watchHost(): () => number {
  const before = processorTime()
  return () => {
    const now = processorTime()
    return (100 * (now.stolen - before.stolen)) / Math.max(1, now.all - before.all)
  }
}

const stolenSinceStart = watchHost()

/** One line for the head of a report: on a busy machine, or a busy host, figures are worth less. */
export function machineLine(): string {
  const [model] = cpus()
  const load = loadavg().map((value) => value.toFixed(1))
  return `Node ${process.version}, ${cpus().length} × ${model?.model ?? 'unknown processor'}, load average ${load.join(' ')}, ${stolenSinceStart().toFixed(1)} % of its time taken by its host`
}

function isSocket(link: string): boolean {
  try {
    return readlinkSync(link).startsWith('socket:')
  } catch {
    // Closed since the folder was listed.
    return false
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
