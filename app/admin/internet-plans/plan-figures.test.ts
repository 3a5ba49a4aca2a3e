import { expect, test } from 'vitest'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { monthlyNpr, setupCostNpr } from './plans.ts'

test('ADM-09: the setup cost is what is paid once, and a cost that is not published adds nothing', () => {
  expect(setupCostNpr({ installation_cost_npr: 500, router_cost_npr: 1250.5 })).toBe(1750.5)
  expect(setupCostNpr({ installation_cost_npr: null, router_cost_npr: 800 })).toBe(800)
  expect(setupCostNpr({ installation_cost_npr: null, router_cost_npr: null })).toBe(0)
})

test('ADM-11: the price of a month is shown as it is typed, in either script', () => {
  const typed = (price_npr: string, plan_duration_months = 12) => ({ price_npr, plan_duration_months })
  expect(monthlyNpr(typed('13,800'))).toBe(1150)
  expect(monthlyNpr(typed('३०००', 3))).toBe(1000)
  for (const refused of ['', '0', '-5', 'much', '12.345']) expect(monthlyNpr(typed(refused))).toBe(0)
})

test('ADM-11: a new plan begins unlimited, for 12 months, active, with speed, price and costs of 0', () => {
  expect(planRecord.defaults).toMatchObject({
    data_limit_gb: 'unlimited',
    fup_details: '',
    installation_cost_npr: '0',
    router_cost_npr: '0',
    plan_duration_months: 12,
    is_active: true,
    speed_mbps: '0',
    price_npr: '0',
  })
})
