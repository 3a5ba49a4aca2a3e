import { vi } from 'vitest'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Storage } from '#db/storage.ts'
import { clockMoved, testStorage } from './database.ts'
import { standInForGoogle } from './google.ts'
import { testSite } from './site.ts'
import { visitorBrowser } from './visitor-browser.ts'

export const siteUrl = 'https://chautari.example'

/**
 * The whole server with a stand-in for Google and one operator, Sita. Its clock is the machine's, and may be moved.
 * @param storage where another server keeps its data already; a new one unless given
 */
export async function signInSite(config: Partial<Config> = {}, storage?: Storage) {
  const kept = storage ?? (await testStorage())
  const google = await standInForGoogle()
  const parts = await testSite({
    storage: kept,
    config: { google: google.google, adminEmails: ['sita@example.com'], ...config },
    now: () => new Date(),
  })
  return {
    ...parts,
    storage: kept,
    db: kept.db,
    google,
    browser: (jar?: Map<string, string>) => visitorBrowser(parts.app, parts.site.config.siteUrl, jar),
  }
}

/** Moves the machine's clock, also for the engine and for the client of the pages. Timers go on as they are. */
export function passTime(ms: number) {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now + ms)
  clockMoved()
}
