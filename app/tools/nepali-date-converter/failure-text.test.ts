import { expect, test } from 'vitest'
import { convert, convertText } from './conversion.ts'
import { failureText } from './failure-text.ts'

function sentence(conversion: ReturnType<typeof convert>, calendar: 'bs' | 'ad', lang: 'en' | 'ne') {
  return conversion.ok ? '' : failureText(calendar, conversion.failure, lang)
}

test('DATE-04: a day too many is answered with the length of its month, in both languages', () => {
  const tooLate = convert('bs', { year: 2083, month: 1, day: 32 })
  expect(sentence(tooLate, 'bs', 'en')).toBe('Baisakh 2083 has 31 days.')
  expect(sentence(tooLate, 'bs', 'ne')).toBe('वैशाख २०८३ मा ३१ दिन छन्।')
  expect(sentence(convert('ad', { year: 2025, month: 2, day: 30 }), 'ad', 'en')).toBe(
    'February 2025 has 28 days.',
  )
})

test('a date that can be two days is answered with both', () => {
  expect(sentence(convertText('bs', '4/5/2082'), 'bs', 'en')).toContain('4 Bhadra 2082 or 5 Shrawan 2082')
  expect(sentence(convertText('bs', '4/5/2082'), 'bs', 'ne')).toContain('४ भदौ २०८२ वा ५ साउन २०८२')
})

test('every other reason has its own sentence', () => {
  const texts = ['', 'x', '2083-01-32', '2091-01-01'].flatMap((text) =>
    (['en', 'ne'] as const).map((lang) => sentence(convertText('bs', text), 'bs', lang)),
  )
  expect(new Set(texts).size).toBe(8)
  expect(texts.every((text) => /[.?।]$/.test(text))).toBe(true)
})
