import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { textIn } from '#app/lib/language.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { RowEditor } from '#app/platform/editing/row-editor.server.ts'
import type { Db } from '#db/schema.ts'
import lines from '#db/seeds/post-offices.json' with { type: 'json' }
import { officeOf } from '#db/seeds/rows.ts'
import { messages } from './messages.ne.ts'
import { postalRecord } from './schema.ts'

/** What pages show of a post office. */
export type OfficeRow = Awaited<ReturnType<typeof listActiveOffices>>[number]

/** The published list has 917. */
const mostOffices = 5000

/** Active offices by the spelling of their district and their code. */
export async function listActiveOffices(db: Db) {
  return await db
    .selectFrom('postal_codes')
    .select(['code', 'district', 'name', 'name_ne', 'office_type'])
    .where('is_active', '=', true)
    .orderBy(sql`district collate "C"`)
    .orderBy('code')
    .limit(mostOffices)
    .execute()
}

export const officeEditor = new RowEditor<'postal_codes', z.output<ReturnType<typeof postalRecord.edits>>>({
  table: 'postal_codes',
  tags: ['postal-codes'],
  searched: ['name', 'name_ne', 'code', 'district'],
  filters: postalRecord.filters,
  async conflicts(db, { code }, { lang, id }) {
    if (!code) return
    const other = await db
      .selectFrom('postal_codes')
      .select(['id', 'name', 'name_ne'])
      .where('code', '=', code)
      .executeTakeFirst()
    if (other && other.id !== id)
      return { code: messages[lang].codeTaken(textIn(lang, other.name, other.name_ne).text) }
  },
})

/** The seeds as rows: shown while the table cannot be read. */
export const seededOffices: readonly OfficeRow[] = lines.map((line) => ({ ...officeOf(line), name_ne: null }))

/** The post offices of a page; if they cannot be loaded, that is logged and the seeds are used. */
export const loadOffices = ({ site, render }: PageRequest): Promise<readonly OfficeRow[]> =>
  render.records(
    'postal-codes',
    () => site.postOffices.current(),
    () => seededOffices,
  )
