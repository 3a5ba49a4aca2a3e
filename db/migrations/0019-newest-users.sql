-- The operator's list of users begins with the newest: without an index every look at it sorted all of them.
create index auth_users_newest on auth_users (created_at desc nulls last, id);
