-- The history of one person, or of one kind of thing, the latest first.
create index audit_log_actor on audit_log (actor_id, id);

create index audit_log_kind on audit_log (entity, id);
