import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../test/free-port.ts'
import { type Running, startProgram } from '../bench/lib/processes.ts'
import { programs } from '../bench/lib/site.ts'

const operatorEmail = 'sita@example.com'
export const ingestToken = 'stress-tests-send-prices-with-this'

const readyLimitMs = 30_000

interface SiteOptions {
  dataDir: string
  databaseUrl?: string
  env?: Record<string, string>
}

/** The built site, which may be ended in whatever way and started again: always on one port and on the same data. */
export class RestartableSite {
  readonly origin: string
  readonly dataDir: string
  readonly #env: Record<string, string>
  #running: Running | undefined

  private constructor(port: number, { dataDir, databaseUrl = '', env }: SiteOptions) {
    this.origin = `http://127.0.0.1:${port}`
    this.dataDir = dataDir
    this.#env = { ...environment(this.origin, port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env }
  }

  static async on(options: SiteOptions): Promise<RestartableSite> {
    return new RestartableSite(await freePort(), options)
  }

  /** Starts it and waits until it can work; gives the milliseconds that it took. */
  async start(): Promise<number> {
    const begun = performance.now()
    const running = this.spawn()
    for (;;) {
      if (await this.isReady()) return performance.now() - begun
      const ended = await Promise.race([running.ended, sleep(10)])
      if (ended !== undefined) throw new Error(`The site ended (${ended}).\n${running.complaints()}`)
      if (performance.now() - begun > readyLimitMs)
        throw new Error(`The site was not ready within half a minute.\n${running.output()}`)
    }
  }

  /** Starts it without waiting. */
  spawn(): Running {
    this.#running = startProgram({ args: [programs.site], env: this.#env, output: 'kept' })
    return this.#running
  }

  get running(): Running {
    if (!this.#running) throw new Error('The site was never started')
    return this.#running
  }

  get pid(): number {
    return this.running.pid
  }

  /** What it logged since it was started. */
  get log(): string {
    return this.running.output()
  }

  /** Kills it like the kernel's OOM killer, without a shutdown. */
  async kill(): Promise<void> {
    if (!this.#running) return
    process.kill(this.#running.pid, 'SIGKILL')
    await this.#running.ended
  }

  async stop(): Promise<void> {
    await this.#running?.stop()
  }

  isReady(): Promise<boolean> {
    return new Promise((resolve) => {
      const request = get(`${this.origin}/readyz`, { agent: false }, (response) => {
        response.resume().once('close', () => resolve(response.statusCode === 200))
      })
      request.once('error', () => resolve(false))
    })
  }

  /** Signs the operator in with the one-time link. @returns the token for the admin API */
  async operatorToken(): Promise<string> {
    const [, secret] = readFileSync(join(this.dataDir, 'admin-link'), 'utf8').trim().split('#admin-link=')
    const answer = await fetch(`${this.origin}/auth/v1/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.origin },
      body: JSON.stringify({ type: 'magiclink', token_hash: secret }),
    })
    if (!answer.ok) throw new Error(`The one-time link gave ${answer.status}: ${await answer.text()}`)
    const { access_token } = (await answer.json()) as { access_token: string }
    return access_token
  }
}

function environment(origin: string, port: number): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: origin,
    AUTH_SECRET: 'stress-tests-guard-nothing-with-this',
    ADMIN_EMAILS: operatorEmail,
    INGEST_TOKEN: ingestToken,
    // Writers have many addresses, because rate limits are not under test.
    TRUSTED_PROXIES: '127.0.0.1',
    // Nothing listens there: stress tests talk to this machine only.
    NRB_URL: 'http://127.0.0.1:9',
    COINGECKO_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'warn',
  }
}
