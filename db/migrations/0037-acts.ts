import { sql } from 'kysely'
import { statements } from './statements.ts'

/** By which an entry is found: names of the row before and after, and the person or program. Of an act they count once. */
const names = ['name', 'name_ne', 'plan_name', 'email', 'subject_name']
const texts = names.flatMap((name) => [`before->>'${name}'`, `after->>'${name}'`])
const searched = ['case when is_first then coalesce(actor_email, actor_id) end', 'entity_id', ...texts]
const joined = sql.raw(searched.map((text) => `coalesce(${text}, '')`).join(" || ' ' || "))

export default statements(
  // Entries of releases before and of programs have no act, and each stands alone.
  sql`alter table audit_log add column act uuid, add column is_first boolean not null default true`,
  sql`alter table audit_log add column searched text generated always as (lower(${joined})) stored`,
  sql`create index audit_log_act on audit_log (act, id)`,
  sql`create index audit_log_first on audit_log (id) where is_first`,
)
