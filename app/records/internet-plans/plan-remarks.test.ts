import { expect, test } from 'vitest'
import { saidIn } from '#app/lib/statement.ts'
import type { PlanFacts } from './plan.ts'
import { planRemarks } from './plan-remarks.ts'

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
