create table carriers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  name_ne text,
  technology text not null default 'GSM' check (technology <> ''),
  prefixes text[] not null check (cardinality(prefixes) > 0),
  icon_name text not null default 'phone',
  color text not null default 'blue',
  color_class text not null default 'text-blue-600',
  bg_color_class text not null default 'bg-blue-100',
  description text,
  description_ne text,
  status text not null default 'operating' check (status in ('operating', 'ended')),
  status_note text,
  status_note_ne text,
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint carriers_color_check check (
    color in ('blue', 'purple', 'green', 'orange', 'red', 'pink', 'indigo', 'yellow'))
);

create trigger keep_updated_at before update on carriers
for each row when (old.* is distinct from new.*) execute function keep_updated_at();

create table carrier_prefixes (
  prefix text primary key check (prefix ~ '^[0-9]{3}$'),
  carrier_id uuid not null references carriers on delete cascade
);

create index carrier_prefixes_carrier_id on carrier_prefixes (carrier_id);

-- What holds for each element of an array is written here; checked before, two admins saving at once would pass.
create function claim_carrier_prefixes() returns trigger language plpgsql as $$
begin
  delete from carrier_prefixes where carrier_id = new.id;
  insert into carrier_prefixes (prefix, carrier_id) select unnest(new.prefixes), new.id;
  return null;
end $$;

create trigger claim_carrier_prefixes after insert or update of prefixes on carriers
for each row execute function claim_carrier_prefixes();

create table banks (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  name_ne text,
  code text not null unique check (code <> '' and code = upper(code)),
  logo_url text,
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_updated_at before update on banks
for each row when (old.* is distinct from new.*) execute function keep_updated_at();
