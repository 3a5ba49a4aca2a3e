import type { Database } from '#db/schema.ts'

type Table = keyof Database

/** Everything that opens, recovers or guards an account. `proveOwner` goes by this list. */
export const waysIn = {
  /** By `user_id`: password and identities (providers, wallets), sessions. Servers of the release before read `auth_wallets`. */
  opens: ['auth_accounts', 'auth_wallets', 'auth_sessions'],
  /** By `user_id`: what a session needs to become aal2. A passkey opens the account as well. */
  secondFactor: ['auth_factors', 'auth_passkeys', 'auth_recovery_codes'],
  /** Deleted with the row of the two lists above that they refer to: challenges, cookies, authorization codes. */
  cascades: ['auth_challenges', 'auth_refreshes', 'auth_codes'],
  /** By an address at the end of `identifier`: codes, links and sign-ups that wait for it to be proven. */
  pending: ['auth_verifications'],
  /** Written by operators, or by the acceptance of their invitation. They give an account a role, and open none. */
  roles: ['auth_operators', 'auth_operator_factors'],
  /** Columns of `auth_users`: a phone signs in. */
  columns: ['phone_number', 'phone_number_verified'],
} as const satisfies Record<string, readonly (Table | keyof Database['auth_users'])[]>

/** The other tables of sign-in, and those with a user or an address: they open no account. */
export const opensNothing = [
  'audit_log',
  'auth_keys',
  'auth_rate_limits',
  'auth_users',
  'emergency_numbers',
  'newsletter_outbox',
  'newsletter_subscribers',
  'saved_views',
] as const satisfies readonly Table[]
