-- Opened pages of a day, counted by page, referrer, region, width and languages, each by itself and beside no session.
create table usage_daily_dimensions (
  day date not null,
  kind text not null check (kind <> ''),
  value text not null,
  views integer not null check (views >= 0),
  visits integer not null check (visits >= 0),
  primary key (day, kind, value)
);
