-- The day before on which a session came: the rows that came first since a day can then be counted as they are. A
-- default that is taken back fills the rows that are there without rewriting the table, while writers wait; then only
-- sessions of several days are looked for. Rows of a server of the release before have null.
alter table usage_daily_visits add column previous_day date default '-infinity';

alter table usage_daily_visits alter column previous_day drop default;

create index usage_daily_visits_session on usage_daily_visits (session_id, day);

create index usage_daily_visits_previous_day on usage_daily_visits (day, previous_day);

create index usage_daily_visits_unknown on usage_daily_visits (day, session_id) where previous_day is null;

update usage_daily_visits visit set previous_day = earlier.previous_day
from (
  select day, session_id, lag(day) over (partition by session_id order by day) as previous_day
  from usage_daily_visits
) as earlier
where earlier.previous_day is not null
  and visit.day = earlier.day and visit.session_id = earlier.session_id;
