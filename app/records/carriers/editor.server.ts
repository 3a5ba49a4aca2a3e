import { RowEditor } from '#app/platform/editing/row-editor.server.ts'
import type { CarrierFields } from './edit-fields.ts'
import { messages } from './messages.ne.ts'

export const carrierEditor = new RowEditor<'carriers', CarrierFields>({
  table: 'carriers',
  tags: ['carriers'],
  searched: ['name', 'name_ne', 'technology', 'description'],
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
