import { Hono } from 'hono'
import { pendingMigrations } from '#db/migrate.ts'
import type { ServerEnv } from './env.ts'
import type { Site } from './site.ts'

const probeLimitMs = 2000
const noStore = { 'cache-control': 'no-store' }

/** Whether the process is up, and whether it can work: its database answers and has this release's tables. */
export function health({ storage, log }: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore))
  app.get('/readyz', async (c) => {
    try {
      const pending = await within(probeLimitMs, pendingMigrations(storage.db))
      if (pending.length === 0) return c.json({ status: 'ready' }, 200, noStore)
      return c.json({ status: 'not ready', reason: 'migrations are pending', pending }, 503, noStore)
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer')
      return c.json({ status: 'not ready', reason: 'the database does not answer' }, 503, noStore)
    }
  })
  return app
}

async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
