import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { daysAfter, nepalDay } from '@chautari/bikram-sambat/iso-day'

const root = fileURLToPath(new URL('..', import.meta.url))
/** For what hangs, not for what is slow. */
export const startLimitMs = 120_000

/** The data folder of a site that was started and stopped again, to be copied: to make one takes longer than a test. */
export const seededFolder = join(process.env.E2E_SEEDED_DIR ?? '', 'data')

export async function startSite(
  origin: string,
  dataDir: string,
  siteEnv: Record<string, string>,
): Promise<ChildProcess> {
  // The embedded database is WebAssembly: to compile it better takes longer than the site of a test runs.
  const server = spawn(process.execPath, ['--liftoff-only', 'server/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      SITE_URL: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ...siteEnv,
    },
  })
  const end = Date.now() + startLimitMs
  while (Date.now() < end && isRunning(server)) {
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return server
    await wait(100)
  }
  const cause = server.exitCode ?? server.signalCode ?? 'too slow'
  server.kill()
  throw new Error(`A site of the tests did not start (${cause})`)
}

/** A killed process has a signal and no exit code. */
const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/** Waits until the site has the bank's rates of yesterday and today: without them the home page has no dollar. */
export async function untilRatesRead(origin: string): Promise<void> {
  const today = nepalDay(new Date())
  for (const day of [daysAfter(today, -1), today]) await untilRead(day)

  async function untilRead(day: string) {
    const query = new URLSearchParams({ from: day, to: day, per_page: '1', page: '1' })
    const end = Date.now() + startLimitMs
    while (Date.now() < end) {
      const answer = await fetch(`${origin}/api/forex/v1/rates?${query}`)
      const { data } = (await answer.json()) as { data?: { payload: unknown[] | null } }
      if (data?.payload?.length === 1) return
      await wait(500)
    }
    throw new Error(`A site of the tests did not read the exchange rates of ${day}`)
  }
}

export async function stopSite(server: ChildProcess) {
  if (!isRunning(server)) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}
