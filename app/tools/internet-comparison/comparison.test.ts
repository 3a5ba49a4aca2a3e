import { expect, test } from 'vitest'
import type { Plan } from '#app/records/internet-plans/store.server.ts'
import { comparisonRows } from './comparison.ts'
import { cycleText, dataLimitText, listedPlans, moneyText, priceDayText } from './listed-plan.ts'

const provider = {
  id: 'p',
  name: 'P',
  nameLang: 'en' as const,
  logoPath: null,
  websiteUrl: null,
  contactNumber: null,
}
const known: Plan = {
  id: 'known',
  providerId: 'p',
  name: 'Known',
  nameLang: 'en',
  speedMbps: 200,
  priceNpr: 145_000,
  cycleMonths: 12,
  installNpr: 1165,
  routerNpr: 2825,
  routerIncluded: false,
  includesTv: false,
  vatIncluded: true,
  dataLimit: 'unlimited',
  fairUse: { text: 'No FUP', lang: 'en' },
  source: null,
  readOn: '2026-06-26',
  verifiedOn: null,
}
const unknown: Plan = {
  ...known,
  id: 'unknown',
  installNpr: null,
  routerNpr: null,
  routerIncluded: null,
  vatIncluded: null,
  dataLimit: null,
  fairUse: null,
  readOn: null,
}

const rowsOf = (...plans: Plan[]) =>
  comparisonRows('en', listedPlans(plans, [provider])).map(({ label, cells, differs }) => [
    label,
    ...cells.map(({ text }) => text),
    differs,
  ])

test('NET-09: speed, VAT and what is due first, then cycle, month, first month, year, fees, limits and the day of the price', () => {
  expect(rowsOf(known, unknown)).toEqual([
    ['Speed', '200 Mbps', '200 Mbps', false],
    ['VAT', 'Price includes VAT', 'VAT not published', true],
    ['You pay first', 'NPR 1,48,990', 'NPR 1,45,000', true],
    ['Billing cycle', 'Yearly', 'Yearly', false],
    ['Monthly effective', 'NPR 12,083', 'NPR 12,083', false],
    ['First month', 'NPR 16,073', 'NPR 12,083', true],
    ['Yearly total', 'NPR 1,48,990', 'NPR 1,45,000', true],
    ['Install fee', 'NPR 1,165', 'Not published', true],
    ['Router fee', 'NPR 2,825', '–', true],
    ['Data limit', 'unlimited', 'Not published', true],
    ['FUP (fair usage policy)', 'No FUP', 'Not published', true],
    [
      'Price of',
      'Second-hand price: read by others on 26 June 2026, not checked by us',
      'Second-hand price: day unknown, not checked by us',
      true,
    ],
  ])
})

test('NET-09: a router that is included says so; one plan alone differs from nothing', () => {
  const rows = rowsOf({ ...known, routerIncluded: true }, { ...known, id: 'b', routerNpr: 0 })
  expect(rows[8]).toEqual(['Router fee', 'Included', 'Included', false])
  expect(rowsOf(known).every((row) => row.at(-1) === false)).toBe(true)
})

/** The marks of each row that has some. */
const marksOf = (...plans: Plan[]) =>
  Object.fromEntries(
    comparisonRows('en', listedPlans(plans, [provider])).flatMap(({ label, cells }) => {
      const marks = cells.map(({ best }) => best)
      return marks.some(Boolean) ? [[label, marks]] : []
    }),
  )

test('NET-09: the lowest price and fee and the highest speed are marked, also of two that are equal', () => {
  const cheap = { ...known, id: 'b', priceNpr: 12_000, routerIncluded: true }
  const fast = { ...known, id: 'c', speedMbps: 300, priceNpr: 12_000, routerIncluded: true }
  const low = [undefined, 'lowest', 'lowest']
  expect(marksOf(known, cheap, fast)).toEqual({
    Speed: [undefined, undefined, 'fastest'],
    'You pay first': low,
    'Monthly effective': low,
    'First month': low,
    'Yearly total': low,
    'Router fee': low,
  })
  expect(marksOf(known, { ...known, id: 'same' })).toEqual({})
})

test('NET-09: no plan is the lowest through what it does not publish and another one counts', () => {
  const cheaper = { ...unknown, priceNpr: 12_000 }
  expect(marksOf(known, cheaper)).toEqual({})
  expect(marksOf(known, { ...cheaper, vatIncluded: true })).toEqual({
    'Monthly effective': [undefined, 'lowest'],
  })
  // Neither publishes them: both sums leave out the same.
  expect(marksOf(unknown, { ...cheaper, id: 'b' })['Yearly total']).toEqual([undefined, 'lowest'])
  // What the other one leaves out could only make it dearer.
  expect(marksOf({ ...known, priceNpr: 1200 }, unknown)['Yearly total']).toEqual(['lowest', undefined])
})

test('NET-07: Monthly, Quarterly and Yearly, otherwise the number of months', () => {
  expect([1, 3, 12, 6, 24].map((months) => cycleText('en', months))).toEqual([
    'Monthly',
    'Quarterly',
    'Yearly',
    '6 Months',
    '24 Months',
  ])
  expect(cycleText('ne', 6)).toBe('६ महिना')
})

test('NET-07: money is in NPR, rounded, without decimals, grouped the Nepali way', () => {
  expect([moneyText('en', 333.5), moneyText('en', 1_234_567.4), moneyText('ne', 13_499)]).toEqual([
    'NPR 334',
    'NPR 12,34,567',
    'रु. १३,४९९',
  ])
})

test('NET-10: a verified plan says when; any other says that it is second-hand', () => {
  expect(priceDayText('en', { ...known, verifiedOn: '2026-11-21' })).toBe('Verified: 21 November 2026')
  expect(priceDayText('en', known)).toMatch(/^Second-hand price: read by others on 26 June 2026/)
})

test('NET-05, NET-09: VAT that is added is in the price of a month, and its part is shown', () => {
  const plan = { ...known, priceNpr: 9292, vatIncluded: false, installNpr: null, routerNpr: null }
  const cells = Object.fromEntries(rowsOf(plan).map(([label, text]) => [label, text]))
  expect(cells).toMatchObject({
    'Monthly effective': 'NPR 875 with VAT (774 + 13%)',
    'You pay first': 'NPR 10,500',
    'Yearly total': 'NPR 10,500',
    VAT: '13% VAT is added to the price; the figures here include it',
  })
})

test('NET-13: a data limit is shown as it is stored; unlimited has its Nepali word on Nepali pages', () => {
  expect(dataLimitText('en', 'unlimited')).toEqual({ text: 'unlimited', lang: 'en' })
  expect(dataLimitText('ne', 'Unlimited')).toEqual({ text: 'असीमित', lang: 'ne' })
  expect(dataLimitText('ne', '500GB')).toEqual({ text: '500GB', lang: 'en' })
})
