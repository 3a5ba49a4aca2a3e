-- Entries of releases before and of programs have no act, and each stands alone.
alter table audit_log add column act uuid, add column is_first boolean not null default true;

-- By which an entry is found: names of the row before and after, and the person or program. Of an act they count once.
alter table audit_log add column searched text generated always as (
  lower(
    coalesce(case when is_first then coalesce(actor_email, actor_id) end, '')
    || ' ' || coalesce(entity_id, '')
    || ' ' || coalesce(before->>'name', '') || ' ' || coalesce(after->>'name', '')
    || ' ' || coalesce(before->>'name_ne', '') || ' ' || coalesce(after->>'name_ne', '')
    || ' ' || coalesce(before->>'plan_name', '') || ' ' || coalesce(after->>'plan_name', '')
    || ' ' || coalesce(before->>'email', '') || ' ' || coalesce(after->>'email', '')
    || ' ' || coalesce(before->>'subject_name', '') || ' ' || coalesce(after->>'subject_name', '')
  )
) stored;

create index audit_log_act on audit_log (act, id);

create index audit_log_first on audit_log (id) where is_first;
