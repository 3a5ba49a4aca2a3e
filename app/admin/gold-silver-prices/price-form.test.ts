import { expect, test } from 'vitest'
import { parseFields } from '#app/platform/editing/fields.ts'
import { priceFields } from '#app/records/gold-silver-prices/schema.ts'
import { valuesOf } from '../kit/use-form.ts'
import { priceForm, sentPrice } from './price-form.ts'

test('GOLD-06: prices are typed grouped or not, in either script', () => {
  const { defaults } = priceForm('2026-11-21', '')
  const typed = {
    ...defaults,
    gold_hallmark_tola: ' 3,01,000 ',
    gold_hallmark_10g: '२५८०६०',
    silver_tola: '4640.50',
    silver_10g: 'many',
  }
  expect(sentPrice(typed)).toEqual({
    date: '2026-11-21',
    gold_hallmark_tola: 301_000,
    gold_hallmark_10g: 258_060,
    silver_tola: 4640.5,
    silver_10g: 'many',
  })
  expect(parseFields(priceFields('en'), sentPrice(defaults), 'en')).toMatchObject({
    fieldErrors: { gold_hallmark_tola: 'Please enter a number', silver_10g: 'Please enter a number' },
  })
})

test('API-02: prices are saved over those that were read, and never over unread ones', () => {
  const price = {
    date: '2026-08-13',
    gold_hallmark_tola: 301_000,
    gold_hallmark_10g: 258_060,
    silver_tola: 4640,
    silver_10g: 3978.5,
    source: 'FENEGOSIDA',
  }
  const form = priceForm('2026-11-21', '')
  const row = { ...price, updated_at: '2026-08-13T06:00:00.000Z' }
  const given = sentPrice(valuesOf(row, form.defaults))
  expect(given).toEqual(price)
  const versionOver = (date: string, over: typeof row | undefined) =>
    form.request({ ...given, date }, over).body.updated_at
  expect(versionOver('2026-08-13', row)).toBe(row.updated_at)
  expect(versionOver('2026-08-14', row)).toBe(null)
  expect(versionOver('2026-08-13', undefined)).toBe(null)
})
