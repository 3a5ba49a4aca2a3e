import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** The columns of a tool that visitors may read. */
export const publicToolColumns = [
  'id',
  'name',
  'name_ne',
  'description',
  'description_ne',
  'icon_name',
  'category',
  'path',
  'sort_order',
  'is_active',
  'seo_title',
  'seo_title_ne',
  'seo_description',
  'seo_description_ne',
  'seo_keywords',
  'seo_keywords_ne',
  'og_image',
  'updated_at',
] as const

export type ToolRow = Awaited<ReturnType<typeof listActiveTools>>[number]

/** Active tools in their order. At most 500: a list that visitors see is bounded. */
export function listActiveTools(db: Kysely<Database>) {
  return db
    .selectFrom('tools')
    .select(publicToolColumns)
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('name')
    .limit(500)
    .execute()
}

/** The row of a page, active or not; none where the operator never touched the tool or deleted its row. */
export function findToolByPath(db: Kysely<Database>, path: string) {
  return db.selectFrom('tools').select(publicToolColumns).where('path', '=', path).executeTakeFirst()
}
