create table problems (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('source', 'job', 'backup', 'mail')),
  subject text not null check (subject <> ''),
  reason text not null check (reason in ('silent', 'late', 'held', 'failed', 'overdue')),
  detail text check (length(detail) <= 300),
  since timestamptz not null,
  last_seen_at timestamptz not null,
  confirmed_at timestamptz,
  notified_at timestamptz,
  recovered_at timestamptz
);

create unique index problems_open on problems (kind, subject) where recovered_at is null;

create index problems_recovered_at on problems (recovered_at);

-- When the job last ended without an error.
alter table job_runs add column last_ok_at timestamptz;
