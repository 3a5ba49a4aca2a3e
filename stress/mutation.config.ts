import { defineConfig } from 'vitest/config'
import { articles, inlineScripts } from '../scripts/build/plugins.ts'

/** `mutation.stress.ts` sets MUTATION_TESTS to the tests of one group. */
export default defineConfig({
  plugins: [articles(), inlineScripts()],
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    // As in `npm test`.
    env: { TZ: 'UTC', TEST_DATABASE: 'pglite', QR_CODES: '50' },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
