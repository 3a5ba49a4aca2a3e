create table crypto_lists (
  list text primary key check (list <> ''),
  coins jsonb not null check (jsonb_typeof(coins) = 'array'),
  fetched_at timestamptz not null
);

-- One row a month, so that a call is counted in one statement by however many servers.
create table crypto_calls (
  month date primary key check (extract(day from month) = 1),
  calls int not null check (calls >= 1),
  minute timestamptz not null,
  minute_calls int not null check (minute_calls >= 1)
);
