import { RowEditor } from '#app/platform/editing/row-editor.server.ts'
import type { ProviderFields } from './edit-fields.ts'

export const providerEditor = new RowEditor<'internet_providers', ProviderFields>({
  table: 'internet_providers',
  tags: ['internet-providers', 'internet-plans'],
  searched: ['name', 'name_ne', 'contact_number', 'description'],
  cascades: async (db, id) => ({
    plans: await db.selectFrom('internet_plans').selectAll().where('provider_id', '=', id).execute(),
  }),
})
