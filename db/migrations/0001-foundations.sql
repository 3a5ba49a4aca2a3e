create function keep_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create table seed_applied (
  seed_id text primary key,
  applied_at timestamptz not null default now()
);
