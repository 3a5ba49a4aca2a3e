import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, readableOn } from './contrast.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('contrast is that of well-known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(3.998, 3)
})

test('contrast is the same both ways, from 1 to 21', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrast(one, other)).toBe(contrast(other, one))
      expect(contrast(one, other)).toBeGreaterThanOrEqual(1)
      expect(contrast(one, other)).toBeLessThanOrEqual(21.000001)
    }),
  )
})

test('the text colour is the more readable one, and always readable as large text', () => {
  expect(readableOn('#ffff00')).toBe('#16181d')
  expect(readableOn('#1e3a8a')).toBe('#ffffff')
  fc.assert(
    fc.property(colour, (ground) => {
      const best = Math.max(contrast(ground, '#ffffff'), contrast(ground, '#16181d'))
      expect(contrast(ground, readableOn(ground))).toBe(best)
      expect(best).toBeGreaterThanOrEqual(3)
    }),
  )
})
