import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsIn, latinDigits, onlyDigits } from './digits.ts'

test('all ten digits have their counterparts, everything else stays', () => {
  expect(digitsIn('ne', 'अंक 0123456789!')).toBe('अंक ०१२३४५६७८९!')
  expect(latinDigits('अंक ०१२३४५६७८९!')).toBe('अंक 0123456789!')
  expect(digitsIn('ne', 2083)).toBe('२०८३')
  expect(digitsIn('en', 2083)).toBe('2083')
})

test('digits written in Devanagari read as the same ones', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const latin = latinDigits(text)
      expect(latinDigits(digitsIn('ne', latin))).toBe(latin)
      expect(digitsIn('ne', text)).not.toMatch(/[0-9]/)
      expect(latin).not.toMatch(/[०-९]/)
    }),
  )
})

test('only digits are left of a typed number, in Latin script', () => {
  expect(onlyDigits(' +९७७ 98-4x')).toBe('977984')
  expect(onlyDigits('hello')).toBe('')
  // Digits of other scripts are no digits of a Nepali number.
  expect(onlyDigits('१٢3')).toBe('13')
})
