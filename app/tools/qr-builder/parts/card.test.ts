import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Measure, setText } from './card.ts'

/** Every letter is half as wide as it is high. */
const measure: Measure = (text, size) => [...text].length * size * 0.5
const room = { width: 100, sizes: [20, 10], maxLines: 2 }

test('QR-10: a text stands on one line in the largest size that fits', () => {
  expect(setText('Sita', room, measure)).toEqual({ size: 20, lines: ['Sita'] })
  expect(setText('Sita Sharma', room, measure)).toEqual({ size: 10, lines: ['Sita Sharma'] })
  expect(setText('SitaSharma', room, measure)).toEqual({ size: 20, lines: ['SitaSharma'] })
  expect(setText('  Sita   Rai ', room, measure)).toEqual({ size: 20, lines: ['Sita Rai'] })
})

test('QR-10: a longer text breaks at a space, a number where the line ends', () => {
  expect(setText('Sita Kumari Sharma Rai', room, measure)).toEqual({
    size: 10,
    lines: ['Sita Kumari Sharma', 'Rai'],
  })
  expect(setText(`${'a'.repeat(9)} ${'b'.repeat(10)} c`, room, measure).lines).toEqual([
    `${'a'.repeat(9)} ${'b'.repeat(10)}`,
    'c',
  ])
  expect(setText('0'.repeat(30), room, measure)).toEqual({
    size: 10,
    lines: ['0'.repeat(20), '0'.repeat(10)],
  })
})

test('QR-10: what is too long for all lines is cut, and says so', () => {
  expect(setText('0'.repeat(50), room, measure).lines).toEqual(['0'.repeat(20), `${'0'.repeat(19)}…`])
})

test('QR-10: a Devanagari syllable is never torn', () => {
  const { lines } = setText('श्री'.repeat(20), { ...room, maxLines: 20 }, measure)
  for (const line of lines) expect(line).toMatch(/^(श्री)+$/)
})

test('QR-10: no line is wider than its room, and nothing is lost where the lines suffice', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{1,80}$/), (text) => {
      const { size, lines } = setText(text, { ...room, maxLines: 100 }, measure)
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }),
  )
})
