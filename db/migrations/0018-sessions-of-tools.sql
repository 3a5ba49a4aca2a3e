-- The distinct sessions of each tool, counted while events are written: the home page shows them, and to compare all
-- sessions at each look took longer with every day. Writers wait for the new column and so for the count; what a server
-- of the release before writes after it, until it is exchanged, stays uncounted.
alter table usage_tools add column sessions integer not null default 0 check (sessions >= 0);

update usage_tools tool set sessions = counted.sessions
from (
  select tool_id, count(distinct session_id)::int as sessions from usage_daily_sessions group by tool_id
) as counted
where tool.id = counted.tool_id;
