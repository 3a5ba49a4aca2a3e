import { defineConfig } from 'vitest/config'
import { articles } from '../scripts/build/articles-plugin.ts'
import { inlineScripts } from '../scripts/build/inline-scripts-plugin.ts'

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
