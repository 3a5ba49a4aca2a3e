import type * as z from 'zod/mini'
import { type Lang, textIn } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { listActiveRows, RowEditor } from '#app/platform/editing/row-editor.server.ts'
import type { Db } from '#db/schema.ts'
import { carrierRemarks } from './carrier.ts'
import { messages } from './messages.ne.ts'
import { carrierRecord } from './schema.ts'

export type CarrierRow = Awaited<ReturnType<typeof listActiveCarriers>>[number]

/** Active carriers in their order: a lookup takes the first that matches. */
export const listActiveCarriers = (db: Db) => listActiveRows(db, 'carriers', carrierRecord.columns, 200)

type CarrierFields = z.output<ReturnType<typeof carrierRecord.edits>>

export const carrierEditor = new RowEditor<'carriers', CarrierFields>({
  table: 'carriers',
  tags: ['carriers'],
  searched: ['name', 'name_ne', 'technology', 'description'],
  filters: carrierRecord.filters,
  columns: withOneColour,
  async conflicts(db, { prefixes }, { lang, id }) {
    if (!prefixes) return
    const rows = await db
      .selectFrom('carrier_prefixes')
      .select(['prefix', 'carrier_id'])
      .where('prefix', 'in', prefixes)
      .orderBy('prefix')
      .execute()
    const taken = rows.filter(({ carrier_id }) => carrier_id !== id).map(({ prefix }) => prefix)
    if (taken.length > 0) return { prefixes: messages[lang].prefixesTaken(taken.join(', ')) }
  },
})

/** A colour has three columns, and they always say the same. */
function withOneColour({ color, color_class, bg_color_class, ...columns }: Partial<CarrierFields>) {
  const colour = color ?? (color_class ?? bg_color_class)?.split('-')[1]
  if (!colour) return columns
  return { ...columns, color: colour, color_class: `text-${colour}-600`, bg_color_class: `bg-${colour}-100` }
}

/** The carriers of a page; if they cannot be loaded, that is logged and the two built-in ones are used. */
export async function loadCarriers({ lang, site, render }: PageRequest) {
  const read = () => site.carriers.current()
  return shownCarriers(lang, await render.records('carriers', read, () => builtInCarriers))
}

/** A carrier as pages show it, its texts in the language of the page. */
export type Carrier = ReturnType<typeof shownCarriers>[number]

type ShownColumns = Omit<CarrierRow, 'color_class' | 'bg_color_class' | 'is_active' | 'sort_order'>

/** The carriers as a page in a language shows them. */
export function shownCarriers(lang: Lang, rows: readonly ShownColumns[]) {
  return rows.map((row) => ({
    id: row.id,
    name: textIn(lang, row.name, row.name_ne).text,
    technology: technologyIn(lang, row.technology),
    prefixes: row.prefixes,
    icon: row.icon_name,
    colour: row.color,
    description: textIn(lang, row.description ?? '', row.description_ne).text,
    remarks: saidIn(lang, carrierRemarks(row)),
  }))
}

const nepaliTechnologies: Readonly<Record<string, string>> = { GSM: 'जीएसएम', CDMA: 'सीडीएमए' }

/** A technology as readers of the language write it; names such as `4G` stay. */
export function technologyIn(lang: Lang, technology: string): string {
  return lang === 'ne'
    ? technology.replace(/GSM|CDMA/g, (name) => nepaliTechnologies[name] ?? name)
    : technology
}

const operating = { status: 'operating', status_note: null, status_note_ne: null } as const

/** Shown without a message when the list of carriers cannot be loaded; in this order. */
export const builtInCarriers: readonly ShownColumns[] = [
  {
    id: 'nepal-telecom-gsm',
    name: 'Nepal Telecom (Namaste SIM)',
    name_ne: 'नेपाल टेलिकम (नमस्ते सिम)',
    technology: 'GSM',
    prefixes: ['984', '985', '986', '976'],
    icon_name: 'smartphone',
    color: 'blue',
    description: 'State-run mobile operator.',
    description_ne: 'सरकारी स्वामित्वको मोबाइल सेवा प्रदायक।',
    ...operating,
  },
  {
    id: 'ncell',
    name: 'Ncell',
    name_ne: 'एनसेल',
    technology: 'GSM',
    prefixes: ['980', '981', '982', '970'],
    icon_name: 'phone',
    color: 'purple',
    description: 'Private mobile operator.',
    description_ne: 'निजी मोबाइल सेवा प्रदायक।',
    ...operating,
  },
]
