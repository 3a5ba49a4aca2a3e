-- When a letter last asked an address that left the newsletter whether it is to be subscribed again.
alter table newsletter_subscribers add column confirmation_sent_at timestamptz;
