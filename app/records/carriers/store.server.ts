import type { Kysely } from 'kysely'
import { type Lang, textIn } from '#app/kit/language.ts'
import type { Database } from '#db/schema.ts'
import { type Carrier, carrierColours } from './carrier.ts'
import { technologyIn } from './technology.ts'

export type CarrierRow = Awaited<ReturnType<typeof listActiveCarriers>>[number]

/** Active carriers in their order: a lookup takes the first that matches. */
export function listActiveCarriers(db: Kysely<Database>) {
  return db
    .selectFrom('carriers')
    .select([
      'id',
      'name',
      'name_ne',
      'technology',
      'prefixes',
      'icon_name',
      'color',
      'color_class',
      'bg_color_class',
      'description',
      'description_ne',
      'status',
      'status_note',
      'status_note_ne',
      'is_active',
      'sort_order',
    ])
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('name')
    .limit(200)
    .execute()
}

/** The carriers as a page in a language shows them. */
export function shownCarriers(lang: Lang, rows: readonly CarrierRow[]): Carrier[] {
  return rows.map((row) => ({
    id: row.id,
    name: textIn(lang, row.name, row.name_ne).text,
    technology: technologyIn(lang, row.technology),
    prefixes: row.prefixes,
    icon: row.icon_name,
    colour: carrierColours.find((colour) => colour === row.color) ?? 'blue',
    description: textIn(lang, row.description ?? '', row.description_ne).text,
    ...(row.status === 'ended' && {
      endedNote: textIn(lang, row.status_note ?? '', row.status_note_ne).text,
    }),
  }))
}
