// Starts a throw-away PostgreSQL for database tests: the one of the machine, else the one that npm brought.
import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import { findPostgres, type PostgresProgram } from './postgres-program.ts'
import { atProcessEnd } from './process-end.ts'

const run = promisify(execFile)
const READY_WITHIN_MS = 30_000
const NAME = 'postgres'
// Nothing here must survive a crash, and every test file opens connections of its own.
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

export interface RunningPostgres {
  /** The maintenance database; a test creates its own database beside it. */
  url: string
  /** The same through a socket file, where a query costs a quarter less. For many small queries of this machine. */
  socketUrl: string
  stop: () => Promise<void>
}

/** The files of a server, which may be started in them again and again, always on one port. */
export interface Cluster {
  /** @param settings such as `fsync=on`, in place of the usual ones. */
  start: (settings?: readonly string[]) => Promise<ClusterServer>
  /** Once its server has ended. */
  remove: () => Promise<void>
  /** Where the server keeps its data. */
  data: string
}

export interface ClusterServer {
  url: string
  socketUrl: string
  pid: number
  /** By SIGINT unless told otherwise, which lets nobody finish and leaves the files in order. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

interface Owner {
  uid: number
  gid: number
}

/** @throws when no PostgreSQL can be found, naming the command that installs one, or when it does not start. */
export async function startPostgres(findProgram?: () => Promise<PostgresProgram>): Promise<RunningPostgres> {
  const cluster = await makeCluster({ findProgram })
  try {
    const { url, socketUrl, stop } = await cluster.start()
    return { url, socketUrl, stop: () => stop().then(cluster.remove) }
  } catch (error) {
    await cluster.remove()
    throw error
  }
}

interface ClusterOptions {
  findProgram?: (() => Promise<PostgresProgram>) | undefined
  /** The folder in which its own is made. */
  parent?: string
}

/** @throws as `startPostgres` does. */
export async function makeCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { findProgram = findPostgres, parent = tmpdir() } = options
  const program = await findProgram()
  const owner = process.getuid?.() === 0 ? unprivilegedOwner() : undefined
  const folder = await mkdtemp(join(parent, 'test-postgres-'))
  const forget = atProcessEnd(() => stopNow(folder))
  const remove = async () => {
    forget()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    if (owner) await chown(folder, owner.uid, owner.gid)
    const place = { folder, bin: await reachable(program, folder, owner), port: await freePort(), owner }
    await initialise(place)
    return { start: (settings = []) => startIn(place, settings), remove, data: dataOf(place) }
  } catch (error) {
    await remove()
    throw error
  }
}

interface Place {
  folder: string
  bin: string
  port: number
  owner: Owner | undefined
}

const dataOf = ({ folder }: Place) => join(folder, 'data')

const setupOf = ({ folder, owner }: Place) => ({
  ...owner,
  cwd: folder,
  env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
})

async function initialise(place: Place) {
  const flags = ['--auth=trust', `--username=${NAME}`, '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(join(place.bin, 'initdb'), [`--pgdata=${dataOf(place)}`, ...flags], setupOf(place))
}

async function startIn(place: Place, wanted: readonly string[]): Promise<ClusterServer> {
  const { folder, bin, port } = place
  const settings = [...SETTINGS, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...wanted]
  const args = ['-D', dataOf(place), '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), args, {
    ...setupOf(place),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const { ended, log } = watch(server)
  const stop = (signal: NodeJS.Signals = 'SIGINT') => {
    server.kill(signal)
    return ended
  }
  const url = `postgres://${NAME}@127.0.0.1:${port}/postgres`
  try {
    await Promise.race([untilReady(url), ended.then(() => Promise.reject(new Error('PostgreSQL ended')))])
  } catch (cause) {
    await stop()
    throw new Error(`PostgreSQL did not start:\n${log()}`, { cause })
  }
  const socketUrl = `${url}?${new URLSearchParams({ host: folder })}`
  return { url, socketUrl, pid: server.pid ?? 0, stop }
}

/** Its end, and the last of what it wrote. */
function watch(server: ChildProcessByStdio<null, null, Readable>) {
  let text = ''
  server.stderr.setEncoding('utf8').on('data', (part: string) => {
    text = (text + part).slice(-4000)
  })
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve())
    server.once('error', () => resolve())
  })
  return { ended, log: () => text }
}

/** PostgreSQL refuses to run as root; Debian's own user is preferred, `nobody` exists everywhere. */
function unprivilegedOwner(): Owner {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a postgres nor a nobody user')
}

/** The programs of npm may lie below /root, where another user cannot enter: then a copy serves. */
async function reachable({ bin, source }: PostgresProgram, folder: string, owner?: Owner) {
  if (!owner || source === 'system') return bin
  try {
    await run(join(bin, 'postgres'), ['--version'], { ...owner, cwd: folder })
    return bin
  } catch {
    const copy = join(folder, 'program')
    await cp(join(bin, '..'), copy, { recursive: true, verbatimSymlinks: true })
    return join(copy, 'bin')
  }
}

async function untilReady(url: string) {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const client = new Client({ connectionString: url })
    // A connection that is cut while it opens also emits an error, which nobody else hears.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Without a tick of the event loop, and not before the server ended: it would write on into the folder. */
function stopNow(folder: string) {
  const pidFile = join(folder, 'data', 'postmaster.pid')
  const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0
  // While the cluster is being made the file holds a negative number; that program ends with its parent's group.
  if (pid > 0) process.kill(pid, 'SIGQUIT')
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let waits = 0; pid > 0 && waits < 50 && existsSync(pidFile); waits++) Atomics.wait(clock, 0, 0, 100)
  rmSync(folder, { recursive: true, force: true })
}
