-- An undecided report stays after the words of the visitor were deleted.
alter table corrections drop constraint corrections_check;

alter table corrections add constraint corrections_open_undecided check (state <> 'open' or decided_at is null);
