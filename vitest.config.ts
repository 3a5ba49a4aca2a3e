import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { articles, inlineScripts } from './scripts/build/plugins.ts'

const FOLDERS = '{app,db,jobs,packages,scripts,server,stress,test}'
const DATABASE_TESTS = `${FOLDERS}/**/*.db.test.ts`
// What only one engine can do is in a file of its own, so that no test has to be skipped on the other.
const EMBEDDED_ONLY = `${FOLDERS}/**/*.pglite.db.test.ts`
const POSTGRES_ONLY = `${FOLDERS}/**/*.postgres.db.test.ts`
// What the engines may do differently: types, migrations, seeds, the queue. The rest is tested on the server's
// engine only: the browser tests run on the embedded one, and a dump goes from the one to the other and back.
const ON_BOTH_ENGINES = [
  'db/*.db.test.ts',
  'jobs/open-jobs.db.test.ts',
  'server/auth/accounts/ways-in.db.test.ts',
]
const CONSTRAINTS = 'db/rules.db.test.ts'
// Servers of the build in processes of their own.
const SERVERS_TESTS = `${FOLDERS}/**/*.servers.test.ts`
// A busy machine may be late once; what passes at the second attempt only is named at the end of the run.
const ON_A_BUSY_MACHINE = { testTimeout: 60_000, hookTimeout: 120_000, retry: 1 }
// Components in a document without a browser: what needs layout, styles or a network is in `e2e`.
const COMPONENT_TESTS = '{app,packages,test}/**/*.dom.test.tsx'
const exclude = [...configDefaults.exclude, 'test/fixtures/**']

type ProjectTest = NonNullable<Extract<TestProjectConfiguration, { test?: unknown }>['test']>

/** A project that compiles what the site does. */
const project = (name: string, test: ProjectTest) => ({
  extends: true as const,
  test: { name, exclude, ...test },
})

export default defineConfig({
  // Every project compiles articles and inline scripts as the site does; Tailwind and the router's own plugin are for the build.
  plugins: [articles(), inlineScripts()],
  test: {
    // Files of a worker share what they import, and one database: to load React, the router and the pages for each of
    // them took more time than the tests.
    isolate: false,
    // A test that reads the wall clock's zone would pass in one country only.
    env: { TZ: 'UTC' },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      project('unit', {
        include: [`${FOLDERS}/**/*.test.{ts,tsx}`],
        exclude: [...exclude, DATABASE_TESTS, SERVERS_TESTS, COMPONENT_TESTS],
        testTimeout: 20_000,
      }),
      project('components', {
        include: [COMPONENT_TESTS],
        environment: 'happy-dom',
        environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
        setupFiles: './test/components-setup.ts',
        testTimeout: 20_000,
      }),
      project('db-pglite', {
        include: [EMBEDDED_ONLY, ...ON_BOTH_ENGINES],
        exclude: [...exclude, POSTGRES_ONLY, CONSTRAINTS],
        env: { TEST_DATABASE: 'pglite' },
        ...ON_A_BUSY_MACHINE,
      }),
      {
        // Pages are drawn by React as it is served: its development build takes a quarter more of the time of their tests.
        // The components have that one, with its warnings.
        oxc: { jsx: { development: false } },
        ...project('db-postgres', {
          include: [DATABASE_TESTS],
          exclude: [...exclude, EMBEDDED_ONLY],
          env: { TEST_DATABASE: 'postgres', NODE_ENV: 'production' },
          globalSetup: './test/postgres-setup.ts',
          ...ON_A_BUSY_MACHINE,
        }),
      },
      project('servers', {
        include: [SERVERS_TESTS],
        globalSetup: './test/postgres-setup.ts',
        ...ON_A_BUSY_MACHINE,
      }),
    ],
  },
})
