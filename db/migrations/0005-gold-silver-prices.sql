create table gold_silver_prices (
  id uuid primary key default gen_random_uuid(),
  date date not null unique,
  gold_hallmark_tola numeric(12, 2) not null check (gold_hallmark_tola > 0),
  gold_hallmark_10g numeric(12, 2) not null check (gold_hallmark_10g > 0),
  silver_tola numeric(12, 2) not null check (silver_tola > 0),
  silver_10g numeric(12, 2) not null check (silver_10g > 0),
  source text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_updated_at before update on gold_silver_prices
for each row when (old.* is distinct from new.*) execute function keep_updated_at();
