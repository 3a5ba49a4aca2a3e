create table tools (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  name_ne text,
  path text not null unique check (path like '/%'),
  description text not null check (btrim(description) <> ''),
  description_ne text,
  icon_name text not null default 'tool',
  category text not null default 'Utility',
  is_active boolean not null default true,
  sort_order integer not null default 0,
  seo_title text,
  seo_title_ne text,
  seo_description text,
  seo_description_ne text,
  seo_keywords text,
  seo_keywords_ne text,
  og_image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_updated_at before update on tools
for each row when (old.* is distinct from new.*) execute function keep_updated_at();

create table site_settings (
  key text primary key check (key <> ''),
  value jsonb not null,
  description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_updated_at before update on site_settings
for each row when (old.* is distinct from new.*) execute function keep_updated_at();
