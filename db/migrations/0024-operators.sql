-- A row outlives the account that accepted: the owner of the address accepts again under a new one.
create table auth_operators (
  email text primary key check (email = lower(email)),
  id uuid not null default gen_random_uuid() unique,
  role text not null check (role in ('viewer', 'editor', 'operator')),
  invited_by text not null,
  invited_at timestamptz not null,
  updated_at timestamptz not null,
  user_id uuid references auth_users (id) on delete set null
);

create index auth_operators_user_id on auth_operators (user_id);
