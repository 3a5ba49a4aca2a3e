import { expect, test } from 'vitest'
import { readFields } from '#app/platform/editing/read-fields.ts'
import { priceFields } from '#app/records/gold-silver-prices/edit-fields.ts'
import { editPriceForm, newPriceForm, sentPrice } from './price-form.ts'

test('GOLD-06: prices are typed grouped or not, in either script', () => {
  const { defaults } = newPriceForm('2026-11-21', '')
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
  expect(readFields(priceFields('en'), sentPrice(defaults), 'en')).toMatchObject({
    faults: { gold_hallmark_tola: 'must be a number', silver_10g: 'must be a number' },
  })
})

test('GOLD-06: a stored day is edited as it is', () => {
  const price = {
    date: '2026-08-13',
    gold_hallmark_tola: 301_000,
    gold_hallmark_10g: 258_060,
    silver_tola: 4640,
    silver_10g: 3978.5,
    source: 'FENEGOSIDA',
  }
  const form = editPriceForm({ ...price, created_at: '', updated_at: '' })
  expect(sentPrice(form.defaults)).toEqual(price)
})
