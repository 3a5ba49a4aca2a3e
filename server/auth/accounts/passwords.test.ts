import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weaknessesOf } from './passwords.ts'

test.each([
  ['short1', ['length']],
  ['short', ['length', 'characters']],
  ['onlyletters', ['characters']],
  ['12345678', ['characters']],
  ['नमस्तेनेपाल', ['characters']],
  ['नमस्ते नेपाल', []],
  ['correct horse battery staple', []],
  ['letters1', []],
])('AUTH-06: what is weak in %s', (password, reasons) => {
  expect(weaknessesOf(password)).toEqual(reasons)
})

test('a password that is long enough, with a letter and a space, is never weak', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 6 }), (rest) => {
      expect(weaknessesOf(`a ${rest}`)).toEqual([])
    }),
  )
})
