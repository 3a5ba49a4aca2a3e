-- Its columns are those of Better Auth's passkey plugin 1.7.6 and `last_used_at`; a test says when it wants others.
create table auth_passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  name text,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default current_timestamp,
  last_used_at timestamptz
);

create index auth_passkeys_user_id_idx on auth_passkeys (user_id);
