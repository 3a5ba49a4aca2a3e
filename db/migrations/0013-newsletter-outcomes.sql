-- Set when delivery was given up; an operator may send it again. Neither it nor `delivered_at`: under way.
alter table newsletter_outbox add column failed_at timestamptz;

alter table newsletter_outbox add column attempted_at timestamptz;
