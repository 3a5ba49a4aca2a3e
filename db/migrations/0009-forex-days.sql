create table forex_days (
  date date primary key,
  published_on text check (char_length(published_on) <= 40),
  modified_on text check (char_length(modified_on) <= 40),
  rates jsonb not null check (jsonb_typeof(rates) = 'array'),
  fetched_at timestamptz not null
);
