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

const dayRules = 'app/lib/{day-text,instant-text}'
const forms = 'app/tools/{foreign-exchange/conversion,crypto-exchange-rates/{amounts,conversion}}'
const jewellery = 'app/tools/gold-silver-price/{jewellery,jewellery-form,price-change}'
const plans =
  '{app/tools/internet-comparison/costs,app/admin/internet-plans/plan-figures,app/records/internet-plans/plan}'
const moneyRules = [
  'app/lib/nepali-grouping',
  forms,
  jewellery,
  plans,
  'app/records/gold-silver-prices/rules',
]
const code = 'app/tools/qr-builder/{qr-code,qr-payload,card-text}'

const decisions = [
  'server/auth/policy',
  'server/maintenance/response-kind',
  'app/platform/http/client-address.server',
]

export const mutationGroups: readonly MutationGroup[] = [
  {
    name: 'dates',
    mutate: ['packages/bikram-sambat/src/*.ts', '!packages/bikram-sambat/src/*.test.ts', `${dayRules}.ts`],
    tests: ['packages/bikram-sambat/src/*.test.ts', `${dayRules}.test.ts`],
    ignoreStatic: true,
  },
  {
    name: 'money',
    mutate: moneyRules.map((path) => `${path}.ts`),
    tests: moneyRules.map((path) => `${path}.test.ts`),
  },
  { name: 'QR', mutate: [`${code}.ts`], tests: [`${code}.test.ts`] },
  {
    name: 'authorisation: decisions',
    mutate: decisions.map((path) => `${path}.ts`),
    tests: decisions.map((path) => `${path}.test.ts`),
  },
  {
    // Its tests sign in with a real database, which takes seconds for each mutant.
    name: 'authorisation: the gate',
    mutate: ['server/auth/operators/gate.ts'],
    tests: ['server/auth/{admin-gate,admin-factor}.db.test.ts'],
  },
]
