import { sql } from 'kysely'
import { statements } from './statements.ts'

export default statements(
  // A server of the release before names no day; its events are of the present.
  sql`
    alter table usage_agents
    add column last_used_on date not null default (now() at time zone 'Asia/Kathmandu')::date`,
  sql`create index usage_agents_last_used_on on usage_agents (last_used_on)`,
)
