import { expect, test } from 'vitest'
import { hiddenGroups, type PlanRow, type ProviderRow, planGroups, selectableProviders } from './plans.ts'

const provider = (id: string, is_active = true): ProviderRow => ({
  id,
  name: `Provider ${id}`,
  name_ne: `प्रदायक ${id}`,
  logo_path: null,
  is_active,
})

const plan = (id: string, provider_id: string): PlanRow => ({
  id,
  created_at: '2026-11-21T00:00:00.000Z',
  updated_at: '2026-11-21T00:00:00.000Z',
  provider_id,
  plan_name: `Plan ${id}`,
  plan_name_ne: null,
  speed_mbps: 100,
  price_npr: 1200,
  plan_duration_months: 12,
  billing_cycle_months: 12,
  installation_cost_npr: null,
  router_cost_npr: null,
  router_included: null,
  includes_tv: false,
  vat_included: null,
  data_limit_gb: null,
  fup_details: null,
  fup_details_ne: null,
  source_url: null,
  source_checked_on: null,
  last_verified_at: null,
  is_active: false,
})

const providers = [provider('b'), provider('a'), provider('off', false), provider('empty')]
const plans = [plan('1', 'a'), plan('2', 'off'), plan('3', 'b'), plan('4', 'a')]

const shape = () =>
  planGroups(plans, providers).map((group) => [group.provider.id, group.plans.map(({ id }) => id)])

test('ADM-09: plans stand under active providers that have some, in the order of the providers', () => {
  expect(shape()).toEqual([
    ['b', ['3']],
    ['a', ['1', '4']],
  ])
})

test('providers that are switched off and have plans are reported, so that no plan is lost from sight', () => {
  expect(hiddenGroups(plans, providers).map(({ id }) => id)).toEqual(['off'])
  expect(hiddenGroups([plan('1', 'a')], providers)).toEqual([])
})

test('ADM-11: only active providers can be chosen, and for a plan of another one that one too', () => {
  const ids = (of: PlanRow | undefined) => selectableProviders(providers, of).map(({ id }) => id)
  expect(ids(undefined)).toEqual(['b', 'a', 'empty'])
  expect(ids(plan('2', 'off'))).toEqual(['b', 'a', 'off', 'empty'])
})
