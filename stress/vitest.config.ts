import { defineConfig } from 'vitest/config'
import { articles, inlineScripts } from '../scripts/build/plugins.ts'

const MINUTE_MS = 60_000

/** The stress tests of one folder. */
function kind(name: string) {
  return { extends: true as const, test: { name, include: [`stress/${name}/**/*.stress.ts`], exclude: [] } }
}

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [articles(), inlineScripts()],
  test: {
    env: { TZ: 'UTC' },
    // They measure and break things: parallel runs would disturb each other.
    fileParallelism: false,
    allowOnly: false,
    // What a program prints is its result.
    disableConsoleIntercept: true,
    testTimeout: 30 * MINUTE_MS,
    hookTimeout: 5 * MINUTE_MS,
    reporters: ['./stress/lib/table-reporter.ts'],
    projects: ['faults', 'load', 'security', 'deployment', 'packages', 'spreadsheet', 'bench'].map(kind),
  },
})
