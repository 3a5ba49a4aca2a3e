import { expect, test } from 'vitest'
import { failureText } from './attempt.ts'
import { messages } from './messages.ne.ts'

const { en, ne } = messages

test('AUTH-06: a weak password is said with its reasons, in both languages', () => {
  const failure = { code: 'weak_password', reasons: ['length', 'characters'] }
  expect(failureText(en.failures, failure)).toBe(
    'This password is too easy to guess. It needs at least 8 characters. Mix letters with digits, symbols or spaces.',
  )
  expect(failureText(ne.failures, { ...failure, reasons: ['length'] })).toBe(
    'यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। कम्तीमा ८ अक्षर चाहिन्छ।',
  )
})

test.each([
  ['invalid_credentials', en.failures.invalid_credentials],
  ['over_email_send_rate_limit', en.failures.tooMany],
  ['otp_disabled', en.failures.off],
  ['flow_state_expired', en.failures.codeWrong],
  ['single_identity_not_deletable', en.failures.single_identity_not_deletable],
  ['mfa_recovery_codes_locked', en.failures.tooMany],
  ['provider_unreachable', en.failures.silent],
  ['reauthentication_needed', en.failures.reauthentication_needed],
  ['offline', en.failures.offline],
  ['constructor', en.failures.unknown],
  ['no_such_code', en.failures.unknown],
])('AUTH-06: %s has words of its own, and what is not known has some too', (code, text) => {
  expect(failureText(en.failures, { code })).toBe(text)
})
