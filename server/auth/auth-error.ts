/** Every error of the GoTrue routes, with its status and message. The client in the browser knows GoTrue's codes. */
const refusals = {
  validation_failed: [400, 'The request is not of the form that is expected here.'],
  bad_json: [400, 'The request is not JSON.'],
  provider_disabled: [400, 'Unsupported provider: provider is not enabled'],
  unsupported_grant_type: [400, 'unsupported_grant_type'],
  flow_state_not_found: [404, 'This sign-in is not known, or was finished before.'],
  flow_state_expired: [403, 'This sign-in took too long. Please begin again.'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  otp_expired: [403, 'Token has expired or is invalid'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'invalid JWT: it is malformed, expired, or not signed by this site'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  user_banned: [403, 'User is banned'],
  foreign_origin: [403, 'Only pages of this site may ask for this.'],
  bad_oauth_callback: [400, 'The provider did not vouch for this token.'],
  provider_email_needs_verification: [403, 'The provider has not verified this e-mail address.'],
  provider_unreachable: [503, 'The provider does not answer. Please try again.'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
  sso_provider_disabled: [422, 'SSO is disabled'],
  sso_provider_not_found: [404, 'No such SSO provider'],
  identity_already_exists: [422, 'Identity is already linked'],
  identity_not_found: [422, "Identity doesn't exist"],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  insufficient_aal: [403, 'AAL2 required'],
  second_factor_lost: [403, 'Another operator must reset the second factor of this address'],
  mfa_totp_enroll_not_enabled: [422, 'MFA enroll is disabled for TOTP'],
  mfa_totp_verify_not_enabled: [422, 'MFA verification is disabled for TOTP'],
  mfa_factor_name_conflict: [422, 'A factor with the friendly name for this user already exists'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_challenge_expired: [
    422,
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  passkey_not_found: [404, 'Passkey not found'],
  too_many_passkeys: [422, 'Maximum number of passkeys reached, delete one to continue'],
  webauthn_challenge_expired: [422, 'This challenge is not known, has expired, or was answered before'],
  webauthn_verification_failed: [422, 'The passkey could not be verified'],
  mfa_recovery_codes_locked: [429, 'Too many wrong recovery codes. Wait, or use another factor.'],
  mfa_recovery_codes_sole_factor: [422, 'Recovery codes need another verified factor'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of verified factors reached, unenroll to continue'],
  email_provider_disabled: [422, 'Email logins are disabled'],
  over_email_send_rate_limit: [429, 'Email rate limit exceeded'],
  not_admin: [403, 'User not allowed'],
  user_not_found: [404, 'User not found'],
  email_exists: [422, 'A user with this email address has already been registered'],
  phone_exists: [422, 'A user with this phone number has already been registered'],
  not_found: [404, 'There is nothing at this address.'],
  unsupported_content_type: [415, 'The request must be of type application/json.'],
  request_too_large: [413, 'The request is too large.'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  phone_provider_disabled: [400, 'Phone logins are disabled'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  weak_password: [
    422,
    'Password should have at least 8 characters, among them a letter and something that is no letter.',
  ],
  same_password: [422, 'New password should be different from the old password.'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  over_sms_send_rate_limit: [429, 'SMS rate limit exceeded'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  /** Not 5xx: the client takes those for a network that is away. */
  other_secret: [
    422,
    "Nobody can sign in at the moment. The site's operator has to set the earlier AUTH_SECRET, or make new keys.",
  ],
  storage_unavailable: [503, 'The data is not available at the moment. Please try again.'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
} as const

export type RefusalCode = keyof typeof refusals

interface Details {
  clearsCookie?: boolean
  /** Instead of the default message. */
  message?: string
  /** Why a password is weak. */
  reasons?: readonly string[]
  cause?: unknown
}

/** An error of the GoTrue routes: thrown by the handlers, turned into a response by `gotrueRoutes`. */
export class AuthError extends Error {
  readonly code: RefusalCode
  readonly #details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(details.message ?? refusals[code][1], { cause: details.cause })
    this.name = 'AuthError'
    this.code = code
    this.#details = details
  }

  get status() {
    return refusals[this.code][0]
  }

  /** The session cookie is invalid: the response deletes it. */
  get clearsCookie() {
    return this.#details.clearsCookie === true
  }

  /** GoTrue's error body. */
  get body() {
    const { reasons } = this.#details
    const weak = reasons && { weak_password: { reasons } }
    return { code: this.status, error_code: this.code, msg: this.message, ...weak }
  }
}
