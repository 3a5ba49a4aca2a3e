import { expect, test } from 'vitest'
import { formatAd, formatBs } from './format.ts'

const bs = { year: 2082, month: 4, day: 9 }
const ad = { year: 2025, month: 7, day: 25 }

test('DATE-02: long reads day, month name, year, in both languages', () => {
  expect(formatBs(bs)).toBe('9 Shrawan 2082')
  expect(formatBs(bs, { language: 'ne' })).toBe('९ साउन २०८२')
  expect(formatAd(ad)).toBe('25 July 2025')
  expect(formatAd(ad, { language: 'ne' })).toBe('२५ जुलाई २०२५')
})

test('numeric, short and full', () => {
  expect(formatBs(bs, { style: 'numeric' })).toBe('2082-04-09')
  expect(formatBs(bs, { style: 'numeric', language: 'ne' })).toBe('२०८२-०४-०९')
  expect(formatBs(bs, { style: 'short' })).toBe('9 Shr 2082')
  expect(formatBs(bs, { style: 'full' })).toBe('Friday, 9 Shrawan 2082')
  expect(formatBs(bs, { style: 'full', language: 'ne' })).toBe('शुक्रबार, ९ साउन २०८२')
  expect(formatAd(ad, { style: 'numeric' })).toBe('2025-07-25')
  expect(formatAd(ad, { style: 'short', language: 'ne' })).toBe('२५ जुला २०२५')
  expect(formatAd(ad, { style: 'full' })).toBe('Friday, 25 July 2025')
})

test('DATE-04: a day that does not exist is not written', () => {
  expect(() => formatBs({ year: 2082, month: 4, day: 32 })).toThrow('Date out of range')
  expect(() => formatAd({ year: 2025, month: 2, day: 29 })).toThrow('Date out of range')
})
