import type { Generated } from 'kysely'
import type { Id, Instant, Stamp } from './columns.ts'

/** Who has signed in at least once. Written by Better Auth, as all tables here but the last two. */
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
}

/** An identity of a user at a provider. Tokens of the provider are not kept: they stay null. */
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

/** What waits for somebody to come back: states of sign-ins under way, the one-time admin link. */
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
