import { expect, test } from 'vitest'
import { readAmount } from './amount.ts'

test.each([
  ['1500.50', '1500.50'],
  [' १,५००.५० ', '1500.50'],
  ['12,34,567', '1234567'],
  ['1 25 000', '125000'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['1.23456', '1.23456'],
  ['0', '0'],
  ['999999999999', '999999999999'],
  ['0000000000005', '0000000000005'],
])('%j is an amount', (typed, text) => {
  expect(readAmount(typed)).toEqual({ kind: 'amount', text })
})

test.each([
  ['', 'empty'],
  [' ', 'empty'],
  ['.', 'empty'],
  ['1234567890123', 'too-large'],
  ['1,23,45,67,89,01,23.5', 'too-large'],
  ['-5', 'not-digits'],
  ['1e3', 'not-digits'],
  ['ten', 'not-digits'],
  ['1.2.3', 'not-digits'],
  ['1 usd', 'not-digits'],
])('%j is %s', (typed, kind) => {
  expect(readAmount(typed)).toEqual({ kind })
})
