-- A server of the release before names no day; its events are of the present.
alter table usage_agents
add column last_used_on date not null default (now() at time zone 'Asia/Kathmandu')::date;

create index usage_agents_last_used_on on usage_agents (last_used_on);
