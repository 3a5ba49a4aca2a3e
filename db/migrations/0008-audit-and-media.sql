create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id text,
  actor_email text,
  action text not null check (action <> ''),
  entity text not null check (entity <> ''),
  entity_id text,
  before jsonb,
  after jsonb
);

create index audit_log_at on audit_log (at);

create index audit_log_entity on audit_log (entity, entity_id);

-- The same picture may be found at two addresses, and an address may change its picture: both stay servable.
create table media (
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  source_url text not null check (source_url ~* '^https?://' and char_length(source_url) <= 2048),
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144),
  fetched_at timestamptz not null default now(),
  primary key (sha256, source_url)
);

create index media_source_url on media (source_url, fetched_at);
