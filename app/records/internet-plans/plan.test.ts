import { expect, test } from 'vitest'
import { cycleMonthsOf } from './plan.ts'

test('NET-10: the billing cycle falls back to the duration of the plan, then to one month', () => {
  expect(cycleMonthsOf(3, 12)).toBe(3)
  expect(cycleMonthsOf(null, 12)).toBe(12)
  expect(cycleMonthsOf(null, null)).toBe(1)
})
