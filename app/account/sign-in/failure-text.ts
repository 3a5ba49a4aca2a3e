import type { Failure } from '#app/platform/auth/auth-result.ts'
import type { SignInMessages } from './messages.en.ts'

type Failures = SignInMessages['failures']

const codesOf: Partial<Record<keyof Failures, readonly string[]>> = {
  email: ['typed_email'],
  phone: ['typed_phone'],
  passwordMissing: ['password_missing'],
  passwordShort: ['password_short'],
  code: ['typed_code'],
  codeMissing: ['code_missing'],
  off: [
    'email_provider_disabled',
    'phone_provider_disabled',
    'provider_disabled',
    'web3_provider_disabled',
    'sso_provider_disabled',
    'sso_provider_not_found',
    'otp_disabled',
    'signup_disabled',
    'mfa_totp_enroll_not_enabled',
    'mfa_totp_verify_not_enabled',
  ],
  tooMany: [
    'over_request_rate_limit',
    'over_email_send_rate_limit',
    'over_sms_send_rate_limit',
    'mfa_recovery_codes_locked',
  ],
  codeWrong: ['otp_expired', 'flow_state_not_found', 'flow_state_expired', 'bad_code_verifier'],
  taken: ['email_exists', 'phone_exists', 'user_already_exists'],
  credentials: ['invalid_credentials'],
  notConfirmed: ['email_not_confirmed', 'phone_not_confirmed'],
  same: ['same_password'],
  banned: ['user_banned'],
  notVerified: ['email_not_verified', 'provider_email_needs_verification'],
  notJoined: ['account_not_linked'],
  nonce: ['reauthentication_not_valid'],
  linked: ['identity_already_exists'],
  notLinked: ['identity_not_found'],
  last: ['single_identity_not_deletable'],
  needsFactor: ['insufficient_aal'],
  signInAgain: ['reauthentication_needed'],
  factorWrong: ['mfa_verification_failed', 'mfa_challenge_expired'],
  tooManyFactors: ['too_many_enrolled_mfa_factors'],
  ended: ['session_not_found'],
  denied: ['access_denied'],
  silent: ['google_unreachable', 'provider_unreachable'],
  notAccepted: ['email_address_invalid', 'validation_failed'],
  offline: ['offline'],
  unreachable: ['unreachable'],
  otherBrowser: ['other_browser'],
  noWallet: ['wallet_missing'],
  walletRefused: ['wallet_refused'],
  noPasskeys: ['passkey_unsupported'],
  passkeyRefused: ['ERROR_CEREMONY_ABORTED', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'],
  passkeyWrong: ['webauthn_verification_failed', 'webauthn_challenge_expired'],
  passkeyKnown: ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'],
  passkeyGone: ['passkey_not_found'],
  tooManyPasskeys: ['too_many_passkeys'],
}

const keys = new Map(
  Object.entries(codesOf).flatMap(([key, codes]) =>
    codes.map((code) => [code, key as keyof Failures] as const),
  ),
)

export type Field = 'email' | 'phone' | 'password' | 'code'

const fieldOf: Record<Field, readonly string[]> = {
  email: ['typed_email', 'email_address_invalid', 'email_not_confirmed', ...(codesOf.taken ?? [])],
  phone: ['typed_phone', 'phone_not_confirmed'],
  password: ['password_missing', 'password_short', 'invalid_credentials', 'weak_password', 'same_password'],
  code: [
    'typed_code',
    'code_missing',
    'otp_expired',
    'reauthentication_not_valid',
    'mfa_verification_failed',
    'mfa_challenge_expired',
  ],
}

/** Whether a failure concerns the input of this field. */
export function isAbout(field: Field, { code }: Failure): boolean {
  return fieldOf[field].includes(code)
}

/** The message of a failure. */
export function failureText(failures: Failures, { code, reasons = [] }: Failure): string {
  if (code === 'weak_password') {
    const said = [
      reasons.includes('length') && failures.weakLength,
      reasons.includes('characters') && failures.weakCharacters,
    ]
    return [failures.weak, ...said].filter(Boolean).join(' ')
  }
  return failures[keys.get(code) ?? 'unknown']
}
