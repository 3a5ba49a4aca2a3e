import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '#db/schema.ts'

const counted = z.object({ rows: z.int() })

/** The rows of backups that were made in the panel, by their file. */
export async function countedRows(
  db: Kysely<Database>,
  files: readonly string[],
): Promise<Map<string, number>> {
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
