import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { type Cluster, type ClusterServer, makeCluster } from '../../test/postgres.ts'
import { atEnd } from '../bench/lib/processes.ts'

/** Durable like an operator's server: committed data are on the disk. */
const lasting = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']

const siteName = 'site'

interface Options {
  /** The folder in which its files are put. */
  parent?: string
  settings?: readonly string[]
}

/** A PostgreSQL that a stress test may stop, freeze and fill; the site connects as a role without special rights. */
export class StressPostgres {
  readonly #cluster: Cluster
  readonly #settings: readonly string[]
  #server: ClusterServer | undefined

  private constructor(cluster: Cluster, settings: readonly string[]) {
    this.#cluster = cluster
    this.#settings = settings
    // A frozen process gets no other signal.
    atEnd(() => this.thaw())
  }

  static async make({ parent, settings = [] }: Options = {}): Promise<StressPostgres> {
    const cluster = await makeCluster(parent === undefined ? {} : { parent })
    const postgres = new StressPostgres(cluster, [...lasting, ...settings])
    await postgres.start()
    const client = await postgres.connect()
    await client.query(`create role ${siteName} login`)
    await client.query(`create database ${siteName} owner ${siteName}`)
    await client.end()
    return postgres
  }

  async start(): Promise<void> {
    this.#server = await this.#cluster.start(this.#settings)
  }

  /** SIGQUIT is what `pg_ctl stop -m immediate` sends: no checkpoint, the log is replayed at the next start. */
  async stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    await this.#server?.stop(signal)
    this.#server = undefined
  }

  /** Where it could not go on it has ended by itself. */
  async startIfEnded(): Promise<void> {
    if (!existsSync(`/proc/${this.#running.pid}/stat`)) await this.start()
  }

  async remove(): Promise<void> {
    this.thaw()
    await this.stop('SIGQUIT')
    await this.#cluster.remove()
  }

  /** Nothing answers any more, and no connection is closed. */
  freeze(): void {
    this.#signalAll('SIGSTOP')
  }

  thaw(): void {
    this.#signalAll('SIGCONT')
  }

  #signalAll(signal: NodeJS.Signals): void {
    for (const pid of this.#pids()) {
      try {
        process.kill(pid, signal)
      } catch (error) {
        // A process of a connection may have ended since it was listed.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
  }

  /** Of the site's own database, as the site comes. */
  get url(): string {
    const url = new URL(this.#running.url)
    url.username = siteName
    url.pathname = `/${siteName}`
    return url.href
  }

  /** As the superuser, for whom connections are reserved. */
  async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#running.url })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  get data(): string {
    return this.#cluster.data
  }

  get #running(): ClusterServer {
    if (!this.#server) throw new Error('This PostgreSQL does not run')
    return this.#server
  }

  /** The postmaster first, so that it makes no more of the others meanwhile. */
  #pids(): number[] {
    if (!this.#server) return []
    const { pid } = this.#server
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return [pid, ...children.split(' ').filter(Boolean).map(Number)]
  }
}
