import { sql } from 'kysely'
import { statements } from './statements.ts'

/** An uploaded picture has its own path as its source. */
export default statements(
  sql`alter table media drop constraint media_source_url_check`,
  sql`
    alter table media add constraint media_source_url_check check (
      (source_url ~* '^https?://' and char_length(source_url) <= 2048) or source_url = '/media/' || sha256
    )`,
)
