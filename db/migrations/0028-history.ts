import { sql } from 'kysely'
import { statements } from './statements.ts'

/** The history of one person, or of one kind of thing, the latest first. */
export default statements(
  sql`create index audit_log_actor on audit_log (actor_id, id)`,
  sql`create index audit_log_kind on audit_log (entity, id)`,
)
