create table emergency_numbers (
  id uuid primary key default gen_random_uuid(),
  category text not null check (
    category in ('general', 'security', 'health', 'utilities', 'disaster', 'enquiries')),
  name text not null check (btrim(name) <> ''),
  name_ne text,
  short_name text,
  short_name_ne text,
  number text not null check (number ~ '^[+]?[0-9][0-9 -]*$'),
  other_numbers text,
  search_words text,
  description text,
  description_ne text,
  address text,
  address_ne text,
  email text,
  confidence text not null default 'medium' check (confidence in ('high', 'medium')),
  is_old_number boolean not null default false,
  note text,
  note_ne text,
  sources text not null check (btrim(sources) <> ''),
  sources_ne text,
  checked_on date not null,
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Two spellings of one number are one number.
create unique index emergency_numbers_digits
on emergency_numbers ((regexp_replace(number, '[^0-9]', '', 'g')));

create trigger keep_updated_at before update on emergency_numbers
for each row when (old.* is distinct from new.*) execute function keep_updated_at();

create table postal_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[0-9]{5}$'),
  name text not null check (btrim(name) <> ''),
  name_ne text,
  district text not null check (district <> ''),
  office_type text not null default 'A.P.O.',
  source text,
  checked_on date,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint postal_codes_line_check check (concat(name, name_ne, district, office_type) !~ e'[|\n]')
);

create index postal_codes_name on postal_codes (name, id);

create index postal_codes_district on postal_codes (district, id);

create trigger keep_updated_at before update on postal_codes
for each row when (old.* is distinct from new.*) execute function keep_updated_at();
