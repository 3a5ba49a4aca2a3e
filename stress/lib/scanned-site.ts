import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../test/free-port.ts'
import { startPostgres } from '../../test/postgres.ts'
import { createDatabase } from '../bench/lib/database.ts'
import { startProgram, temporaryFolder } from '../bench/lib/processes.ts'
import { programs, startServer, untilAnswered } from '../bench/lib/site.ts'
import { openCountingProxy } from './counting-proxy.ts'

/**
 * The site as in production, with its seeds, behind the counting proxy, with stand-ins for external servers.
 */
export async function openScannedSite({ engine }: { engine: 'postgres' | 'pglite' }) {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = postgres ? await createDatabase(postgres.url, 'scanned') : ''
  const dataDir = temporaryFolder()
  const proxy = await openCountingProxy()
  const others = await Promise.all(['e2e/central-bank.ts', 'e2e/coin-source.ts'].map(startStandIn))
  const [bank, coins] = others
  const server = await startServer(programs.site, undefined, () => ({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SITE_URL: proxy.origin,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: 'scanners-have-nothing-to-guard-with-this',
    AUTH_METHODS: 'password,email-otp,magic-link,web3,totp',
    TRUSTED_PROXIES: '127.0.0.1',
    NRB_URL: bank?.origin ?? '',
    COINGECKO_URL: coins?.origin ?? '',
    LOG_LEVEL: 'silent',
  }))
  await untilAnswered(server, '/readyz')
  proxy.leadTo(server.origin)
  const bearer = await signIn(proxy.origin, dataDir)
  const close = async () => {
    await server.stop()
    await Promise.all(others.map((other) => other.stop()))
    await proxy.close()
    await postgres?.stop()
  }
  return { origin: proxy.origin, databaseUrl, bearer, taken: proxy.taken, close }
}

export type ScannedSite = Awaited<ReturnType<typeof openScannedSite>>

async function startStandIn(script: string) {
  const port = String(await freePort())
  return { ...startProgram({ args: [script], env: { PORT: port } }), origin: `http://127.0.0.1:${port}` }
}

/** With the one-time link in the data folder. */
async function signIn(origin: string, dataDir: string): Promise<string> {
  const [, token_hash = ''] = readFileSync(join(dataDir, 'admin-link'), 'utf8').trim().split('#admin-link=')
  const answer = await fetch(`${origin}/auth/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ type: 'magiclink', token_hash }),
  })
  const { access_token } = (await answer.json()) as { access_token?: string }
  if (!access_token) throw new Error(`The admin link let nobody in: ${answer.status}`)
  return access_token
}
