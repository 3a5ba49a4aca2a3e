create table corrections (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null
    check (subject_kind in ('emergency', 'postal', 'plan', 'bank', 'carrier', 'gold', 'day')),
  subject_key text not null check (length(subject_key) between 1 and 64),
  subject_name text not null,
  subject_name_ne text,
  subject_value text not null,
  message text check (length(message) between 1 and 1000),
  link text check (length(link) between 1 and 500),
  lang text not null check (lang in ('en', 'ne')),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  reason text check (length(reason) between 1 and 500),
  reason_ne text check (length(reason_ne) between 1 and 500),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (state <> 'open' or (decided_at is null and message is not null)),
  check (state = 'open' or (decided_at is not null and reason is not null))
);

create index corrections_open on corrections (created_at, subject_kind, subject_key) where state = 'open';

create index corrections_decided on corrections (decided_at) where state <> 'open';

-- Of the job that deletes what visitors wrote.
create index corrections_created_at on corrections (created_at) where message is not null;
