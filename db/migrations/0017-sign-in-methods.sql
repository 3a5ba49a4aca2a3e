-- The columns of a phone and the wallets are what Better Auth 1.7.7 prints for its plugins; a test says when it wants others.
alter table auth_users
  add column phone_number text unique,
  add column phone_number_verified boolean;

alter table auth_sessions
  add column aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  add column amr jsonb;

create table auth_wallets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  address text not null,
  chain_id integer not null,
  is_primary boolean not null default false,
  created_at timestamptz not null
);

create index auth_wallets_user_id_idx on auth_wallets (user_id);

create unique index auth_wallets_address on auth_wallets (address, chain_id);

create table auth_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  friendly_name text not null,
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null,
  last_step bigint,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);

create index auth_factors_user_id_idx on auth_factors (user_id);

create table auth_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth_factors on delete cascade,
  expires_at timestamptz not null,
  failures integer not null default 0,
  created_at timestamptz not null default current_timestamp
);

create index auth_challenges_factor_id_idx on auth_challenges (factor_id);

create table auth_recovery_codes (
  user_id uuid not null references auth_users on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default current_timestamp,
  primary key (user_id, code_hash)
);
