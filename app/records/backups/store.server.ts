import type { Kysely } from 'kysely'
import { z } from 'zod'
import { restoreFaults } from '#app/lib/restore-fault.ts'
import type { Database } from '#db/schema.ts'
import type { LastRestore } from './fields.ts'

type Db = Kysely<Database>

const counted = z.object({ rows: z.int() })

/** The rows of backups that were made in the panel, by their file. */
export async function countedRows(db: Db, files: readonly string[]): Promise<Map<string, number>> {
  if (files.length === 0) return new Map()
  const entries = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'after'])
    .where('entity', '=', 'database')
    .where('action', '=', 'dump')
    .where('entity_id', 'in', files)
    .execute()
  return new Map(
    entries.flatMap(({ entity_id, after }) => {
      const read = counted.safeParse(after)
      return read.success ? [[entity_id ?? '', read.data.rows] as const] : []
    }),
  )
}

const recorded = z.object({
  outcome: z.enum(['done', 'failed']),
  fault: z.enum(restoreFaults).optional(),
  backup_before: z.string().optional(),
})

/** The latest restore in the panel; null where there was none. */
export async function readLastRestore(db: Db): Promise<LastRestore | null> {
  const entry = await db
    .selectFrom('audit_log')
    .select(['at', 'actor_email', 'entity_id', 'after'])
    .where('entity', '=', 'database')
    .where('action', '=', 'restore')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const read = recorded.safeParse(entry?.after)
  if (!entry || !read.success) return null
  const { outcome, fault = null, backup_before = null } = read.data
  const { at, actor_email: by, entity_id } = entry
  return { file: entity_id ?? '', at: at.toISOString(), by, outcome, fault, backup_before }
}
