import { defineConfig } from 'vitest/config'
import { articles } from '../scripts/build/articles-plugin.ts'

/** What the tests of one group are is told by whoever starts the mutations. */
export default defineConfig({
  plugins: [articles()],
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    // As in the tests of every change.
    env: { TZ: 'UTC', TEST_DATABASE: 'pglite', QR_CODES: '50' },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
