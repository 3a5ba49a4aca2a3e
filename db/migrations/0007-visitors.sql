create table tool_ratings (
  tool_path text not null check (tool_path like '/%'),
  voter_id uuid not null,
  stars smallint not null check (stars between 1 and 5),
  address_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tool_path, voter_id)
);

create index tool_ratings_address on tool_ratings (address_hash, updated_at);

create trigger keep_updated_at before update on tool_ratings
for each row when (old.* is distinct from new.*) execute function keep_updated_at();

create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and email like '_%@_%'),
  city text,
  country text,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_updated_at before update on newsletter_subscribers
for each row when (old.* is distinct from new.*) execute function keep_updated_at();

create table newsletter_outbox (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references newsletter_subscribers on delete cascade,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);

create unique index newsletter_outbox_under_way on newsletter_outbox (subscriber_id)
where delivered_at is null;

create index newsletter_outbox_due on newsletter_outbox (next_attempt_at) where delivered_at is null;
