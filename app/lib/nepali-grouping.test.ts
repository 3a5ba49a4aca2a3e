import { latinDigits } from '@chautari/bikram-sambat/digits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedAmount, groupedNumber, rupees } from './nepali-grouping.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [1_234_567, '12,34,567'],
  [123_456_789, '12,34,56,789'],
  [-1_234_567, '-12,34,567'],
  [1234.5, '1,235'],
  [-0.4, '0'],
])('%d is grouped as %s', (value, shown) => {
  expect(groupedNumber('en', value)).toBe(shown)
  expect(latinDigits(groupedNumber('ne', value))).toBe(shown)
})

test('the last three digits stand together, all others in twos', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const shown = groupedNumber('en', value)
      expect(shown).toMatch(/^-?(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/)
      expect(Number(shown.replaceAll(',', ''))).toBe(value)
    }),
  )
})

test('an amount keeps its decimals as they are written', () => {
  expect(groupedAmount('en', '1234567.80')).toBe('12,34,567.80')
  expect(groupedAmount('ne', '151.44')).toBe('१५१.४४')
  expect(groupedAmount('en', '1000')).toBe('1,000')
})

test('money is NPR in English and रु. in Nepali', () => {
  expect(rupees('en', groupedAmount('en', '285200.50'))).toBe('NPR 2,85,200.50')
  expect(rupees('ne', groupedAmount('ne', '285200.50'))).toBe('रु. २,८५,२००.५०')
})
