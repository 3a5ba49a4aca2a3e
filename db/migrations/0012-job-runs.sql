create table job_runs (
  job text primary key check (job <> ''),
  started_at timestamptz not null,
  finished_at timestamptz not null check (finished_at >= started_at),
  outcome text not null check (outcome in ('ok', 'failed')),
  error text,
  check ((outcome = 'failed') = (error is not null))
);
