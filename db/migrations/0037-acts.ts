import { sql } from 'kysely'
import { statements } from './statements.ts'

/** Texts by which an entry is found, of the row before and after. */
const names = ['name', 'name_ne', 'plan_name', 'email', 'subject_name']
const texts = names.flatMap((name) => [`before->>'${name}'`, `after->>'${name}'`])
const searched = ['actor_email', 'entity_id', ...texts].map((text) => `coalesce(${text}, '')`)

export default statements(
  // Null in entries of releases before, and of programs.
  sql`alter table audit_log add column act uuid`,
  sql`alter table audit_log add column searched text generated always as (${sql.raw(searched.join(" || ' ' || "))}) stored`,
  sql`create index audit_log_act on audit_log (act, id)`,
)
