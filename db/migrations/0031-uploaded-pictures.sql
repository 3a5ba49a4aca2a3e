-- An uploaded picture has its own path as its source.
alter table media drop constraint media_source_url_check;

alter table media add constraint media_source_url_check check (
  (source_url ~* '^https?://' and char_length(source_url) <= 2048) or source_url = '/media/' || sha256
);
