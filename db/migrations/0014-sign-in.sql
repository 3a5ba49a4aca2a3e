-- The first six are what Better Auth 1.7.7 prints for our options; a test says when it wants others. Their writer keeps
-- `updated_at` itself.
create table auth_users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp,
  last_sign_in_at timestamptz,
  banned_until timestamptz
);

create table auth_sessions (
  id uuid primary key default gen_random_uuid(),
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null,
  ip_address text,
  user_agent text,
  user_id uuid not null references auth_users on delete cascade
);

create table auth_accounts (
  id uuid primary key default gen_random_uuid(),
  account_id text not null,
  provider_id text not null,
  user_id uuid not null references auth_users on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);

create table auth_verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);

create table auth_keys (
  id uuid primary key default gen_random_uuid(),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  alg text,
  crv text
);

create table auth_rate_limits (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

create index auth_sessions_user_id_idx on auth_sessions (user_id);

create index auth_accounts_user_id_idx on auth_accounts (user_id);

create index auth_verifications_identifier_idx on auth_verifications (identifier);

-- One identity of a provider belongs to one user.
create unique index auth_accounts_identity on auth_accounts (provider_id, account_id);

create table auth_refreshes (
  session_id uuid primary key references auth_sessions on delete cascade,
  generation integer not null default 1 check (generation > 0),
  rotated_at timestamptz not null
);

create table auth_codes (
  code_hash text primary key,
  session_id uuid not null references auth_sessions on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

create index auth_codes_expires_at on auth_codes (expires_at);
