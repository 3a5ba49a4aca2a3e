create table internet_providers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  name_ne text,
  logo_url text,
  website_url text check (website_url ~* '^https?://'),
  contact_number text,
  description text,
  description_ne text,
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_updated_at before update on internet_providers
for each row when (old.* is distinct from new.*) execute function keep_updated_at();

create table internet_plans (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references internet_providers on delete cascade,
  plan_name text not null check (btrim(plan_name) <> ''),
  plan_name_ne text,
  speed_mbps integer not null check (speed_mbps > 0),
  price_npr numeric(12, 2) not null check (price_npr > 0),
  billing_cycle_months smallint check (billing_cycle_months > 0),
  plan_duration_months smallint check (plan_duration_months > 0),
  installation_cost_npr numeric(12, 2) check (installation_cost_npr >= 0),
  router_cost_npr numeric(12, 2) check (router_cost_npr >= 0),
  router_included boolean,
  includes_tv boolean not null default false,
  vat_included boolean,
  data_limit_gb text,
  fup_details text,
  fup_details_ne text,
  source_url text check (source_url ~* '^https?://'),
  source_checked_on date,
  last_verified_at timestamptz,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index internet_plans_provider_id on internet_plans (provider_id);

create trigger keep_updated_at before update on internet_plans
for each row when (old.* is distinct from new.*) execute function keep_updated_at();
