create table saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users on delete cascade,
  section text not null check (section <> ''),
  name text not null check (btrim(name) <> ''),
  query text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, section, name)
);

create trigger keep_updated_at before update on saved_views
for each row when (old.* is distinct from new.*) execute function keep_updated_at();
