type Reason =
  | 'access_denied'
  | 'email_not_verified'
  | 'account_not_linked'
  | 'identity_already_exists'
  | 'state_mismatch'
  | 'unreachable'
  /** The address is that of an operator. */
  | 'email_reserved'
  | 'invalid_code'
  | 'invalid_token'

/** Why a provider, or what it says of somebody, lets nobody in. */
export class ProviderRefusal extends Error {
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'ProviderRefusal'
    this.reason = reason
  }
}
