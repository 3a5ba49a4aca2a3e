import { sql } from 'kysely'
import { statements } from './statements.ts'

/** The operator's list of users begins with the newest: without an index every look at it sorted all of them. */
export default statements(sql`create index auth_users_newest on auth_users (created_at desc nulls last, id)`)
