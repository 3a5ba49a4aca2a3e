import { expect, test } from 'vitest'
import {
  amountText,
  changeBetween,
  changeText,
  priceAgeText,
  rupeesText,
  updatedText,
  weightText,
} from './price-texts.ts'
import { ageDays } from './price-view.ts'

test('GOLD-01: the last update is an instant in Nepal', () => {
  expect(updatedText('en', '2026-07-16T05:20:00.000Z')).toBe('16 July 2026, 11:05 NPT')
  expect(updatedText('ne', '2026-07-16T18:20:00.000Z')).toBe('१७ जुलाई २०२६, ००:०५ बजे')
})

test('the age of a price is said in days of the calendar, and never below 0', () => {
  const ages = ['2026-07-16', '2026-07-17', '2026-07-18', '2026-11-21', '2026-07-15']
  expect(ages.map((today) => priceAgeText('en', ageDays('2026-07-16', today)))).toEqual([
    'Price of today',
    'Price of yesterday',
    '2 days old',
    '128 days old',
    'Price of today',
  ])
  expect(priceAgeText('ne', 128)).toBe('१२८ दिन पुरानो')
})

test('money has two decimals or none', () => {
  expect([395_459.1, 2000, 0.05].map((npr) => rupeesText('en', npr))).toEqual([
    'NPR 3,95,459.10',
    'NPR 2,000',
    'NPR 0.05',
  ])
})

test('a weight has at most four decimals', () => {
  expect([1, 1.25, 0.0625, 1 / 3, 1234.5].map((weight) => weightText('en', weight))).toEqual([
    '1',
    '1.25',
    '0.0625',
    '0.3333',
    '1,234.5',
  ])
  expect(weightText('ne', 11.664)).toBe('११.६६४')
})

const text = (before: number, now: number) => changeText('en', changeBetween(before, now))

test('GOLD-02: up above 0, down below 0, neutral at 0, in NPR and per cent of the price before', () => {
  expect(changeBetween(284_800, 285_200)).toEqual({
    direction: 'up',
    npr: 400,
    percent: expect.closeTo(0.1404, 4),
  })
  expect(changeBetween(4415, 4325).direction).toBe('down')
  expect(changeBetween(3995.5, 3995.5)).toEqual({ direction: 'neutral', npr: 0, percent: 0 })
  // Binary fractions: the difference of these is not exactly 0.1 by itself.
  expect(changeBetween(0.2, 0.3).npr).toBe(0.1)
})

test('GOLD-02: the change has 2 decimals or none, the per cent always 2', () => {
  expect(text(284_800, 285_200)).toBe('Up NPR 400 (+0.14%)')
  expect(text(4415, 4325)).toBe('Down NPR 90 (−2.04%)')
  expect(text(3785, 3707.5)).toBe('Down NPR 77.50 (−2.05%)')
  expect(text(4000, 4000.25)).toBe('Up NPR 0.25 (+0.01%)')
  expect(text(4000, 4000)).toBe('Unchanged, NPR 0 (0.00%)')
  expect(changeText('ne', changeBetween(284_800, 285_200))).toBe('रु. ४०० ले बढ्यो (+०.१४%)')
})

test('GOLD-02: amounts are grouped the Nepali way, with two decimals or none', () => {
  const amounts = [285_200, 1_234_567.8, 3995.05, 0.999, 0, -12.5]
  expect(amounts.map((amount) => amountText('en', amount))).toEqual([
    '2,85,200',
    '12,34,567.80',
    '3,995.05',
    '1',
    '0',
    '−12.50',
  ])
  expect(amountText('ne', 3995.5)).toBe('३,९९५.५०')
})
