import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesText, searchable } from './text-match.ts'

test('HOME-02: a query is found anywhere in a text, whatever its case', () => {
  expect(matchesText('CARRIER', ['Carrier Identifier'])).toBe(true)
  expect(matchesText('tel', ['Name', 'Description', 'Telecom'])).toBe(true)
  expect(matchesText('bank', ['Carrier', 'Telecom'])).toBe(false)
})

test('HOME-02: a blank query finds nothing', () => {
  for (const blank of ['', ' ', '\t\n', '\u00a0']) expect(matchesText(blank, ['Carrier', ''])).toBe(false)
})

test('spaces, digits and spellings of one letter do not hide a match', () => {
  expect(matchesText('  qr   code ', ['QR code builder'])).toBe(true)
  expect(matchesText('९८४', ['prefix 984'])).toBe(true)
  expect(matchesText('984', ['प्रिफिक्स ९८४'])).toBe(true)
  expect(matchesText('cafe\u0301', ['Café'])).toBe(true)
})

test('HOME-02: every part of a text finds it', () => {
  const text = 'Nepali Calendar with festivals 2083 पात्रो'
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.integer({ min: 1, max: 12 }), (start, length) => {
      const part = text.slice(start, start + length)
      expect(matchesText(part, [text])).toBe(searchable(part) !== '')
      expect(matchesText(part.toUpperCase(), [text])).toBe(searchable(part) !== '')
    }),
  )
})
