import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saidIn } from '#app/lib/statement.ts'
import { costsOf, cycleMonthsOf, type PlanFacts, planRemarks } from './plan.ts'

const fee = fc.option(fc.integer({ min: 0, max: 50_000 }))
const priced = fc.record({
  priceNpr: fc.integer({ min: 1, max: 200_000 }),
  cycleMonths: fc.integer({ min: 1, max: 36 }),
  vatIncluded: fc.constantFrom(true, false, null),
  installNpr: fee,
  routerNpr: fee,
})

test('NET-05: a month is the price by the months of the cycle, and fees join the first month and the year', () => {
  const plan = { priceNpr: 12_600, cycleMonths: 12, vatIncluded: true, installNpr: 1165, routerNpr: 2825 }
  expect(costsOf(plan)).toMatchObject({ monthlyNpr: 1050, firstMonthNpr: 5040, yearlyNpr: 16_590 })
  expect(costsOf({ ...plan, vatIncluded: null })).toEqual(costsOf(plan))
})

test('NET-05: missing costs count as 0, and so does a known 0', () => {
  const plan = { priceNpr: 3300, cycleMonths: 3, vatIncluded: true }
  const free = { monthlyNpr: 1100, firstMonthNpr: 1100, firstPaymentNpr: 3300, yearlyNpr: 13_200 }
  expect(costsOf({ ...plan, installNpr: null, routerNpr: null })).toMatchObject(free)
  expect(costsOf({ ...plan, installNpr: 0, routerNpr: 0 })).toMatchObject(free)
})

test('NET-05: where VAT is added, month, first month, first payment and year count it; fees stay as published', () => {
  const plan = { priceNpr: 9292, cycleMonths: 12, vatIncluded: false, installNpr: 1000, routerNpr: null }
  const costs = costsOf(plan)
  expect(costs.cycleNpr).toBeCloseTo(10_499.96, 6)
  expect(costs.monthlyNpr).toBeCloseTo(874.996_667, 5)
  expect(costs.firstMonthNpr).toBeCloseTo(1874.996_667, 5)
  expect(costs.firstPaymentNpr).toBeCloseTo(11_499.96, 6)
  expect(costs.yearlyNpr).toBeCloseTo(11_499.96, 6)
})

test('NET-05: a plan that is paid ahead costs the whole cycle and its fees at the start', () => {
  const plan = { priceNpr: 18_319, cycleMonths: 24, vatIncluded: true, installNpr: 500, routerNpr: 0 }
  expect(costsOf(plan).firstPaymentNpr).toBe(18_819)
  const monthly = costsOf({ ...plan, priceNpr: 900, cycleMonths: 1 })
  expect(monthly.firstPaymentNpr).toBe(monthly.firstMonthNpr)
})

test('NET-05: nothing is rounded before it is shown', () => {
  const costs = costsOf({
    priceNpr: 1000,
    cycleMonths: 3,
    vatIncluded: true,
    installNpr: null,
    routerNpr: null,
  })
  expect(costs.monthlyNpr).toBeCloseTo(333.333_333, 5)
  expect(costs.yearlyNpr).toBeCloseTo(4000, 8)
})

test('NET-05: a year is eleven months more than the first month, whatever the plan', () => {
  fc.assert(
    fc.property(priced, (plan) => {
      const { cycleNpr, monthlyNpr, firstMonthNpr, yearlyNpr } = costsOf(plan)
      expect(monthlyNpr * plan.cycleMonths).toBeCloseTo(cycleNpr, 6)
      expect(yearlyNpr - firstMonthNpr).toBeCloseTo(11 * monthlyNpr, 6)
      expect(firstMonthNpr - monthlyNpr).toBeCloseTo((plan.installNpr ?? 0) + (plan.routerNpr ?? 0), 6)
    }),
  )
})

test('NET-10: the billing cycle falls back to the duration of the plan, then to one month', () => {
  expect(cycleMonthsOf(3, 12)).toBe(3)
  expect(cycleMonthsOf(null, 12)).toBe(12)
  expect(cycleMonthsOf(null, null)).toBe(1)
})

const plan: PlanFacts = {
  speedMbps: 100,
  priceNpr: 13_540,
  cycleMonths: 24,
  installNpr: 0,
  routerNpr: 0,
  routerIncluded: null,
  vatIncluded: true,
  readOn: '2026-01-07',
  verifiedOn: '2026-11-21',
}

const textsOf = (part: Partial<PlanFacts>, lang: 'en' | 'ne' = 'en') =>
  saidIn(lang, planRemarks({ ...plan, ...part })).map(({ text }) => text)

test('a price that is paid for several months says for how many, and how much with VAT and fees is due first', () => {
  expect(textsOf({})).toEqual(['NPR 13,540 for 24 months at once'])
  expect(textsOf({ installNpr: 3000 })).toEqual([
    'NPR 13,540 for 24 months at once, NPR 16,540 with the fees',
  ])
  expect(textsOf({ vatIncluded: false, priceNpr: 12_000, cycleMonths: 12 })).toEqual([
    'NPR 13,560 for 12 months at once',
  ])
  expect(textsOf({}, 'ne')).toEqual(['२४ महिनाको रु. १३,५४० एकै पटक तिर्नुपर्छ'])
  expect(textsOf({ cycleMonths: 1 })).toEqual([])
})

test('NET-05: a fee that is not published is said to be, and a known one is not', () => {
  const fees = (part: Partial<PlanFacts>) => textsOf({ cycleMonths: 1, routerNpr: 2825, ...part })
  expect(fees({})).toEqual([])
  expect(fees({ installNpr: null })).toEqual(['Install fee not published, counted as 0'])
  expect(fees({ routerNpr: null })).toEqual(['Router fee not published, counted as 0'])
  expect(fees({ routerNpr: null, routerIncluded: true })).toEqual([])
  expect(fees({ installNpr: null, routerNpr: null })).toEqual([
    'Installation and router fees not published, counted as 0',
  ])
})

test('NET-10: a price that nobody here has checked is second-hand, with the day on which it was read', () => {
  const [dated] = textsOf({ cycleMonths: 1, verifiedOn: null })
  expect(dated).toBe('Second-hand price: read by others on 7 January 2026, not checked by us')
  expect(textsOf({ cycleMonths: 1, verifiedOn: null, readOn: null }, 'ne')[0]).toContain('मिति थाहा छैन')
})
