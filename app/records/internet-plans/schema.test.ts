import { expect, test } from 'vitest'
import { parseFields } from '#app/platform/editing/fields.ts'
import { planRecord } from './schema.ts'

const plan = {
  provider_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  plan_name: 'Home',
  speed_mbps: 100,
  price_npr: 1200,
}
const read = (given: object, lang: 'en' | 'ne' = 'en') => parseFields(planRecord.edits(lang), given, lang)

test('ADM-11: a plan needs a provider, a name, and a speed and a price above 0', () => {
  expect(read({})).toEqual({
    ok: false,
    fieldErrors: {
      provider_id: 'Please select a provider',
      plan_name: 'Plan name is required',
      speed_mbps: 'Speed must be greater than 0',
      price_npr: 'Price must be greater than 0',
    },
  })
  expect(read({ ...plan, plan_name: '  ', speed_mbps: 'fast' }, 'ne')).toEqual({
    ok: false,
    fieldErrors: { plan_name: 'प्याकेजको नाम आवश्यक छ', speed_mbps: 'गति ० भन्दा बढी हुनुपर्छ' },
  })
})

test('ADM-11: a new plan is unlimited, for twelve months, without further costs, and active', () => {
  expect(read(plan)).toMatchObject({
    fields: {
      data_limit_gb: 'unlimited',
      fup_details: null,
      installation_cost_npr: 0,
      router_cost_npr: 0,
      plan_duration_months: 12,
      is_active: true,
    },
  })
})

test('ADM-11: a contract runs for 1, 3, 6, 12 or 24 months', () => {
  for (const plan_duration_months of [1, 3, 6, 12, 24])
    expect(read({ ...plan, plan_duration_months }).ok).toBe(true)
  for (const plan_duration_months of [0, 2, 36, '12'])
    expect(read({ ...plan, plan_duration_months }).ok).toBe(false)
})
