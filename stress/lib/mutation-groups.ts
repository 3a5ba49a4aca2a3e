/** Critical code, and the tests that must detect its mutants. */
export interface MutationGroup {
  name: string
  /** What is changed, as globs; with `!` in front what is not. */
  mutate: readonly string[]
  /** Globs of the tests that may kill a mutant. */
  tests: readonly string[]
  /**
   * Leaves out code that runs when a module is loaded (tables and names): each such mutant needs all tests with all modules
   * reloaded. `npm test` compares the tables with published years.
   */
  ignoreStatic?: boolean
}

const calendar = 'packages/bikram-sambat/src/'
const dayRules = ['app/lib/day-text', 'app/lib/instant-text']
const moneyRules = [
  'app/lib/nepali-grouping',
  'app/tools/foreign-exchange/conversion',
  'app/tools/crypto-exchange-rates/conversion',
  'app/tools/gold-silver-price/jewellery',
  'app/tools/gold-silver-price/jewellery-form',
  'app/tools/gold-silver-price/price-texts',
  'app/records/internet-plans/plan',
  'app/records/gold-silver-prices/rules',
]
const code = ['qr-code', 'qr-payload', 'parts/card'].map((name) => `app/tools/qr-builder/${name}`)

const decisions = [
  'server/auth/operators/operator-address',
  'server/maintenance/response-kind',
  'server/http/client-ip',
]

const sourcesOf = (paths: readonly string[]) => paths.map((path) => `${path}.ts`)
const testsOf = (paths: readonly string[]) => paths.map((path) => `${path}.test.ts`)

export const mutationGroups: readonly MutationGroup[] = [
  {
    name: 'dates',
    mutate: [`${calendar}*.ts`, `!${calendar}*.test.ts`, ...sourcesOf(dayRules)],
    tests: [`${calendar}*.test.ts`, ...testsOf(dayRules)],
    ignoreStatic: true,
  },
  {
    name: 'money',
    mutate: sourcesOf(moneyRules),
    tests: testsOf(moneyRules),
  },
  { name: 'QR', mutate: sourcesOf(code), tests: testsOf(code) },
  {
    name: 'authorisation: decisions',
    mutate: sourcesOf(decisions),
    tests: testsOf(decisions),
  },
  {
    // Its tests sign in with a real database, which takes seconds for each mutant.
    name: 'authorisation: the gate',
    mutate: ['server/auth/operators/gate.ts'],
    tests: testsOf([
      'server/auth/operators/gate.db',
      'server/auth/factors/recent-factor.db',
      'server/auth/routes/admin-factor.db',
      'server/auth/routes/acting-operators.db',
      'server/auth/routes/sign-in-log.db',
    ]),
  },
]
