import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

export interface MaintenanceStart {
  since: Date
  /** The e-mail address of the operator; null for a program. */
  by: string | null
}

/** When maintenance was last switched on in the panel, and by whom; undefined where the audit log does not say. */
export async function findMaintenanceStart(db: Kysely<Database>): Promise<MaintenanceStart | undefined> {
  const enabled = (version: 'before' | 'after') =>
    sql<boolean>`coalesce((${sql.ref(version)} -> 'value' ->> 'enabled')::boolean, false)`
  const entry = await db
    .selectFrom('audit_log')
    .select(['at', 'actor_email'])
    .where('entity', '=', 'site_settings')
    .where('entity_id', '=', 'maintenance_mode')
    .where(enabled('after'), '=', true)
    .where(enabled('before'), '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry && { since: entry.at, by: entry.actor_email }
}
