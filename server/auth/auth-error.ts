/** Every way in which the facade refuses, in the words of GoTrue: the client in the browser knows these codes. */
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
  not_found: [404, 'There is nothing at this address.'],
  request_too_large: [413, 'The request is too large.'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  email_provider_disabled: [400, 'Email logins are disabled'],
  phone_provider_disabled: [400, 'Phone logins are disabled'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  phone_exists: [422, 'A user with this phone number has already been registered'],
  weak_password: [
    422,
    'Password should have at least 8 characters, among them a letter and something that is no letter.',
  ],
  same_password: [422, 'New password should be different from the old password.'],
  insufficient_aal: [401, 'AAL2 session is required to update email or password when MFA is enabled.'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
  over_sms_send_rate_limit: [429, 'SMS rate limit exceeded'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
} as const

export type RefusalCode = keyof typeof refusals

interface Details {
  endsCookie?: boolean
  /** In place of the usual words. */
  says?: string
  /** What is weak in a password. */
  reasons?: readonly string[]
  cause?: unknown
}

/** What the facade cannot do, thrown where it is found out, answered once at its border. */
export class AuthError extends Error {
  readonly code: RefusalCode
  /** The browser's cookie is worth nothing any more: it is taken away with the answer. */
  readonly endsCookie: boolean
  readonly #reasons: readonly string[] | undefined

  constructor(code: RefusalCode, { endsCookie = false, says, reasons, cause }: Details = {}) {
    super(says ?? refusals[code][1], { cause })
    this.name = 'AuthError'
    this.code = code
    this.endsCookie = endsCookie
    this.#reasons = reasons
  }

  get status() {
    return refusals[this.code][0]
  }

  /** GoTrue's body of an error. */
  get body() {
    const weak = this.#reasons && { weak_password: { reasons: this.#reasons } }
    return { code: this.status, error_code: this.code, msg: this.message, ...weak }
  }
}
