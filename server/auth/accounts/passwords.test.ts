import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashPassword, isPassword, weaknessesOf } from './passwords.ts'

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

test('a password is known by its hash, also by one that a release before 2026-11-28 made, and however it is typed', async () => {
  const earlier =
    '13d0c08cec99bea43e256d1e759373e6:3cfdb164c9d8378557a6b2b6c655e77fcc3ef4ee475ae3c5f5651705983e48c5a706b5dede779352697d5aa9375f9189da780bfe0fa0c2ff877aa8702e4627a1'
  const password = 'nepāl ① password 1'
  expect(await isPassword(password, earlier)).toBe(true)
  expect(await isPassword(password.normalize('NFKD'), earlier)).toBe(true)
  const hash = await hashPassword(password)
  expect(hash).not.toBe(await hashPassword(password))
  expect([await isPassword(password, hash), await isPassword('another', hash)]).toEqual([true, false])
  for (const broken of ['', 'x', ':', `${earlier}00`]) expect(await isPassword(password, broken)).toBe(false)
})
