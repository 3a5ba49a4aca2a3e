import type { ColumnType, Generated } from 'kysely'
import type { Id, Instant, JsonValue, Stamp } from './columns.ts'

/** Who has signed in at least once. */
export interface AuthUsersTable {
  id: Id
  /** Empty where the provider tells none. */
  name: string
  /** Lower case. */
  email: string
  email_verified: boolean
  /** An address at the provider. */
  image: string | null
  created_at: Stamp
  updated_at: Stamp
  last_sign_in_at: Instant | null
  /** Until then the user is signed in nowhere. */
  banned_until: Instant | null
  /** As in E.164: `+9779841234567`. */
  phone_number: string | null
  phone_number_verified: boolean | null
}

export interface AuthSessionsTable {
  id: Id
  /** Moves on with each refresh. */
  expires_at: Instant
  /** Half of what the cookie carries. Never shown to a page. */
  token: string
  created_at: Stamp
  updated_at: Instant
  /** Always null: addresses are not stored. */
  ip_address: string | null
  user_agent: string | null
  user_id: string
  /** How sure it is who this is: `aal2` after a second factor. */
  aal: Generated<'aal1' | 'aal2'>
  /** The ways by which they proved it, the newest first; as claims of the access token have them. */
  amr: ColumnType<JsonValue | null, string | undefined, string>
}

/**
 * An identity of a user at a provider (`google`, `sso`), a wallet (`siwe`, address and chain with a colon between them) or a
 * password (`credential`). Tokens of a provider are not kept: they stay null.
 */
export interface AuthAccountsTable {
  id: Id
  account_id: string
  provider_id: string
  user_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Instant | null
  refresh_token_expires_at: Instant | null
  scope: string | null
  password: string | null
  created_at: Stamp
  updated_at: Instant
}

/** What a returning visitor completes: states of sign-ins under way, the one-time admin link. */
export interface AuthVerificationsTable {
  id: Id
  identifier: string
  value: string
  expires_at: Instant
  created_at: Stamp
  updated_at: Stamp
}

/** Key pairs that sign access tokens; the private half is encrypted with AUTH_SECRET. */
export interface AuthKeysTable {
  id: Id
  public_key: string
  private_key: string
  created_at: Instant
  expires_at: Instant | null
  alg: string | null
  crv: string | null
}

export interface AuthRateLimitsTable {
  id: Id
  key: string
  count: number
  /** Milliseconds since 1970. */
  last_request: number
}

/** How often a session's cookie was replaced: only the newest one is good. */
export interface AuthRefreshesTable {
  session_id: string
  generation: Generated<number>
  rotated_at: Instant
}

/** A sign-in that came back from the provider and waits for the page that began it. */
export interface AuthCodesTable {
  /** Base64url of the code's SHA-256. */
  code_hash: string
  session_id: string
  /** Base64url of the SHA-256 of a verifier that only this page knows (PKCE, S256). */
  challenge: string
  expires_at: Instant
}

/** Left over: `auth_accounts` holds wallets as well. Servers of the release before still read it. */
export interface AuthWalletsTable {
  id: Id
  user_id: string
  /** With the checksum of EIP-55. */
  address: string
  chain_id: number
  is_primary: boolean
  created_at: Instant
}

/** A second factor of a user: an app that makes codes. */
export interface AuthFactorsTable {
  id: Id
  user_id: string
  friendly_name: string
  status: Generated<'unverified' | 'verified'>
  /** Encrypted with AUTH_SECRET. */
  secret: string
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: number | null
  created_at: Stamp
  updated_at: Stamp
}

/** A passkey (WebAuthn) that signs in as a user. */
export interface AuthPasskeysTable {
  id: Id
  user_id: string
  /** Null where its device is unknown and the user gave none. */
  name: string | null
  /** Base64url. */
  credential_id: string
  /** COSE key, base64. */
  public_key: string
  /** How often it has signed; 0 where its device does not count. */
  counter: number
  device_type: string
  backed_up: boolean
  /** Separated by commas. */
  transports: string | null
  /** The model of the device. */
  aaguid: string | null
  created_at: Stamp
  last_used_at: Instant | null
}

/** A question that a second factor has to answer. */
export interface AuthChallengesTable {
  id: Id
  factor_id: string
  expires_at: Instant
  /** Wrong answers so far. */
  failures: Generated<number>
  created_at: Stamp
}

/** Each lets in once, in place of the second factor. */
export interface AuthRecoveryCodesTable {
  user_id: string
  code_hash: string
  created_at: Stamp
}

/** Addresses of operators whose account has had a second factor, also after that account was deleted. */
export interface AuthOperatorFactorsTable {
  /** Lower case. */
  email: string
  /** The account that proved it. Another account with this address is not let in. */
  user_id: string
  proven_at: Instant
}

/** Operators who were invited in the panel, besides those of the configuration. */
export interface AuthOperatorsTable {
  /** Lower case. */
  email: string
  id: Id
  /** `viewer` was a role in earlier releases, and gives none. */
  role: 'viewer' | 'editor' | 'operator'
  /** The address of the operator who invited them. */
  invited_by: string
  invited_at: Instant
  updated_at: Instant
  /** The account that has proven the address since the invitation. Null: not accepted yet, and without access. */
  user_id: string | null
}
