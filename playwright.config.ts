import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { type FoundChromium, findHeadlessChromium } from './test/browser.ts'
import { freePort } from './test/free-port.ts'

// Every worker reads this file again and must come to the same address; workers inherit the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= temporaryFolder()
process.env.E2E_SEEDED_DIR ??= temporaryFolder()
process.env.E2E_BANK_PORT ??= String(await freePort())
process.env.E2E_COINS_PORT ??= String(await freePort())
process.env.E2E_GOOGLE_PORT ??= String(await freePort())
// Stand-ins on this machine, also for the sites that single tests start. Never the real ones.
process.env.NRB_URL = `http://127.0.0.1:${process.env.E2E_BANK_PORT}`
process.env.COINGECKO_URL = `http://127.0.0.1:${process.env.E2E_COINS_PORT}`

const origin = `http://localhost:${process.env.E2E_PORT}`
// Found once: a worker would start each browser of the machine to see whether it runs.
process.env.E2E_BROWSER ??= JSON.stringify(await findHeadlessChromium())
const browser = JSON.parse(process.env.E2E_BROWSER) as FoundChromium

const memory = existsSync('/dev/shm') ? statfsSync('/dev/shm') : undefined
// Containers often have 64 MB, in which a browser crashes.
const sharedBytes = memory ? memory.bavail * memory.bsize : 0

const desktop = { viewport: { width: 1280, height: 800 } }
/** One after another on a site of their own, which a worker starts. They come first: the rest runs beside them. */
const onOneSite = { fullyParallel: false, workers: 1, use: desktop }

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each more takes three seconds of processor time for itself and its browser.
  workers: 2,
  // A busy machine may be late once; what passes at the second attempt only is named at the end of the run.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  globalTimeout: 30 * 60_000,
  // For what hangs, not for what is slow: the journeys through the admin area take half a minute on a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'Asia/Kathmandu',
    // What a service worker stores would hide what a test breaks; its own tests allow it. Animations cost time.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test would double the time; a picture of the end tells most.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      // Playwright keeps the browser's shared memory in files on the disk, for containers with little of it: a tenth of
      // a page's processor time.
      ignoreDefaultArgs: sharedBytes >= 1024 ** 3 ? ['--disable-dev-shm-usage'] : [],
      // No name but our own resolves, so that a stray request to another host cannot leave the machine.
      args: [
        ...browser.args,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // A process for each site would isolate ours from itself: a quarter of a page's processor time.
        '--disable-site-isolation-trials',
        // The pages of a context share one process.
        '--renderer-process-limit=1',
      ],
      ...(browser.env && { env: { ...process.env, ...browser.env } }),
    },
  },
  projects: [
    { name: 'admin', testMatch: '**/*.admin.spec.ts', ...onOneSite },
    { name: 'own-site', testMatch: '**/*.own-site.spec.ts', ...onOneSite },
    // What no width changes is tested once, on the desktop. `*.phone.spec.ts` run on the phone only, and tests with
    // the tag @phone at both widths.
    { name: 'desktop', testIgnore: /\.(phone|admin|own-site)\.spec\.ts/, use: desktop },
    {
      name: 'phone',
      testIgnore: /\.(admin|own-site)\.spec\.ts/,
      // Playwright compares the name of the file, the title and the tags.
      grep: /\.phone\.spec\.ts|@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    ...Object.entries({
      'e2e/central-bank.ts': process.env.E2E_BANK_PORT,
      'e2e/coin-source.ts': process.env.E2E_COINS_PORT,
      'e2e/google.ts': process.env.E2E_GOOGLE_PORT,
    }).map(([file, port]) => ({
      command: `"${process.execPath}" ${file}`,
      port: Number(port),
      reuseExistingServer: false,
      env: { PORT: port },
    })),
    {
      command: `"${process.execPath}" e2e/main-site.ts`,
      url: `${origin}/readyz`,
      timeout: 240_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stderr: 'pipe',
      env: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        // So that a test can have an address of its own.
        TRUSTED_PROXIES: '127.0.0.1',
        PORT: process.env.E2E_PORT,
        SITE_URL: origin,
        DATA_DIR: process.env.E2E_DATA_DIR,
        NRB_URL: process.env.NRB_URL,
        COINGECKO_URL: process.env.COINGECKO_URL,
        GOOGLE_ISSUER: `http://127.0.0.1:${process.env.E2E_GOOGLE_PORT}`,
        GOOGLE_CLIENT_ID: 'chautari-test',
        GOOGLE_CLIENT_SECRET: 'a secret of the tests',
        ADMIN_EMAILS: 'sita@example.com',
        // The embedded database, whatever the developer's own shell points to.
        DATABASE_URL: '',
      },
    },
  ],
})

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-data-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
