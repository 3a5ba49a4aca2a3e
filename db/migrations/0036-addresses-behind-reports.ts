import { sql } from 'kysely'
import { statements } from './statements.ts'

export default statements(
  // As that of votes: for the limit of the day, and cleared after it.
  sql`alter table corrections add column address_hash text`,
)
