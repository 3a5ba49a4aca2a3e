import { sql } from 'kysely'
import { statements } from './statements.ts'

export default statements(
  // Given up, until somebody sends it again: a delivery without it and without `delivered_at` is under way.
  sql`alter table newsletter_outbox add column failed_at timestamptz`,
  sql`alter table newsletter_outbox add column attempted_at timestamptz`,
)
