create table data_releases (
  name text not null check (name ~ '^[a-z-]{1,40}$'),
  released_at timestamptz not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  row_count integer not null,
  added_count integer not null,
  removed_count integer not null,
  content text not null,
  primary key (name, released_at)
);

create index data_releases_sha256 on data_releases (sha256);
