import { expect, test } from 'vitest'
import { priceAgeText, rupeesText, updatedText, weightText } from './price-texts.ts'
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
