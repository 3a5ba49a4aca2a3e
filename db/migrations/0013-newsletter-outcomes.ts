import { sql } from 'kysely'
import { statements } from './statements.ts'

export default statements(
  // Set when delivery was given up; an operator may send it again. Neither it nor `delivered_at`: under way.
  sql`alter table newsletter_outbox add column failed_at timestamptz`,
  sql`alter table newsletter_outbox add column attempted_at timestamptz`,
)
