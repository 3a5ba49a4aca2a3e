import { expect, test } from 'vitest'
import { randomPaisa, readAmountWords, readNumberWords } from '../fixtures/words-reader.ts'
import { digitsIn } from './digits.ts'
import { amountWords, largestInWords, numberWords, parseAmount } from './number-words.ts'

const languages = ['en', 'ne'] as const

test('0 to 99,999 and the neighbours of every size are read back as the same number', () => {
  const powers = Array.from({ length: 16 }, (_, zeros) => 10n ** BigInt(zeros))
  const near = powers
    .flatMap((power) => [power - 1n, power, power + 1n])
    .filter((value) => value <= largestInWords)
  const small = Array.from({ length: 100_000 }, (_, value) => BigInt(value))
  for (const language of languages)
    for (const value of [...small, ...near])
      expect(readNumberWords(numberWords(value, language), language)).toBe(value)
})

test('5,000 random amounts are read back to the paisa', () => {
  for (const language of languages)
    for (const paisa of randomPaisa(2083, 5000))
      expect(readAmountWords(amountWords(paisa, language), language)).toBe(paisa)
})

test.for([
  [7, 'seven', 'सात'],
  [10, 'ten', 'दश'],
  [91, 'ninety-one', 'एकानब्बे'],
  [99, 'ninety-nine', 'उनान्सय'],
  [100, 'one hundred', 'एक सय'],
  [1_00_000, 'one lakh', 'एक लाख'],
  [
    12_34_567,
    'twelve lakh thirty-four thousand five hundred sixty-seven',
    'बाह्र लाख चौँतीस हजार पाँच सय सतसट्ठी',
  ],
  [1_00_00_00_000, 'one arab', 'एक अर्ब'],
  [125n * 10n ** 11n, 'one hundred twenty-five kharab', 'एक सय पच्चीस खर्ब'],
  [largestInWords, 'ten thousand kharab', 'दश हजार खर्ब'],
] as const)('%s in words', ([value, english, nepali]) => {
  expect(numberWords(value, 'en')).toBe(english)
  expect(numberWords(value, 'ne')).toBe(nepali)
})

test.for([
  [0n, 'Rupees zero only', 'शून्य रुपैयाँ मात्र'],
  [5n, 'Five paisa only', 'पाँच पैसा मात्र'],
  [1_00n, 'Rupees one only', 'एक रुपैयाँ मात्र'],
  [
    1_25_000_50n,
    'Rupees one lakh twenty-five thousand and fifty paisa only',
    'एक लाख पच्चीस हजार रुपैयाँ पचास पैसा मात्र',
  ],
] as const)('%s paisa as on a cheque', ([paisa, english, nepali]) => {
  expect(amountWords(paisa, 'en')).toBe(english)
  expect(amountWords(paisa, 'ne')).toBe(nepali)
})

test('what has no words throws: below zero, above the largest, a part of a number', () => {
  for (const value of [-1, largestInWords + 1n, 1.5, Number.NaN])
    expect(() => numberWords(value, 'en'), String(value)).toThrow(RangeError)
  expect(() => amountWords(-1n, 'ne')).toThrow(RangeError)
})

test.for([
  '125000.50',
  '1,25,000.50',
  '125,000.5',
  '1 25 000.50',
  'Rs. 1,25,000.50',
  'rs 125000.50',
  'NPR125000.50',
  '₨ 125000.50',
  'रु. १,२५,०००.५०',
  'रु १२५०००।५०',
  'रू. १२५०००.५०',
  'नेरु १,२५,०००.५०',
  '१२५०००.५ रुपैयाँ मात्र',
  '  125000.50/-',
  '125000.50/=',
])('"%s" is 1,25,000 rupees and 50 paisa', (text) => {
  expect(parseAmount(text)).toEqual({ ok: true, paisa: 1_25_000_50n })
})

test.for([
  ['१,२५,०००।–', 1_25_000_00n],
  ['Rs. 500/-', 500_00n],
  ['00012', 12_00n],
  ['5.', 5_00n],
  ['.5', 50n],
  ['0', 0n],
  ['1,', 1_00n],
  ['1000000000000000', largestInWords * 100n],
] as const)('"%s" is read', ([text, paisa]) => {
  expect(parseAmount(text)).toEqual({ ok: true, paisa })
})

test.for([
  ['', 'empty'],
  [' Rs. ', 'empty'],
  ['.', 'empty'],
  ['-', 'empty'],
  ['-5', 'negative'],
  ['Rs -500', 'negative'],
  ['−५', 'negative'],
  ['1.505', 'too-many-decimals'],
  ['1000000000000000.01', 'too-large'],
  ['9'.repeat(1000), 'too-large'],
  ['abc', 'unreadable'],
  ['1.2.3', 'unreadable'],
  ['1e5', 'unreadable'],
  ['5 lakh', 'unreadable'],
] as const)('"%s" is no amount: %s', ([text, reason]) => {
  expect(parseAmount(text)).toEqual({ ok: false, reason })
})

test('an amount that is written in groups and digits of either script is read back', () => {
  for (const paisa of randomPaisa(7, 2000)) {
    const whole = String(paisa / 100n).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
    const text = `${whole}.${String(paisa % 100n).padStart(2, '0')}`
    for (const language of languages)
      expect(parseAmount(digitsIn(language, text))).toEqual({ ok: true, paisa })
  }
})
