import { expect, test } from 'vitest'
import { emailAddress, oneTimeCode, recoveryCode } from './attempt.ts'

test('an address is taken without the spaces around it, and only if it looks like one', () => {
  expect(emailAddress(' sita@example.com ')).toBe('sita@example.com')
  expect(emailAddress('सीता@उदाहरण.भारत')).toBe('सीता@उदाहरण.भारत')
  for (const wrong of ['', 'sita', 'sita@example', 'a b@example.com', `${'a'.repeat(250)}@b.co`]) {
    expect(emailAddress(wrong), wrong).toBeUndefined()
  }
})

test('a code has six digits in either script, however they were grouped', () => {
  expect(oneTimeCode('123 456')).toBe('123456')
  expect(oneTimeCode('१२३४५६')).toBe('123456')
  for (const wrong of ['', '12345', '1234567', 'abcdef']) expect(oneTimeCode(wrong), wrong).toBeUndefined()
})

test('a recovery code loses only the spaces that copying brought along', () => {
  expect(recoveryCode(' abcde-fghij\n')).toBe('abcde-fghij')
  expect(recoveryCode('  ')).toBeUndefined()
})
