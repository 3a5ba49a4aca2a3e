-- A third roll-up: a session has one row for each tool of a day in the other one, and here one for the day.
create table usage_daily_visits (
  day date not null,
  session_id uuid not null,
  primary key (day, session_id)
);

insert into usage_daily_visits (day, session_id)
select distinct day, session_id from usage_daily_sessions order by 1, 2;
