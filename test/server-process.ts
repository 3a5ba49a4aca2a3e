import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isReady } from './balancer.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const readyWithinMs = 60_000

interface Options {
  /** 127.0.0.1 by default. */
  host?: string
  port: number
  /** Of visitors: the balancer's, where there is one. */
  siteUrl: string
  databaseUrl: string
  dataDir: string
  env?: Record<string, string>
}

/** A server of the build in a process of its own, as in production. It may be stopped and started again. */
export class ServerProcess {
  readonly origin: string
  readonly #env: Record<string, string>
  #child: ChildProcess | undefined
  #text = ''

  constructor({ host = '127.0.0.1', port, siteUrl, databaseUrl, dataDir, env }: Options) {
    this.origin = `http://${host}:${port}`
    this.#env = {
      NODE_ENV: 'production',
      HOST: host,
      PORT: String(port),
      SITE_URL: siteUrl,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      // Nobody listens there: no test leaves this machine.
      NRB_URL: 'http://127.0.0.1:9',
      COINGECKO_URL: 'http://127.0.0.1:9',
      ...env,
    }
  }

  /** Whatever it wrote since the first start. */
  get output(): string {
    return this.#text
  }

  /** @throws when it is not ready in time, with what it wrote. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['server/start.mjs'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...this.#env },
    })
    this.#child = child
    const kill = () => child.kill('SIGKILL')
    process.once('exit', kill)
    child.once('exit', () => process.off('exit', kill))
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        this.#text += part
      })
    const end = Date.now() + readyWithinMs
    while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
      if (await isReady(this.origin)) return
      await sleep(20)
    }
    kill()
    throw new Error(`The server did not become ready.\n${this.#text.slice(-4000)}`)
  }

  /** Its exit code, or the signal that ended it. Harmless where it does not run. */
  async stop(): Promise<number | NodeJS.Signals | null> {
    const child = this.#child
    if (child?.exitCode !== null) return child?.exitCode ?? null
    const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
      child.once('close', (code, signal) => resolve(code ?? signal)),
    )
    child.kill('SIGTERM')
    return await ended
  }
}
