import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { type Lang, textIn } from '#app/lib/language.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { listActiveRows, RowEditor } from '#app/platform/editing/row-editor.server.ts'
import type { Db } from '#db/schema.ts'
import seeds from '#db/seeds/emergency-numbers.json' with { type: 'json' }
import { type EmergencySeed, emergencySeed } from '#db/seeds/rows.ts'
import { messages } from './messages.ne.ts'
import { categoryIds, type PinnedNumber } from './number.ts'
import { emergencyRecord } from './schema.ts'

export type EmergencyRow = Awaited<ReturnType<typeof listActiveNumbers>>[number]

/** Active numbers in the order of the page. */
export const listActiveNumbers = (db: Db) =>
  listActiveRows(db, 'emergency_numbers', emergencyRecord.columns, 500)

export const numberEditor = new RowEditor<
  'emergency_numbers',
  z.output<ReturnType<typeof emergencyRecord.edits>>
>({
  table: 'emergency_numbers',
  tags: ['emergency-numbers'],
  searched: ['name', 'name_ne', 'number', 'other_numbers', 'search_words'],
  filters: emergencyRecord.filters,
  groups: { field: 'category', values: categoryIds },
  async conflicts(db, { number }, { lang, id }) {
    if (!number) return
    const other = await db
      .selectFrom('emergency_numbers')
      .select(['id', 'name', 'name_ne'])
      .where(sql`regexp_replace(number, '[^0-9]', '', 'g')`, '=', number.replace(/\D/g, ''))
      .executeTakeFirst()
    if (other && other.id !== id)
      return { number: messages[lang].numberTaken(textIn(lang, other.name, other.name_ne).text) }
  },
})

const columns = Object.fromEntries(emergencyRecord.columns.map((name) => [name, null]))

/** The seeds as rows: shown while the table cannot be read. */
export const seededNumbers: readonly EmergencyRow[] = (seeds as EmergencySeed[]).map(
  (seed) =>
    ({ ...columns, is_old_number: false, is_active: true, ...emergencySeed(seed).row }) as EmergencyRow,
)

/** The numbers of a page; if they cannot be loaded, that is logged and the seeds are used. */
export const loadNumbers = ({ site, render }: PageRequest): Promise<readonly EmergencyRow[]> =>
  render.records(
    'emergency-numbers',
    () => site.emergencyNumbers.current(),
    () => seededNumbers,
  )

/** There is room for four. */
const mostPinned = 4

/**
 * The first rows with a short name: police, fire brigade, ambulance and traffic police, unless an operator chose others. A
 * number that may not work is never among them.
 */
export function pinnedNumbers(lang: Lang, rows: readonly EmergencyRow[]): PinnedNumber[] {
  return rows
    .flatMap(({ short_name, short_name_ne, number, is_old_number }) =>
      short_name && !is_old_number
        ? [{ shortName: textIn(lang, short_name, short_name_ne).text, number }]
        : [],
    )
    .slice(0, mostPinned)
}
