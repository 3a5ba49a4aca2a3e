import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billOf, itemNames, makingKinds, type Order, tolaOf, units } from './jewellery.ts'
import { stepsOf } from './parts/bill.tsx'

const order: Order = {
  item: 'gold24',
  unit: 'tola',
  weight: 1,
  priceNpr: 300_000,
  wastagePercent: 5,
  making: { kind: 'flat', amount: 5000 },
  taxPercent: 2,
}

test('GOLD-04: a tola has 16 aana and 100 lal', () => {
  expect(tolaOf({ tola: 1, aana: 8, lal: 25 })).toBe(1.75)
  expect(tolaOf({ tola: 0, aana: 16, lal: 0 })).toBe(tolaOf({ tola: 0, aana: 0, lal: 100 }))
})

test('metal, wastage, making charge and tax are added up as the article says', () => {
  expect(billOf(order)).toEqual({
    unitNpr: 300_000,
    metalNpr: 300_000,
    wastageWeight: 0.05,
    wastageNpr: 15_000,
    makingNpr: 5000,
    beforeTaxNpr: 320_000,
    taxNpr: 6400,
    totalNpr: 326_400,
  })
})

test('a gram costs a tenth of the published price of 10 gram, never a part of the tola', () => {
  const { unitNpr, metalNpr } = billOf({ ...order, unit: 'gram', weight: 11.664, priceNpr: 259_090 })
  expect([unitNpr, metalNpr]).toEqual([25_909, 302_202.58])
})

test('22 and 18 karat and sterling are parts of the price of fine metal', () => {
  const plain = { ...order, wastagePercent: 0, making: { ...order.making, amount: 0 }, taxPercent: 0 }
  expect(billOf({ ...plain, item: 'gold22' }).totalNpr).toBe(275_000)
  expect(billOf({ ...plain, item: 'gold18' }).totalNpr).toBe(225_000)
  expect(billOf({ ...plain, item: 'silver925', priceNpr: 4000 }).totalNpr).toBe(3700)
  expect(stepsOf('en', { ...plain, item: 'gold22' }, billOf({ ...plain, item: 'gold22' }))).toEqual([
    { label: 'Price of one tola', how: 'NPR 3,00,000 × 22/24', amount: 'NPR 2,75,000' },
    { label: 'Metal', how: '1 tola × NPR 2,75,000', amount: 'NPR 2,75,000' },
  ])
})

test('a making charge is a per cent of metal and wastage, a sum for the weight, or one sum', () => {
  const making = (kind: Order['making']['kind'], amount: number) =>
    billOf({ ...order, weight: 2, making: { kind, amount } }).makingNpr
  expect([making('percent', 10), making('unit', 1500), making('flat', 1500)]).toEqual([63_000, 3000, 1500])
})

test('every step is reported, in both languages', () => {
  const full: Order = { ...order, weight: 1.5, making: { kind: 'percent', amount: 8 } }
  expect(stepsOf('en', full, billOf(full)).map(({ label, how, amount }) => [label, how, amount])).toEqual([
    ['Price of one tola', '', 'NPR 3,00,000'],
    ['Metal', '1.5 tola × NPR 3,00,000', 'NPR 4,50,000'],
    ['Wastage', '0.075 tola × NPR 3,00,000', 'NPR 22,500'],
    ['Making charge', '8% of NPR 4,72,500', 'NPR 37,800'],
    ['Before tax', '', 'NPR 5,10,300'],
    ['Tax', '2% of NPR 5,10,300', 'NPR 10,206'],
  ])
  const inGram: Order = { ...order, unit: 'gram', weight: 10, making: { kind: 'unit', amount: 100 } }
  expect(stepsOf('ne', inGram, billOf(inGram))[3]).toEqual({
    label: 'ज्याला',
    how: '१० ग्राम × रु. १००',
    amount: 'रु. १,०००',
  })
})

test('whatever is ordered, the steps add up to the total to the paisa', () => {
  const amount = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100)
  const any = fc.record<Order>({
    item: fc.constantFrom(...itemNames),
    unit: fc.constantFrom(...units),
    weight: amount,
    priceNpr: fc.integer({ min: 1, max: 1_000_000 }),
    wastagePercent: fc.integer({ min: 0, max: 100 }),
    making: fc.record({ kind: fc.constantFrom(...makingKinds), amount }),
    taxPercent: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(any, (ordered) => {
      const bill = billOf(ordered)
      const sum = bill.metalNpr + bill.wastageNpr + bill.makingNpr + bill.taxNpr
      expect(Math.round(sum * 100)).toBe(Math.round(bill.totalNpr * 100))
    }),
  )
})
