import { expect, test } from 'vitest'
import { convert } from './conversion.ts'

const rate = (unit: number, buy: string | null, sell: string | null) => ({
  currency: { iso3: 'XXX', name: 'X', unit },
  buy,
  sell,
})
const usd = rate(1, '151.44', '152.04')
const jpy = rate(10, '9.49', '9.53')
const inr = rate(100, '160.00', '160.15')

test('who brings foreign money is paid the buying rate', () => {
  expect(convert('100', 'to-npr', usd)).toEqual({
    kind: 'done',
    amount: '100',
    result: '15144.00',
    rate: '151.44',
    used: 'buy',
  })
})

test('who wants foreign money pays the selling rate', () => {
  expect(convert('15204', 'from-npr', usd)).toEqual({
    kind: 'done',
    amount: '15204',
    result: '100.00',
    rate: '152.04',
    used: 'sell',
  })
})

test.each([
  ['1000', 'to-npr', jpy, '949.00'],
  ['953', 'from-npr', jpy, '1000.00'],
  ['1', 'to-npr', inr, '1.60'],
  ['100', 'from-npr', inr, '62.44'],
  ['0.1', 'to-npr', usd, '15.14'],
  // 1.005 * 1: half up, where binary fractions give 1.00.
  ['1.005', 'to-npr', rate(1, '1', null), '1.01'],
  ['0', 'to-npr', usd, '0.00'],
  ['999999999999', 'to-npr', usd, '151439999999848.56'],
] as const)('the unit counts: %s %s at %j is %s', (amount, direction, of, result) => {
  expect(convert(amount, direction, of)).toMatchObject({ kind: 'done', result })
})

test('a rate that the bank does not publish is never taken from the other side', () => {
  const buyOnly = rate(1, '15.86', null)
  expect(convert('10', 'from-npr', buyOnly)).toEqual({ kind: 'no-rate' })
  expect(convert('10', 'to-npr', buyOnly)).toMatchObject({ result: '158.60' })
  expect(convert('10', 'to-npr', rate(1, null, '1'))).toEqual({ kind: 'no-rate' })
})

test.each([
  ['.5', '75.72'],
  ['5.', '757.20'],
  ['1.23456', '186.96'],
])('an amount of %j is converted', (text, result) => {
  expect(convert(text, 'to-npr', usd)).toMatchObject({ kind: 'done', result })
})

test.each([
  ['', 'empty'],
  ['ten', 'not-digits'],
  ['1234567890123', 'too-large'],
])('an amount of %j is %s', (text, kind) => {
  expect(convert(text, 'to-npr', usd)).toEqual({ kind })
})
