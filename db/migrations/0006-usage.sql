-- Events are kept narrow (ids for the two texts, no key, no foreign keys) and in months, so that retention drops a
-- table; figures are read from the roll-ups. `count` is an integer because the sum of bigints would be a numeric.
create table usage_tools (
  id smallint generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and 64)
);

create table usage_agents (
  id integer generated always as identity primary key,
  agent text not null unique check (char_length(agent) <= 512)
);

-- Columns from the widest to the narrowest: no padding between them.
create table usage_logs (
  at timestamptz not null,
  session_id uuid not null,
  user_agent_id integer,
  tool_id smallint not null,
  details jsonb
) partition by range (at);

create index usage_logs_at on usage_logs using brin (at) with (pages_per_range = 32);

create table usage_hourly (
  hour timestamptz not null,
  tool_id smallint not null,
  count integer not null check (count >= 0),
  primary key (hour, tool_id)
);

create table usage_daily_sessions (
  day date not null,
  tool_id smallint not null,
  session_id uuid not null,
  primary key (day, tool_id, session_id)
);

create table error_logs (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind <> ''),
  message text not null,
  path text,
  request_id text,
  details jsonb
);

create index error_logs_at on error_logs (at);
