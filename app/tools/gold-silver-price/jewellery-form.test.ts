import { expect, test } from 'vitest'
import { readOrder } from './jewellery-form.ts'

const latest = {
  date: '2026-07-16',
  gold: { tolaNpr: 285_200, tenGramNpr: 244_515 },
  silver: { tolaNpr: 4325, tenGramNpr: 3708 },
}

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readOrder(form, latest)
}

test('empty charges are 0, an empty price is that of the page, for the metal and the unit', () => {
  expect(read({ item: 'gold22', unit: 'tola', tola: '1', aana: '8', makingKind: 'percent' })).toEqual({
    ok: true,
    order: {
      item: 'gold22',
      unit: 'tola',
      weight: 1.5,
      priceNpr: 285_200,
      wastagePercent: 0,
      making: { kind: 'percent', amount: 0 },
      taxPercent: 0,
    },
  })
  expect(read({ item: 'silver', unit: 'gram', gram: '10', tola: 'x' })).toMatchObject({
    ok: true,
    order: { weight: 10, priceNpr: 3708 },
  })
  expect(read({ tola: '1', price: '3,10,000' })).toMatchObject({ order: { priceNpr: 310_000 } })
})

test('digits of either script are read, with commas, blanks and decimals', () => {
  expect(read({ tola: '१.५', price: '३,०५,२००', wastage: ' ५ ', tax: '2.' })).toMatchObject({
    order: { weight: 1.5, priceNpr: 305_200, wastagePercent: 5, taxPercent: 2 },
  })
})

test('aana and lal are parts of a tola, and half a tola may be typed without its zero', () => {
  expect(read({ tola: '.25', aana: '8', lal: '50' })).toMatchObject({ order: { weight: 0.25 + 0.5 + 0.5 } })
  expect(read({ tola: '1', wastage: '100' })).toMatchObject({ order: { wastagePercent: 100 } })
  expect(read({ tola: '.x' }).ok).toBe(false)
})

test('what is no amount, too much or no weight is shown at its field', () => {
  expect(read({ tola: 'one', wastage: '-1', tax: '1e3' })).toEqual({
    ok: false,
    problems: { tola: { kind: 'notAmount' }, wastage: { kind: 'notAmount' }, tax: { kind: 'notAmount' } },
  })
  expect(read({ tola: '1', wastage: '101', making: '101', makingKind: 'percent' })).toEqual({
    ok: false,
    problems: {
      wastage: { kind: 'tooLargePercent', most: 100 },
      making: { kind: 'tooLargePercent', most: 100 },
    },
  })
  expect(read({ tola: '100001', making: '2000', makingKind: 'flat' })).toEqual({
    ok: false,
    problems: { tola: { kind: 'tooLarge', most: 100_000 } },
  })
  expect(read({ tola: '1', making: '101', makingKind: 'flat' }).ok).toBe(true)
  expect(read({})).toEqual({ ok: false, problems: { tola: { kind: 'noWeight' } } })
  expect(read({ unit: 'gram', gram: '0', tola: '1' })).toEqual({
    ok: false,
    problems: { gram: { kind: 'noWeight' } },
  })
})
