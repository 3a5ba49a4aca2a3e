-- As that of votes: for the limit of the day, and cleared after it.
alter table corrections add column address_hash text;
