import { expect, test } from 'vitest'
import { en } from './messages.en.ts'
import { providerName } from './provider-name.ts'

test.each([
  ['google', false, 'Google'],
  ['credential', false, 'E-mail'],
  ['email', false, 'E-mail'],
  ['siwe', false, 'Ethereum wallet'],
  ['sso', false, 'Your organisation'],
  ['unknown', true, 'One-time link'],
  ['unknown', false, 'E-mail'],
  ['toString', false, 'E-mail'],
])('PROF-01: %s (operator: %s) is called %s', (provider, isAdmin, name) => {
  expect(providerName(en.providers, { provider, isAdmin })).toBe(name)
})
