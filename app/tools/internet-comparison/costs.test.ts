import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costsOf } from './costs.ts'

const fee = fc.option(fc.integer({ min: 0, max: 50_000 }))
const priced = fc.record({
  priceNpr: fc.integer({ min: 1, max: 200_000 }),
  cycleMonths: fc.integer({ min: 1, max: 36 }),
  installNpr: fee,
  routerNpr: fee,
})

test('NET-05: a month is the price by the months of the cycle, and fees join the first month and the year', () => {
  expect(costsOf({ priceNpr: 12_600, cycleMonths: 12, installNpr: 1165, routerNpr: 2825 })).toEqual({
    monthlyNpr: 1050,
    firstMonthNpr: 5040,
    yearlyNpr: 16_590,
  })
})

test('NET-05: missing costs count as 0, and so does a known 0', () => {
  const free = { monthlyNpr: 1100, firstMonthNpr: 1100, yearlyNpr: 13_200 }
  expect(costsOf({ priceNpr: 3300, cycleMonths: 3, installNpr: null, routerNpr: null })).toEqual(free)
  expect(costsOf({ priceNpr: 3300, cycleMonths: 3, installNpr: 0, routerNpr: 0 })).toEqual(free)
})

test('NET-05: nothing is rounded before it is shown', () => {
  const costs = costsOf({ priceNpr: 1000, cycleMonths: 3, installNpr: null, routerNpr: null })
  expect(costs.monthlyNpr).toBeCloseTo(333.333_333, 5)
  expect(costs.yearlyNpr).toBeCloseTo(4000, 8)
})

test('NET-05: a year is eleven months more than the first month, whatever the plan', () => {
  fc.assert(
    fc.property(priced, (plan) => {
      const { monthlyNpr, firstMonthNpr, yearlyNpr } = costsOf(plan)
      expect(monthlyNpr * plan.cycleMonths).toBeCloseTo(plan.priceNpr, 6)
      expect(yearlyNpr - firstMonthNpr).toBeCloseTo(11 * monthlyNpr, 6)
      expect(firstMonthNpr - monthlyNpr).toBeCloseTo((plan.installNpr ?? 0) + (plan.routerNpr ?? 0), 6)
    }),
  )
})
