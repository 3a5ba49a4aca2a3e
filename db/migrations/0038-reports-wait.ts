import { sql } from 'kysely'
import { statements } from './statements.ts'

/** An undecided report stays after the words of the visitor were deleted. */
export default statements(
  sql`alter table corrections drop constraint corrections_check`,
  sql`alter table corrections add constraint corrections_open_undecided check (state <> 'open' or decided_at is null)`,
)
