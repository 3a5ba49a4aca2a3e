-- No foreign key: a row outlives the user's account.
create table auth_operator_factors (
  email text primary key,
  user_id uuid not null,
  proven_at timestamptz not null
);
