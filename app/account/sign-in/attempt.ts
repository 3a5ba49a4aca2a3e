import { latinDigits, onlyDigits } from '@chautari/bikram-sambat/digits'
import { useState } from 'react'
import { type AuthResult, authFailure, type Failure } from '#app/platform/auth/auth-result.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { SignInMessages } from './messages.en.ts'
import { messages } from './messages.ne.ts'

/** The state of a call that a button makes. */
export function useAttempt() {
  const { failures } = useMessages(messages)
  const [state, setState] = useState<{ isBusy: boolean; failure?: Failure | undefined; message?: string }>({
    isBusy: false,
  })
  /** @param done what is said when it worked */
  const attempt = async <Value>(call: () => Promise<AuthResult<Value>>, done = '') => {
    setState({ isBusy: true })
    // The import of the client may fail too.
    const outcome = await call().catch((error: unknown) => ({
      value: undefined,
      failure: navigator.onLine ? authFailure(error) : { code: 'offline' },
    }))
    setState({ isBusy: false, failure: outcome.failure, message: outcome.failure ? '' : done })
    return outcome
  }
  return { ...state, attempt, problem: state.failure && failureText(failures, state.failure) }
}

type Failures = SignInMessages['failures']

/** GoTrue's codes that share a message. Every other code is the name of its own. */
const codesOf: Partial<Record<keyof Failures, readonly string[]>> = {
  off: [
    'email_provider_disabled',
    'provider_disabled',
    'sso_provider_disabled',
    'sso_provider_not_found',
    'otp_disabled',
    'signup_disabled',
    'mfa_totp_enroll_not_enabled',
    'mfa_totp_verify_not_enabled',
  ],
  tooMany: ['over_request_rate_limit', 'over_email_send_rate_limit', 'mfa_recovery_codes_locked'],
  codeWrong: ['otp_expired', 'flow_state_not_found', 'flow_state_expired', 'bad_code_verifier'],
  taken: ['email_exists', 'user_already_exists'],
  notVerified: ['email_not_verified', 'provider_email_needs_verification'],
  factorWrong: ['mfa_verification_failed', 'mfa_challenge_expired'],
  silent: ['google_unreachable', 'provider_unreachable'],
  notAccepted: ['email_address_invalid', 'validation_failed'],
  passkeyRefused: ['ERROR_CEREMONY_ABORTED', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'],
  passkeyWrong: ['webauthn_verification_failed', 'webauthn_challenge_expired'],
}

function keyOf(failures: Failures, code: string): keyof Failures {
  const key = Object.entries(codesOf).find(([, codes]) => codes.includes(code))?.[0] ?? code
  return Object.hasOwn(failures, key) ? (key as keyof Failures) : 'unknown'
}

/** The messages, or codes, that concern the input of a field, by its name. */
const aboutField: Record<string, readonly string[]> = {
  email: ['email', 'email_address_invalid', 'email_not_confirmed', 'taken'],
  password: ['passwordMissing', 'passwordShort', 'invalid_credentials', 'weak_password', 'same_password'],
  code: ['code', 'codeMissing', 'codeWrong', 'reauthentication_not_valid', 'factorWrong'],
}

/** Whether a failure concerns the input of this field. */
export function isAbout(failures: Failures, field: FieldKind, { code }: Failure): boolean {
  const about = aboutField[inputs[field].name] ?? []
  return about.includes(code) || about.includes(keyOf(failures, code))
}

/** The message of a failure. */
export function failureText(failures: Failures, { code, reasons = [] }: Failure): string {
  const weaknesses = [
    reasons.includes('length') && failures.weakLength,
    reasons.includes('characters') && failures.weakCharacters,
  ]
  return [failures[keyOf(failures, code)], ...weaknesses].filter(Boolean).join(' ')
}

/** The e-mail address, if it looks like one; the e-mail verifies the rest. */
export function emailAddress(typed: string): string | undefined {
  const address = typed.trim()
  return address.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? address : undefined
}

/** Six digits, Latin or Devanagari; other characters are ignored. */
export function oneTimeCode(typed: string): string | undefined {
  const digits = onlyDigits(typed)
  return digits.length === 6 ? digits : undefined
}

/** Without the white space that copying adds. */
export function recoveryCode(typed: string): string | undefined {
  return latinDigits(typed).replaceAll(/\s/g, '') || undefined
}

/** Reads the input of each kind of field; undefined where it is wrong, for which `wrong` names the message. */
export const inputs = {
  fullName: { name: 'full_name', wrong: 'unknown', read: (typed: string) => typed.trim() },
  email: { name: 'email', wrong: 'email', read: emailAddress },
  password: { name: 'password', wrong: 'passwordMissing', read: (typed: string) => typed || undefined },
  newPassword: {
    name: 'password',
    wrong: 'passwordShort',
    read: (typed: string) => (typed.length < 8 ? undefined : typed),
  },
  code: { name: 'code', wrong: 'code', read: oneTimeCode },
  recoveryCode: { name: 'code', wrong: 'codeMissing', read: recoveryCode },
} as const

export type FieldKind = keyof typeof inputs
