-- Indexes of the operator's lists of users and subscribers: by last sign-in, and for a search inside names and addresses.
-- The latter need the extension `pg_trgm`, which comes with PostgreSQL; where it cannot be created, as in the embedded
-- database, a search reads all rows.
create index newsletter_subscribers_newest on newsletter_subscribers (created_at desc, id);

create index auth_users_last_sign_in on auth_users (last_sign_in_at desc nulls last, id);

do $$
begin
  create extension if not exists pg_trgm;
  create index auth_users_search on auth_users using gin (email gin_trgm_ops, name gin_trgm_ops);
  create index newsletter_subscribers_search on newsletter_subscribers
    using gin (email gin_trgm_ops, city gin_trgm_ops, country gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'pg_trgm cannot be created: searches among users and subscribers read all rows';
end $$;
